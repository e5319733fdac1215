import { defineMessages } from '@karvon/i18n';

export const offlineMessages = defineMessages({
  title: {
    id: 'storefront.offline',
    defaultMessage: 'Нет подключения к\u00A0интернету',
    description: 'Heading and title of the page in the place of one that cannot be reached.',
  },
  text: {
    id: 'storefront.offline-text',
    defaultMessage: 'Проверьте подключение и попробуйте снова.',
    description: 'Below the heading.',
  },
  again: {
    id: 'storefront.offline-again',
    defaultMessage: 'Повторить',
    description: 'Link: asks for the same page again.',
  },
  support: {
    id: 'storefront.offline-support',
    defaultMessage: 'Поддержка по телефону:',
    description: 'Before the phone numbers, as links.',
  },
});
