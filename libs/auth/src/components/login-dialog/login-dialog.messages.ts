import { defineMessages } from '@karvon/i18n';

export const loginMessages = defineMessages({
  title: {
    id: 'auth.login-title',
    defaultMessage: 'Войти в аккаунт',
    description: 'Title of the dialog.',
  },
  recover: {
    id: 'auth.login-recover',
    defaultMessage: 'Восстановить пин-код доступа',
    description: 'Opens the recovery of a forgotten PIN.',
  },
  register: {
    id: 'auth.login-register',
    defaultMessage: 'Регистрация',
    description: 'Link that looks like a button: to the registration.',
  },
  signIn: { id: 'auth.login-submit', defaultMessage: 'Войти', description: 'Button.' },
  signingIn: {
    id: 'auth.login-busy',
    defaultMessage: 'Входим',
    description: 'Read aloud while signing in.',
  },
  wrong: {
    id: 'auth.login-wrong',
    defaultMessage: 'Не правильный Логин / Пин.',
    description: 'Title of the error after a wrong phone or PIN.',
  },
  wrongText: {
    id: 'auth.login-wrong-text',
    defaultMessage: 'Проверьте свои данные и попробуйте снова.',
    description: 'Under the title of that error.',
  },
});
