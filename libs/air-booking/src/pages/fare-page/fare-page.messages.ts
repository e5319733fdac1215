import { defineMessages } from '@karvon/i18n';

export const farePageMessages = defineMessages({
  title: {
    id: 'air-booking.fare-title',
    defaultMessage: 'Выберите тариф',
    description: 'Page heading.',
  },
  lead: {
    id: 'air-booking.fare-lead',
    defaultMessage:
      'Цены только что проверены у авиакомпании. Это полная стоимость: все сборы и комиссия банка включены.',
    description: 'Below the page heading.',
  },
  fares: {
    id: 'air-booking.fares',
    defaultMessage: 'Тарифы',
    description: 'Heading over the fares.',
  },
  back: {
    id: 'air-booking.back-to-results',
    defaultMessage: 'К результатам поиска',
    description: 'Link.',
  },
  loading: {
    id: 'air-booking.offer-loading',
    defaultMessage: 'Проверяем цену и места у авиакомпании',
    description: 'Read aloud while the offer is priced again.',
  },
});
