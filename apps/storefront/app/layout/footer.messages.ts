import { defineMessages } from '@karvon/i18n';

export const footerMessages = defineMessages({
  services: {
    id: 'storefront.footer.services',
    defaultMessage: 'Услуги в полёте',
    description: 'Heading of links: extra services.',
  },
  help: {
    id: 'storefront.footer.help',
    defaultMessage: 'Помощь',
    description: 'Heading of links: support.',
  },
  company: {
    id: 'storefront.footer.company',
    defaultMessage: 'Компания',
    description: 'Heading of links: the company and its documents.',
  },
  contacts: {
    id: 'storefront.footer.contacts',
    defaultMessage: 'Связаться с нами',
    description: 'Heading of phones and messengers.',
  },
  hours: {
    id: 'storefront.footer.hours',
    defaultMessage: 'Ежедневно с {from} до {to}',
    description: 'Opening hours of support; both are times.',
  },
  apps: {
    id: 'storefront.footer.apps',
    defaultMessage: 'Приложение',
    description: 'Heading of links to app stores.',
  },
  whereIsMyOrder: {
    id: 'storefront.footer.where-is-my-order',
    defaultMessage: 'Где мой заказ?',
    description: 'Link to the order lookup.',
  },
  history: {
    id: 'storefront.footer.history',
    defaultMessage: 'История заказов',
    description: 'Link to the booking history.',
  },
  newTab: {
    id: 'storefront.footer.new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Added for screen readers.',
  },
});
