import { defineMessages } from '@karvon/i18n';

export const lookUpMessages = defineMessages({
  title: { id: 'orders.look-up', defaultMessage: 'Найти заказ', description: 'Page heading.' },
  lead: {
    id: 'orders.look-up-lead',
    defaultMessage:
      'Введите номер заказа из письма и фамилию любого пассажира — откроем заказ, билеты и оплату.',
    description: 'Below the page heading.',
  },
});
