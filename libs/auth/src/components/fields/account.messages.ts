import { defineMessages } from '@karvon/i18n';

/** Labels of the fields of an account. */
export const accountFieldMessages = defineMessages({
  username: {
    id: 'auth.username',
    defaultMessage: 'Имя в аккаунте',
    description: 'Field: how we greet the visitor.',
  },
  usernameHint: {
    id: 'auth.username-hint',
    defaultMessage: 'Русские или латинские буквы, пробел, дефис, подчёркивание',
    description: 'Hint of that field.',
  },
  usernameWrong: {
    id: 'auth.username-wrong',
    defaultMessage: 'Только буквы, пробел, дефис и подчёркивание',
    description: 'Error of that field.',
  },
  email: { id: 'auth.email', defaultMessage: 'E-mail', description: 'Field.' },
  emailHint: {
    id: 'auth.email-hint',
    defaultMessage: 'Для билетов и чеков',
    description: 'Hint of the e-mail field.',
  },
  emailWrong: {
    id: 'auth.email-wrong',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.com',
    description: 'Error of the e-mail field.',
  },
});
