import { defineMessages } from '@karvon/i18n';

export const extrasSectionMessages = defineMessages({
  prices: {
    id: 'air-booking.extras-prices',
    defaultMessage:
      '{things, select, both {Дополнительный багаж — {bag}, место в салоне — {seat}.} bags {Дополнительный багаж — {bag}.} other {Место в салоне — {seat}.}}',
    description:
      'What a bag and a seat cost; {things}: both, bags or seats. {bag}, {seat}: one of the three texts below.',
  },
  from: {
    id: 'air-booking.extras-from',
    defaultMessage: 'от {price}',
    description: 'The lowest price, inside the line of prices.',
  },
  freeOrFrom: {
    id: 'air-booking.extras-free-or-from',
    defaultMessage: 'бесплатно или от {price}',
    description: 'The same where some cost nothing.',
  },
  free: {
    id: 'air-booking.extras-free',
    defaultMessage: 'бесплатно',
    description: 'The same where all cost nothing.',
  },
  loading: {
    id: 'air-booking.extras-loading',
    defaultMessage: 'Узнаём у авиакомпании цены багажа и мест',
    description: 'In the place of the prices while they load.',
  },
  later: {
    id: 'air-booking.extras-later',
    defaultMessage:
      'Оплачиваются вместе с билетами. Не хотите выбирать сейчас — выберете на странице заказа.',
    description: 'Below the button that opens the choice of bags and seats.',
  },
  failed: {
    id: 'air-booking.extras-failed',
    defaultMessage:
      'Авиакомпания пока не сообщила цены багажа и мест. Их можно будет выбрать на странице заказа.',
    description: 'When the prices did not come, and nothing was chosen before.',
  },
  failedChosen: {
    id: 'air-booking.extras-failed-chosen',
    defaultMessage:
      'Авиакомпания пока не сообщила цены багажа и мест. Ваш выбор не войдёт в заказ: выберите заново на его странице.',
    description: 'The same when something was chosen before; it is not booked.',
  },
  retry: {
    id: 'air-booking.extras-retry',
    defaultMessage: 'Узнать ещё раз',
    description: 'Button that asks for the prices again.',
  },
  gone: {
    id: 'air-booking.extras-gone',
    defaultMessage: 'Больше не продаётся: {things}. В заказ это не войдёт.',
    description: 'Chosen bags and seats that cannot be bought any more.',
  },
  refused: {
    id: 'air-booking.extras-refused',
    defaultMessage:
      'Заказ пока не оформлен: багаж или места уже не продаются по выбранной цене. Проверьте выбор и сумму и нажмите «Забронировать» ещё раз.',
    description: 'After a booking was refused because of the chosen bags and seats.',
  },
  none: {
    id: 'air-booking.extras-none',
    defaultMessage: 'К этому тарифу сейчас нельзя добавить ни багаж, ни места.',
    description: 'In the dialog, when nothing is sold any more.',
  },
});
