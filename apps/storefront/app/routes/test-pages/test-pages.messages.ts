import { defineMessages } from '@karvon/i18n';

export const testPagesTitles = defineMessages({
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
