import { defineMessages } from '@karvon/i18n';

export const buttonMessages = defineMessages({
  open: {
    id: 'support.callback-open',
    defaultMessage: 'Заказать звонок',
    description: 'Button that opens the form.',
  },
  opening: {
    id: 'support.callback-opening',
    defaultMessage: 'Открываем форму',
    description: 'Read aloud while the form is being loaded.',
  },
  failed: {
    id: 'support.callback-failed',
    defaultMessage: 'Не удалось открыть форму. Позвоните нам: <call>{phone}</call>',
    description: 'The form could not be loaded; the phone is a link.',
  },
});
