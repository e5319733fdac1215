import { defineMessages } from '@karvon/i18n';

export const stayDatesMessages = defineMessages({
  title: {
    id: 'hotel-orders.stay-dates',
    defaultMessage: 'Даты проживания',
    description: 'Heading over the change of the days of a booked stay.',
  },
  text: {
    id: 'hotel-orders.stay-dates-text',
    defaultMessage:
      'Этот заказ пока отменяется бесплатно, поэтому даты можно поменять. Сначала покажем цену.',
    description: 'Above the button that opens the form.',
  },
  open: {
    id: 'hotel-orders.stay-dates-open',
    defaultMessage: 'Изменить даты',
    description: 'Button: opens the form.',
  },
  arrival: {
    id: 'hotel-orders.stay-dates-arrival',
    defaultMessage: 'Заезд',
    description: 'Field.',
  },
  departure: {
    id: 'hotel-orders.stay-dates-departure',
    defaultMessage: 'Выезд',
    description: 'Field.',
  },
  choose: {
    id: 'hotel-orders.stay-dates-choose',
    defaultMessage: 'Выберите дату',
    description: 'In an empty field of a day.',
  },
  calendar: {
    id: 'hotel-orders.stay-dates-calendar',
    defaultMessage: 'Новые даты',
    description: 'Heading of the calendar, and the term of the new days.',
  },
  incomplete: {
    id: 'hotel-orders.stay-dates-incomplete',
    defaultMessage: 'Укажите новые даты заезда и выезда',
    description: 'Field error: a day is missing, or the days are those of the order.',
  },
  tooLong: {
    id: 'hotel-orders.stay-dates-too-long',
    defaultMessage: 'Не больше {nights, plural, one {# ночи} other {# ночей}}',
    description: 'Field error: so many nights are sold at most.',
  },
  ask: {
    id: 'hotel-orders.stay-dates-ask',
    defaultMessage: 'Узнать цену',
    description: 'Button: looks up the price of the new days.',
  },
  asking: {
    id: 'hotel-orders.stay-dates-asking',
    defaultMessage: 'Узнаём цену',
    description: 'On the button meanwhile.',
  },
  soldOut: {
    id: 'hotel-orders.stay-dates-sold-out',
    defaultMessage:
      'На эти даты такого номера по вашему тарифу нет. Выберите другие даты или напишите нам.',
    description: 'The same room is not sold on these days.',
  },
  never: {
    id: 'hotel-orders.stay-dates-never',
    defaultMessage: 'Бесплатно поменять даты уже нельзя. Напишите нам, и мы спросим отель.',
    description: 'The days cannot be changed (any more).',
  },
  price: {
    id: 'hotel-orders.stay-dates-price',
    defaultMessage: 'Новые даты стоят',
    description: 'Line: the price of the new days, to be paid.',
  },
  refund: {
    id: 'hotel-orders.stay-dates-refund',
    defaultMessage: 'Вернём за прежние',
    description: 'Line: all that was paid for the old days.',
  },
  dearer: {
    id: 'hotel-orders.stay-dates-dearer',
    defaultMessage: 'Итого доплата',
    description: 'Line: how much more the new days cost.',
  },
  cheaper: {
    id: 'hotel-orders.stay-dates-cheaper',
    defaultMessage: 'Итого вернётся',
    description: 'Line: how much less the new days cost; nothing, too.',
  },
  order: {
    id: 'hotel-orders.stay-dates-order',
    defaultMessage:
      'Сначала вы оплачиваете новые даты полностью. Сразу после оплаты мы бесплатно отменим прежние и вернём за них {refund}. Пока новые даты не оплачены, прежнее бронирование действует.',
    description: 'In which order money is taken and given back.',
  },
  orderAtHotel: {
    id: 'hotel-orders.stay-dates-order-at-hotel',
    defaultMessage:
      'Мы забронируем новые даты и сразу бесплатно отменим прежние. Платить, как и раньше, нужно в отеле.',
    description: 'What happens to a stay that is paid at the hotel.',
  },
  terms: {
    id: 'hotel-orders.stay-dates-terms',
    defaultMessage: 'Условия отмены новых дат',
    description: 'Opens the terms.',
  },
  take: {
    id: 'hotel-orders.stay-dates-take',
    defaultMessage: 'Забронировать новые даты',
    description: 'Button: books the new days; then the page of the new order opens.',
  },
  taking: {
    id: 'hotel-orders.stay-dates-taking',
    defaultMessage: 'Бронируем',
    description: 'On the button meanwhile.',
  },
  close: {
    id: 'hotel-orders.stay-dates-close',
    defaultMessage: 'Оставить как есть',
    description: 'Button: closes the form.',
  },
  replacedSoon: {
    id: 'hotel-orders.stay-dates-replaced-soon',
    defaultMessage:
      'Вы выбрали новые даты. Этот заказ действует, пока новый не оплачен; потом мы отменим его бесплатно.',
    description: 'On the old order, while the new one waits for its payment.',
  },
  replaced: {
    id: 'hotel-orders.stay-dates-replaced',
    defaultMessage: 'Вместо этого заказа забронированы новые даты.',
    description: 'On the old order, which is cancelled.',
  },
  toNew: {
    id: 'hotel-orders.stay-dates-to-new',
    defaultMessage: 'Открыть заказ: {number}',
    description: 'Link to the other order of a change of days.',
  },
  replacesSoon: {
    id: 'hotel-orders.stay-dates-replaces-soon',
    defaultMessage:
      'Это новые даты вместо заказа {number}. После оплаты мы отменим его бесплатно и вернём всё, что за него заплачено.',
    description: 'On the new order, while it waits for its payment.',
  },
  replaces: {
    id: 'hotel-orders.stay-dates-replaces',
    defaultMessage: 'Эти даты забронированы вместо заказа {number}.',
    description: 'On the new order, once it is sold.',
  },
});
