import { defineMessages } from '@karvon/i18n';

export const keepMessages = defineMessages({
  tickets: {
    id: 'orders.kept-tickets',
    defaultMessage: 'Ваши билеты',
    description: 'Heading on the page without a network.',
  },
  voucher: {
    id: 'orders.kept-voucher',
    defaultMessage: 'Ваш ваучер',
    description: 'Heading on the page without a network.',
  },
  number: {
    id: 'orders.kept-number',
    defaultMessage: 'Заказ {number}',
    description: 'A line on the page without a network.',
  },
  openTickets: {
    id: 'orders.kept-open-tickets',
    defaultMessage: 'Открыть билеты (PDF)',
    description: 'Link on the page without a network.',
  },
  openVoucher: {
    id: 'orders.kept-open-voucher',
    defaultMessage: 'Открыть ваучер (PDF)',
    description: 'Link on the page without a network.',
  },
  note: {
    id: 'orders.kept-note',
    defaultMessage: 'Документ сохранён на этом устройстве до {date}.',
    description: 'On the page without a network, before the link that deletes it.',
  },
  forget: {
    id: 'orders.kept-forget',
    defaultMessage: 'Удалить с устройства',
    description: 'Link on the page without a network.',
  },
});
