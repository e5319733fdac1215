import { defineMessages } from './define-messages';

/** The texts of every calendar, in any feature. */
export const calendarMessages = defineMessages({
  previous: {
    id: 'i18n.calendar.previous-month',
    defaultMessage: 'Предыдущий месяц',
    description: 'Button of the calendar.',
  },
  next: {
    id: 'i18n.calendar.next-month',
    defaultMessage: 'Следующий месяц',
    description: 'Button of the calendar.',
  },
});
