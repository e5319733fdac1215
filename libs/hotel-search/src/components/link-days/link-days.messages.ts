import { defineMessages } from '@karvon/i18n';

export const linkDaysMessages = defineMessages({
  past: {
    id: 'hotel-search.past',
    defaultMessage:
      'Дата в ссылке, {day}, уже прошла. Показываем {dates}: те же дни недели, но позже.',
    description:
      'A link names a day that is over; the same stay whole weeks later is shown. All days are finished texts.',
  },
  tooLong: {
    id: 'hotel-search.too-long',
    defaultMessage: 'Показываем {dates}: в одном бронировании не больше 30 ночей.',
    description:
      'A link asks for more nights than can be booked; the stay is shorter. {dates}: a finished text.',
  },
});
