import { defineMessages } from '@karvon/i18n';

export const cookiePanelMessages = defineMessages({
  title: {
    id: 'storefront.cookies.title',
    defaultMessage: 'Файлы cookie',
    description: 'Name of the panel that asks for consent.',
  },
  text: {
    id: 'storefront.cookies.text',
    defaultMessage: 'Можно измерять скорость сайта с помощью cookie? <link>Политика данных</link>',
    description:
      'The question, answered by yes or no, of all cookies that need consent; the link leads to the policy on personal data.',
  },
  all: {
    id: 'storefront.cookies.all',
    defaultMessage: 'Да',
    description: 'Consent to everything.',
  },
  necessary: {
    id: 'storefront.cookies.necessary',
    defaultMessage: 'Нет',
    description: 'Consent to nothing beyond what the site needs.',
  },
});
