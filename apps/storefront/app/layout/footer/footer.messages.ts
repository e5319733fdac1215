import { defineMessages } from '@karvon/i18n';

export const footerMessages = defineMessages({
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
  orders: {
    id: 'storefront.footer.orders',
    defaultMessage: 'Заказы и новости',
    description: 'Heading of links: order lookup, own bookings, news.',
  },
  openNow: {
    id: 'storefront.footer.open-now',
    defaultMessage: 'Сейчас отвечаем',
    description: 'Support is open at this moment.',
  },
  opensAt: {
    id: 'storefront.footer.opens-at',
    defaultMessage: 'Сейчас закрыто, откроемся в {time}',
    description: 'Support is closed; time is when it opens next, today or tomorrow.',
  },
  aroundTheClock: {
    id: 'storefront.footer.around-the-clock',
    defaultMessage: 'Круглосуточно, без выходных',
    description: 'Opening hours of support: always.',
  },
  legal: {
    id: 'storefront.footer.legal',
    defaultMessage: '© {year} {name}, ИНН {taxId}. {address}',
    description: 'Who sells: year, legal name, tax id, registered address.',
  },
  cookies: {
    id: 'storefront.footer.cookies',
    defaultMessage: 'Настройки cookie',
    description: 'Button that shows the choice of cookies again.',
  },
  newTab: {
    id: 'storefront.footer.new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Added for screen readers.',
  },
});
