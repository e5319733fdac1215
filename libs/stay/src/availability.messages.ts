import { defineMessages } from '@karvon/i18n';

export const availabilityMessages = defineMessages({
  'on-request': {
    id: 'stay.on-request',
    defaultMessage: 'Под запрос: отель подтвердит позже',
    description: 'Beside a price: the room is not confirmed at once.',
  },
  'waiting-list': {
    id: 'stay.waiting-list',
    defaultMessage: 'Лист ожидания: номер может не освободиться',
    description: 'Beside a price: the room is free only if somebody leaves.',
  },
});
