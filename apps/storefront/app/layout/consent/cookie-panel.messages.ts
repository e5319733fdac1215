import { defineMessages } from '@karvon/i18n';

export const cookiePanelMessages = defineMessages({
  title: {
    id: 'storefront.cookies.title',
    defaultMessage: 'Файлы cookie',
    description: 'Name of the panel that asks for consent.',
  },
  text: {
    id: 'storefront.cookies.text',
    defaultMessage:
      'Cookie помнят язык и заказ. С вашего согласия измеряем скорость сайта. <link>Политика обработки персональных данных</link>',
    description: 'What cookies are for; the link leads to the policy on personal data.',
  },
  all: {
    id: 'storefront.cookies.all',
    defaultMessage: 'Принять',
    description: 'Consent to everything.',
  },
  necessary: {
    id: 'storefront.cookies.necessary',
    defaultMessage: 'Только необходимые',
    description: 'Consent to nothing beyond what the site needs.',
  },
});
