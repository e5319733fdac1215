import { defineMessages } from '@karvon/i18n';

export const claimMessages = defineMessages({
  title: {
    id: 'orders.claim-documents',
    defaultMessage: 'Документы к заявке',
    description: 'Heading over the documents that prove a claim.',
  },
  hint: {
    id: 'orders.claim-documents-hint',
    defaultMessage:
      'Справка о болезни, отметка о задержке или отмене рейса. PDF, JPEG или PNG до {megabytes} МБ, не больше {count, plural, one {# файла} few {# файлов} many {# файлов} other {# файла}}. Их увидит только сотрудник, который проверяет заявку.',
    description: 'What may be sent, how large, how many, and who sees it.',
  },
  add: {
    id: 'orders.claim-documents-add',
    defaultMessage: 'Приложить документ',
    description: 'Button that opens the choice of a file.',
  },
  sending: {
    id: 'orders.claim-documents-sending',
    defaultMessage: 'Отправляем документ',
    description: 'Read aloud while a file is sent.',
  },
  received: {
    id: 'orders.claim-documents-received',
    defaultMessage: '{kilobytes} КБ, получен {at}',
    description: 'Below the name of a document that was received.',
  },
  kind: {
    id: 'orders.claim-documents-kind',
    defaultMessage: 'Подходят только PDF, JPEG и PNG. Сохраните документ в одном из этих форматов.',
    description: 'Error: the file is something else.',
  },
  size: {
    id: 'orders.claim-documents-size',
    defaultMessage: 'Файл больше {megabytes} МБ. Уменьшите снимок или разделите документ.',
    description: 'Error: the file is too large.',
  },
  full: {
    id: 'orders.claim-documents-full',
    defaultMessage: 'Уже приложено документов: {count}, больше нельзя.',
    description: 'Instead of the button when there are as many as may be sent.',
  },
});
