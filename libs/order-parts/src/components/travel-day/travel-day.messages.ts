import { defineMessages } from '@karvon/i18n';

export const dayMessages = defineMessages({
  when: {
    id: 'order-parts.day-when',
    defaultMessage: '{day, select, today {сегодня, {time}} tomorrow {завтра, {time}} other {{at}}}',
    description: 'A moment by the clock of its place; `at` is its date and time.',
  },
  bring: {
    id: 'order-parts.day-bring',
    defaultMessage: 'Возьмите с собой',
    description: 'Heading over what a passenger or a guest needs.',
  },
});
