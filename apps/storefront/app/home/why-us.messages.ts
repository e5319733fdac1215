import { defineMessages } from '@karvon/i18n';

export const whyMessages = defineMessages({
  why: {
    id: 'storefront.home.why',
    defaultMessage: 'Почему выбирают нас',
    description: 'Heading of the four promises.',
  },
  price: {
    id: 'storefront.home.why.price',
    defaultMessage: 'Цена без сюрпризов',
    description: 'Promise 1.',
  },
  priceText: {
    id: 'storefront.home.why.price.text',
    defaultMessage:
      'Сборы и комиссия банка включены в цену. Если авиакомпания её изменит, покажем разницу до оплаты.',
    description: 'Promise 1 explained.',
  },
  fares: {
    id: 'storefront.home.why.fares',
    defaultMessage: 'Понятные тарифы',
    description: 'Promise 2.',
  },
  faresText: {
    id: 'storefront.home.why.fares.text',
    defaultMessage: 'Багаж, ручная кладь, обмен и возврат видны у каждого тарифа.',
    description: 'Promise 2 explained.',
  },
  people: {
    id: 'storefront.home.why.people',
    defaultMessage: 'На связи живые люди',
    description: 'Promise 3.',
  },
  peopleText: {
    id: 'storefront.home.why.people.text',
    defaultMessage: 'Перезвоним в течение 30 минут и поможем с обменом, возвратом и документами.',
    description: 'Promise 3 explained.',
  },
  order: {
    id: 'storefront.home.why.order',
    defaultMessage: 'Заказ всегда под рукой',
    description: 'Promise 4.',
  },
  orderText: {
    id: 'storefront.home.why.order.text',
    defaultMessage:
      'Билет и статус заказа открываются по фамилии и номеру заказа, без регистрации.',
    description: 'Promise 4 explained.',
  },
});
