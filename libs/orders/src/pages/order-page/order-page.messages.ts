import { defineMessages } from '@karvon/i18n';

export const orderMessages = defineMessages({
  title: { id: 'orders.title', defaultMessage: 'Заказ {number}', description: 'Page heading.' },
  pnr: {
    id: 'orders.pnr',
    defaultMessage: 'Бронь авиакомпании (PNR): {pnr}',
    description: 'Below the page heading.',
  },
  created: {
    id: 'orders.created',
    defaultMessage: 'Оформлен {at}',
    description: 'When the order was made.',
  },
  loading: {
    id: 'orders.loading',
    defaultMessage: 'Открываем заказ',
    description: 'Read aloud while the order loads.',
  },
  find: {
    id: 'orders.find',
    defaultMessage: 'Найти заказ',
    description: 'Link to the order lookup.',
  },
  retry: { id: 'orders.retry', defaultMessage: 'Попробовать ещё раз', description: 'Button.' },
  problem: {
    id: 'orders.problem',
    defaultMessage: 'Заказ не открылся',
    description: 'Heading when the order could not be shown.',
  },
  again: {
    id: 'orders.search-again',
    defaultMessage: 'Искать билеты заново',
    description: 'Link to the search.',
  },
  support: {
    id: 'orders.support',
    defaultMessage: 'Поддержка: {phone}',
    description: 'Phone link.',
  },
});
