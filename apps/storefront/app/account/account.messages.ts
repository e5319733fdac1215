import { defineMessages } from '@karvon/i18n';

export const accountMessages = defineMessages({
  signIn: {
    id: 'storefront.sign-in',
    defaultMessage: 'Войти',
    description: 'Button of a visitor who is not signed in.',
  },
  profile: {
    id: 'storefront.account.profile',
    defaultMessage: 'Профиль',
    description: 'Menu of a signed-in visitor: own data.',
  },
  bookings: {
    id: 'storefront.account.bookings',
    defaultMessage: 'История бронирований',
    description: 'Menu of a signed-in visitor, and the footer: list of own bookings.',
  },
  logout: {
    id: 'storefront.account.logout',
    defaultMessage: 'Выйти',
    description: 'Menu of a signed-in visitor: sign out.',
  },
  signInFailed: {
    id: 'storefront.sign-in-failed',
    defaultMessage: 'Форма входа не загрузилась. Нажмите ещё раз.',
    description: 'Short notice: the code of the sign-in dialog did not come.',
  },
});
