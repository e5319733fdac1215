import { defineMessages } from '@karvon/i18n';

export const layoutMessages = defineMessages({
  skip: {
    id: 'storefront.skip-link',
    defaultMessage: 'Перейти к содержанию',
    description: 'First link of each page, seen when focused.',
  },
  skipToResults: {
    id: 'storefront.skip-to-results',
    defaultMessage: 'Перейти к результатам',
    description: 'Second link of a page with found flights or hotels, seen when focused.',
  },
  home: {
    id: 'storefront.home-link',
    defaultMessage: '{brand}: на главную',
    description: 'Accessible name of the logo link.',
  },
  sections: {
    id: 'storefront.sections',
    defaultMessage: 'Разделы сайта',
    description: 'Name of the main navigation.',
  },
  menu: {
    id: 'storefront.menu',
    defaultMessage: 'Меню',
    description: 'Button that opens the navigation on a phone.',
  },
  air: {
    id: 'storefront.nav.air',
    defaultMessage: 'Авиабилеты',
    description: 'Navigation: air tickets.',
  },
  hotels: {
    id: 'storefront.nav.hotels',
    defaultMessage: 'Отели',
    description: 'Navigation: hotels.',
  },
  myOrder: {
    id: 'storefront.nav.my-order',
    defaultMessage: 'Мой заказ',
    description: 'Navigation: find my order.',
  },
  news: { id: 'storefront.nav.news', defaultMessage: 'Новости', description: 'Navigation: news.' },
  company: {
    id: 'storefront.nav.company',
    defaultMessage: 'Пассажирам',
    description: 'Navigation: button that shows the links of the company pages.',
  },
  closeMenu: {
    id: 'storefront.menu-close',
    defaultMessage: 'Закрыть меню',
    description: 'Button that closes the navigation on a phone.',
  },
  language: {
    id: 'storefront.language',
    defaultMessage: 'Язык сайта',
    description: 'Name of the language switch.',
  },
  demonstration: {
    id: 'storefront.demonstration',
    defaultMessage: 'Это демонстрация сайта: билеты и номера ненастоящие, деньги не списываются.',
    description:
      'Bar on top of every page where the agency shows the site without real banks and suppliers.',
  },
  loading: {
    id: 'storefront.page-loading',
    defaultMessage: 'Страница загружается',
    description: 'Announced during navigation.',
  },
});
