import { defineMessages } from '@karvon/i18n';

export const questionMessages = defineMessages({
  meant: {
    id: 'email-input.meant',
    defaultMessage: 'Вы имели в виду {email}?',
    description: 'Below an e-mail that looks mistyped; the button beside it puts this address in.',
  },
  correct: {
    id: 'email-input.correct',
    defaultMessage: 'Исправить',
    description: 'Button beside that question.',
  },
});
