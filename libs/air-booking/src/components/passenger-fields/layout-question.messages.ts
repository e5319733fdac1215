import { defineMessages } from '@karvon/i18n';

export const layoutMessages = defineMessages({
  meant: {
    id: 'air-booking.name-layout',
    defaultMessage: 'Похоже, раскладка клавиатуры была другой. Вы имели в виду {name}?',
    description: 'Below a name typed in the other keyboard layout; the button puts this name in.',
  },
  correct: {
    id: 'air-booking.name-layout-correct',
    defaultMessage: 'Исправить',
    description: 'Button beside that question.',
  },
});
