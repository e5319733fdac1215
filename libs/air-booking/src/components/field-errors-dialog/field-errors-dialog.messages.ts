import { defineMessages } from '@karvon/i18n';

export const errorsMessages = defineMessages({
  title: {
    id: 'air-booking.errors-title',
    defaultMessage: 'Неправильно заполненные поля',
    description: 'Heading of the dialog of validation errors.',
  },
  lead: {
    id: 'air-booking.errors-lead',
    defaultMessage: 'Нажмите на поле, чтобы перейти к\u00A0нему. Введённые данные сохранены.',
    description: 'Over the list of errors.',
  },
  close: {
    id: 'air-booking.errors-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
});
