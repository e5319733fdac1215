import { defineMessages } from '@karvon/i18n';

export const lookUpMessages = defineMessages({
  title: { id: 'order-parts.look-up', defaultMessage: 'Найти заказ', description: 'Page heading.' },
  lead: {
    id: 'order-parts.look-up-lead',
    defaultMessage:
      'Введите номер заказа из письма и фамилию или имя, чтобы открыть заказ, оплату и документы.',
    description: 'Below the page heading.',
  },
  air: {
    id: 'order-parts.look-up-air-title',
    defaultMessage: 'Авиабилеты',
    description: 'Heading over the form that finds an air order.',
  },
  hotel: {
    id: 'order-parts.look-up-hotel-title',
    defaultMessage: 'Отель',
    description: 'Heading over the form that finds a hotel order.',
  },
});
