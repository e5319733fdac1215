import { defineMessages } from '@karvon/i18n';

export const lookupsMessages = defineMessages({
  label: {
    id: 'orders.look-up-kind',
    defaultMessage: 'Что вы заказали',
    description: 'Name of the choice between a flight and a hotel.',
  },
  air: { id: 'orders.look-up-air', defaultMessage: 'Авиабилеты', description: 'Choice.' },
  hotel: { id: 'orders.look-up-hotel', defaultMessage: 'Отель', description: 'Choice.' },
});
