import { defineMessages } from '@karvon/i18n';

export const passengersPageMessages = defineMessages({
  title: {
    id: 'air-booking.passengers-title',
    defaultMessage: 'Данные пассажиров',
    description: 'Page heading.',
  },
  lead: {
    id: 'air-booking.passengers-lead',
    defaultMessage: 'Заполните данные как в документе, с\u00A0которым полетит пассажир.',
    description: 'Below the page heading.',
  },
  back: {
    id: 'air-booking.back-to-fares',
    defaultMessage: 'К выбору тарифа',
    description: 'Link.',
  },
  loading: {
    id: 'air-booking.passengers-loading',
    defaultMessage: 'Проверяем цену и места у авиакомпании',
    description: 'Read aloud while the offer is priced again.',
  },
});
