import { defineMessages } from './define-messages';

/** What every calendar says about itself, whichever feature shows it. */
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
