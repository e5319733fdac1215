import { defineMessages } from '@karvon/i18n';

export const documentMessages = defineMessages({
  example: {
    id: 'air-booking.document-example',
    defaultMessage:
      '{kind, select, internal {паспорт гражданина} birth {свидетельство о рождении} card {ID-карта} other {загранпаспорт}} {example}',
    description: 'A document that fits the journey, with its number as printed; joined by "or".',
  },
  usualDocuments: {
    id: 'air-booking.document-usual',
    defaultMessage: 'Например, {documents}',
    description: 'Hint of the document number: one or more examples, joined by "or".',
  },
  anyDocument: {
    id: 'air-booking.document-any',
    defaultMessage: 'Серия и номер, как напечатано: AA1234567',
    description: 'Hint of the document number for other countries.',
  },
  validHint: {
    id: 'air-booking.valid-hint',
    defaultMessage: 'Если срок не указан, оставьте пустым',
    description: 'Hint of the valid-until date.',
  },
  unusual: {
    id: 'air-booking.document-unusual',
    defaultMessage:
      'Номер не похож на номера документов этой страны. Проверьте его; если всё верно, оставьте как есть.',
    description: 'Soft warning: the form of the number is unknown. Nothing is refused.',
  },
  'not-enough': {
    id: 'air-booking.document-not-enough',
    defaultMessage:
      'Похоже, это {kind, select, internal {внутренний паспорт} birth {свидетельство о рождении} other {ID-карта}}. Для поездки за границу обычно нужен загранпаспорт.',
    description: 'Soft warning: the document is usually not accepted on this journey.',
  },
  'too-old': {
    id: 'air-booking.document-too-old',
    defaultMessage:
      'По свидетельству о рождении летают только дети. Проверьте документ и дату рождения.',
    description: 'Soft warning: a birth certificate for a traveller too old for it.',
  },
  'expires-soon': {
    id: 'air-booking.document-expires-soon',
    defaultMessage:
      'Срок действия документа истекает меньше чем через полгода после прилёта. Многие страны требуют не меньше шести месяцев: проверьте правила въезда.',
    description: 'Soft warning: the six-month rule.',
  },
});
