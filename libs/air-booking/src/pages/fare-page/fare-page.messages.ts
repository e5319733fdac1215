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
      'Полная цена {only, select, true {{price}} other {от {price}}}: все сборы и комиссия банка включены. Только что проверено у авиакомпании.',
    description:
      'Below the page heading. Whether there is only one fare; the lowest price of all fares.',
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
