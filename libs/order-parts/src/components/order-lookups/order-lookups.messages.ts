import { defineMessages } from '@karvon/i18n';

export const lookupsMessages = defineMessages({
  label: {
    id: 'order-parts.look-up-kind',
    defaultMessage: 'Что вы заказали',
    description: 'Name of the choice between a flight and a hotel.',
  },
  air: { id: 'order-parts.look-up-air', defaultMessage: 'Авиабилеты', description: 'Choice.' },
  hotel: { id: 'order-parts.look-up-hotel', defaultMessage: 'Отель', description: 'Choice.' },
});
