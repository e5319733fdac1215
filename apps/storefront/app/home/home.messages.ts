import { defineMessages } from '@karvon/i18n';

export const homeMessages = defineMessages({
  title: {
    id: 'storefront.home.title',
    defaultMessage: 'Авиабилеты онлайн',
    description: 'Title of the home page.',
  },
  description: {
    id: 'storefront.home.description',
    defaultMessage:
      'Поиск и покупка авиабилетов: итоговая цена сразу, понятные условия багажа и возврата, живая поддержка.',
    description: 'Description of the home page for search engines.',
  },
  heading: {
    id: 'storefront.home.heading',
    defaultMessage: 'Куда полетим?',
    description: 'Heading of the home page, above the search form.',
  },
  headingHotel: {
    id: 'storefront.home.heading.hotel',
    defaultMessage: 'Где остановимся?',
    description: 'Heading of the home page while its form looks for hotels.',
  },
  leadHotel: {
    id: 'storefront.home.lead.hotel',
    defaultMessage: 'Цена за всё проживание и срок бесплатной отмены видны сразу.',
    description: 'Below the heading while the form looks for hotels.',
  },
  headingOrder: {
    id: 'storefront.home.heading.order',
    defaultMessage: 'Где мой заказ?',
    description: 'Heading of the home page while its form looks an order up.',
  },
  leadOrder: {
    id: 'storefront.home.lead.order',
    defaultMessage: 'Билеты и ваучеры по номеру заказа, без входа в аккаунт.',
    description: 'Below the heading while the form looks an order up.',
  },
  lead: {
    id: 'storefront.home.lead',
    defaultMessage: 'Сразу показываем итоговую цену: все сборы включены.',
    description: 'Below the heading: the promise of the shop.',
  },
});
