import { defineMessages } from '@karvon/i18n';

export const extrasMessages = defineMessages({
  more: {
    id: 'orders.extras-more',
    defaultMessage: 'Добавить ещё',
    description: 'Button that opens the choice once something is bought.',
  },
  withOrder: {
    id: 'orders.extras-with-order',
    defaultMessage: 'Оплачиваются вместе с заказом.',
    description: 'Below chosen bags and seats of an order that is not paid.',
  },
  payBefore: {
    id: 'orders.extras-pay-before',
    defaultMessage: 'Оплатите до {at}, иначе выбор отменится. Билеты останутся в силе.',
    description: 'Above the payment of bags and seats on their own.',
  },
  toPay: {
    id: 'orders.extras-to-pay',
    defaultMessage: 'Выбранное ждёт оплаты.',
    description: 'State of bags and seats that are paid on their own.',
  },
  atCarrier: {
    id: 'orders.extras-at-carrier',
    defaultMessage: 'Ждём подтверждения авиакомпании.',
    description: 'State of paid bags and seats.',
  },
  declined: {
    id: 'orders.extras-declined',
    defaultMessage:
      'Авиакомпания не подтвердила багаж и места. Возвращаем {total} тем же способом, которым вы платили. Билеты в силе.',
    description: 'State of bags and seats that the airline has refused.',
  },
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
});
