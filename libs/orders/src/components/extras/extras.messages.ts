import { defineMessages } from '@karvon/i18n';

export const extrasMessages = defineMessages({
  title: {
    id: 'orders.extras',
    defaultMessage: 'Багаж и места',
    description: 'Heading over bags and seats that are bought beside the fare.',
  },
  included: {
    id: 'orders.extras-included',
    defaultMessage: 'По тарифу: {facts}',
    description: 'What the fare includes, e.g. «По тарифу: ручная кладь 1 × 8 кг; без багажа».',
  },
  add: {
    id: 'orders.extras-add',
    defaultMessage: 'Добавить багаж или места',
    description: 'Button that opens the choice.',
  },
  more: {
    id: 'orders.extras-more',
    defaultMessage: 'Добавить ещё',
    description: 'Button that opens the choice once something is bought.',
  },
  change: {
    id: 'orders.extras-change',
    defaultMessage: 'Изменить выбор',
    description: 'Button that opens the choice which is not paid.',
  },
  opening: {
    id: 'orders.extras-opening',
    defaultMessage: 'Открываем выбор багажа и мест',
    description: 'Read aloud while the dialog loads.',
  },
  remove: {
    id: 'orders.extras-remove',
    defaultMessage: 'Убрать: {what}, {who}',
    description: 'Button beside a chosen bag or seat.',
  },
  total: {
    id: 'orders.extras-total',
    defaultMessage: 'Всего за багаж и места',
    description: 'The sum of chosen bags and seats.',
  },
  withOrder: {
    id: 'orders.extras-with-order',
    defaultMessage: 'Оплачиваются вместе с заказом.',
    description: 'Below chosen bags and seats of an order that is not paid.',
  },
  terms: {
    id: 'orders.extras-terms',
    defaultMessage:
      'При добровольном возврате билета деньги за багаж и места обычно не возвращаются. Если авиакомпания их не подтвердит, вернём всё, что вы за них заплатили.',
    description: 'Below the button, before anything is bought.',
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
  lost: {
    id: 'orders.extras-void',
    defaultMessage: 'Не действует: рейс обменян или возвращён',
    description: 'Beside a bought bag or seat whose flight was exchanged or given back.',
  },
});
