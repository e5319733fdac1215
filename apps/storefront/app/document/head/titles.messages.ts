import { defineMessages } from '@karvon/i18n';

/** Titles of the pages that features fill, for the tab, the history and search engines. */
export const titles = defineMessages({
  airTickets: {
    id: 'storefront.title.air-tickets',
    defaultMessage: 'Поиск авиабилетов',
    description: 'Title of the page with the search form and the results.',
  },
  airTicketsDescription: {
    id: 'storefront.title.air-tickets.description',
    defaultMessage:
      'Сравните рейсы, пересадки, багаж и условия возврата. Цена итоговая, все сборы включены.',
    description: 'Description of the results page for search engines.',
  },
  airOffer: {
    id: 'storefront.title.air-offer',
    defaultMessage: 'Выбор тарифа',
    description: 'Title of the page with the fares of one offer.',
  },
  airPassengers: {
    id: 'storefront.title.air-passengers',
    defaultMessage: 'Данные пассажиров',
    description: 'Title of the page with the passenger form.',
  },
  hotelBooking: {
    id: 'storefront.title.hotel-booking',
    defaultMessage: 'Бронирование отеля',
    description: 'Title of the page with the form of hotel guests.',
  },
  hotels: {
    id: 'storefront.title.hotels',
    defaultMessage: 'Отели',
    description: 'Title of the page with the hotel search and the list of hotels.',
  },
  hotelsLead: {
    id: 'storefront.title.hotels.lead',
    defaultMessage: 'Сразу видны цена за всё проживание и точный срок бесплатной отмены.',
    description: 'Below the heading of the hotel search: the promise of the shop.',
  },
  hotelsDescription: {
    id: 'storefront.title.hotels.description',
    defaultMessage:
      'Отели, гостевые дома и хостелы: цена за всё проживание, условия отмены по времени отеля, карта и фильтры.',
    description: 'Description of the hotel search for search engines.',
  },
  hotel: {
    id: 'storefront.title.hotel',
    defaultMessage: '{hotel}, {city}: номера и цены',
    description: 'Title of the page of a hotel.',
  },
  order: {
    id: 'storefront.title.order',
    defaultMessage: 'Заказ {number}',
    description: 'Title of the page of an air order.',
  },
  hotelOrder: {
    id: 'storefront.title.hotel-order',
    defaultMessage: 'Заказ отеля {number}',
    description: 'Title of the page of a hotel order.',
  },
  sharedOrder: {
    id: 'storefront.title.shared-order',
    defaultMessage: 'Рейсы и статус заказа',
    description: 'Title of the page of an order opened by its link.',
  },
  payment: {
    id: 'storefront.title.payment',
    defaultMessage: 'Результат оплаты',
    description: 'Title of the page after a payment.',
  },
  myOrder: {
    id: 'storefront.title.my-order',
    defaultMessage: 'Мой заказ',
    description: 'Title of the order lookup.',
  },
  myOrderDescription: {
    id: 'storefront.title.my-order.description',
    defaultMessage: 'Статус заказа, оплата, билеты и ваучеры по номеру и имени.',
    description: 'Description of the order lookup for search engines.',
  },
  search: {
    id: 'storefront.title.search',
    defaultMessage: 'Поиск по новостям и справке',
    description: 'Title of the page with what was found in news and company pages.',
  },
  news: {
    id: 'storefront.title.news',
    defaultMessage: 'Новости',
    description: 'Title of the news list; also the name of the RSS feed.',
  },
  newsPage: {
    id: 'storefront.title.news-page',
    defaultMessage: 'Новости, страница {page}',
    description: 'Title of the second and later pages of the news list.',
  },
  newsDescription: {
    id: 'storefront.title.news.description',
    defaultMessage: 'Новые рейсы и направления, правила перевозки и оплаты, новости агентства.',
    description: 'Description of the news list for search engines.',
  },
  register: {
    id: 'storefront.title.register',
    defaultMessage: 'Регистрация',
    description: 'Title of the registration.',
  },
  profile: {
    id: 'storefront.title.profile',
    defaultMessage: 'Профиль',
    description: 'Title of the profile of a signed-in visitor.',
  },
  bookings: {
    id: 'storefront.title.bookings',
    defaultMessage: 'История бронирований',
    description: 'Title of the booking history of a signed-in visitor.',
  },
  unavailable: {
    id: 'storefront.title.unavailable',
    defaultMessage: 'Страница сейчас недоступна',
    description: 'Title of a page whose text did not come from the server.',
  },
  gallery: {
    id: 'storefront.title.gallery',
    defaultMessage: 'Элементы интерфейса',
    description: 'Title of the developer page with all components.',
  },
  carousel: {
    id: 'storefront.title.carousel',
    defaultMessage: 'Карусель',
    description: 'Title of the developer page with the carousel.',
  },
  testMessages: {
    id: 'storefront.title.test-messages',
    defaultMessage: 'Исходящие сообщения',
    description: 'Title of the developer page with the messages of the sandbox.',
  },
  testCallback: {
    id: 'storefront.title.test-callback',
    defaultMessage: 'Проверка: обратный звонок',
    description: 'Title of a developer page.',
  },
  testCallbackRefund: {
    id: 'storefront.title.test-callback-refund',
    defaultMessage: 'Спросить о возврате заказа 7K3M9QXA',
    description:
      'Button of a developer page: opens the request for a call with a topic and an order.',
  },
});
