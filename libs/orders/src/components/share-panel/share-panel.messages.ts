import { defineMessages } from '@karvon/i18n';

export const shareMessages = defineMessages({
  pay: {
    id: 'orders.share-pay',
    defaultMessage: 'Отправить ссылку на оплату',
    description: 'Heading: somebody else pays by a link.',
  },
  show: {
    id: 'orders.share-show',
    defaultMessage: 'Поделиться маршрутом',
    description: 'Heading: show the flights by a link.',
  },
  text: {
    id: 'orders.share-text',
    defaultMessage:
      'По ссылке видны рейсы, номер и статус заказа. Имён, документов и контактов там нет.',
    description: 'Below the heading.',
  },
  copy: { id: 'orders.share-copy', defaultMessage: 'Скопировать ссылку', description: 'Button.' },
  copied: {
    id: 'orders.share-copied',
    defaultMessage: 'Ссылка скопирована',
    description: 'After the button.',
  },
  open: {
    id: 'orders.share-open',
    defaultMessage: 'Открыть страницу',
    description: 'Link to the page by the link.',
  },
});
