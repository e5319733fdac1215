import { defineMessages } from '@karvon/i18n';

export const datesMessages = defineMessages({
  title: {
    id: 'hotel-search.dates',
    defaultMessage: 'Даты проживания',
    description: 'Heading of the calendar panel.',
  },
  arrival: {
    id: 'hotel-search.date-in',
    defaultMessage: 'Заезд',
    description: 'Field: the day of arrival.',
  },
  departure: {
    id: 'hotel-search.date-out',
    defaultMessage: 'Выезд',
    description: 'Field: the day of departure.',
  },
  empty: {
    id: 'hotel-search.date-empty',
    defaultMessage: 'Когда',
    description: 'In an empty field of a day.',
  },
  day: {
    id: 'hotel-search.date-day',
    defaultMessage: '{date}, {weekday}',
    description: 'A chosen day in its field: "14 дек., пн"; both are finished texts.',
  },
});
