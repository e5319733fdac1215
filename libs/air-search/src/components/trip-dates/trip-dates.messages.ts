import { defineMessages } from '@karvon/i18n';

export const datesMessages = defineMessages({
  title: {
    id: 'air-search.dates',
    defaultMessage: 'Даты поездки',
    description: 'Heading of the calendar panel.',
  },
  out: {
    id: 'air-search.date-out',
    defaultMessage: 'Туда',
    description: 'Field: the day of the way out.',
  },
  departure: {
    id: 'air-search.date-departure',
    defaultMessage: 'Дата вылета',
    description: 'Field: the day of one flight of a multi-leg trip.',
  },
  back: {
    id: 'air-search.date-back',
    defaultMessage: 'Обратно',
    description: 'Field: the day of the way back.',
  },
  outEmpty: {
    id: 'air-search.date-out-empty',
    defaultMessage: 'Когда',
    description: 'In the empty field of the way out.',
  },
  backEmpty: {
    id: 'air-search.date-back-empty',
    defaultMessage: 'Когда',
    description: 'In the empty field of the way back.',
  },
  day: {
    id: 'air-search.date-day',
    defaultMessage: '{date}, {weekday}',
    description: 'A chosen day in its field: "14 дек., пн"; both are finished texts.',
  },
  length: {
    id: 'air-search.trip-length',
    defaultMessage: 'Поездка: {days, plural, one {# день} few {# дня} many {# дней} other {# дня}}',
    description: 'Below the calendar: days from the way out to the way back, both counted.',
  },
  noBack: {
    id: 'air-search.no-way-back',
    defaultMessage: 'Без обратного билета',
    description: 'Button below the calendar that makes the trip one-way.',
  },
  oneDate: {
    id: 'air-search.one-date',
    defaultMessage: 'Если выбрать только дату вылета, найдём билеты в одну сторону.',
    description: 'Below the calendar, while no way back is chosen.',
  },
});
