import { defineMessages } from '@karvon/i18n';

export const dialogMessages = defineMessages({
  close: {
    id: 'orders.extras-close',
    defaultMessage: 'Закрыть выбор багажа и мест',
    description: 'Button that closes the dialog; the choice is kept.',
  },
  loading: {
    id: 'orders.extras-loading',
    defaultMessage: 'Узнаём у авиакомпании цены и свободные места',
    description: 'Read aloud while bags and seats load.',
  },
  retry: { id: 'orders.extras-retry', defaultMessage: 'Повторить', description: 'Button.' },
  none: {
    id: 'orders.extras-none',
    defaultMessage:
      'К этому заказу на сайте нельзя добавить ни багаж, ни места. Позвоните в поддержку: поможем, если авиакомпания их продаёт.',
    description: 'When nothing can be bought.',
  },
  phone: {
    id: 'orders.extras-phone',
    defaultMessage: 'Позвонить в поддержку: {phone}',
    description: 'Below that, a button that calls.',
  },
  parts: {
    id: 'orders.extras-parts',
    defaultMessage: 'Что добавить',
    description: 'Label of the choice between bags and seats; read aloud.',
  },
  bags: { id: 'orders.extras-bags', defaultMessage: 'Багаж', description: 'Part of the dialog.' },
  seats: { id: 'orders.extras-seats', defaultMessage: 'Места', description: 'Part of the dialog.' },
  bag: {
    id: 'orders.extras-bag-price',
    defaultMessage: '{kg, select, none {{price} за место багажа} other {до {kg} кг — {price}}}',
    description: 'Below a passenger: the limit and the price of one more bag.',
  },
  less: {
    id: 'orders.extras-bag-less',
    defaultMessage: 'Убрать место багажа: {who}',
    description: 'Button; {who}: the passenger.',
  },
  moreBags: {
    id: 'orders.extras-bag-more',
    defaultMessage: 'Добавить место багажа: {who}',
    description: 'Button; {who}: the passenger.',
  },
  gone: {
    id: 'orders.extras-gone',
    defaultMessage: 'Больше не продаётся: {things}. Выберите другое или продолжайте без этого.',
    description: 'Chosen things that cannot be bought any more.',
  },
  confirmAgain: {
    id: 'orders.extras-confirm-again',
    defaultMessage: 'Проверьте выбор и подтвердите новую цену.',
    description: 'After «Цена изменилась: была …, стала ….».',
  },
  paying: {
    id: 'orders.extras-paying',
    defaultMessage: 'Банк ещё проводит платёж. Изменить багаж и места можно, когда он завершится.',
    description: 'When a payment is under way.',
  },
  chosen: {
    id: 'orders.extras-chosen',
    defaultMessage:
      '{bags, plural, =0 {} other {мест багажа: #}}{both, select, yes {, } other {}}{seats, plural, =0 {} other {мест в салоне: #}}',
    description: 'How many bags and seats are chosen; {both}: "yes" where there are both.',
  },
  nothing: {
    id: 'orders.extras-nothing',
    defaultMessage: 'Пока ничего не выбрано',
    description: 'In the place of the sum.',
  },
  add: {
    id: 'orders.extras-add-for',
    defaultMessage: 'Добавить за {total}',
    description: 'Button that agrees to the choice.',
  },
  adding: {
    id: 'orders.extras-adding',
    defaultMessage: 'Сохраняем выбор',
    description: 'Read aloud.',
  },
  giveUp: {
    id: 'orders.extras-give-up',
    defaultMessage: 'Убрать багаж и места',
    description: 'Button that gives up what was chosen before.',
  },
  done: {
    id: 'orders.extras-done',
    defaultMessage: 'Готово',
    description: 'Button that closes the dialog when nothing has changed.',
  },
});
