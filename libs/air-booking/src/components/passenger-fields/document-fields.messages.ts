import { defineMessages } from '@karvon/i18n';

export const documentMessages = defineMessages({
  kind: {
    id: 'air-booking.field-document-kind',
    defaultMessage: 'Документ',
    description: 'Field of a passenger: the kind of document to fly with, where there are several.',
  },
  kindOf: {
    id: 'air-booking.document-kind',
    defaultMessage:
      '{kind, select, internal {Паспорт РФ} birth {Свидетельство о рождении} card {ID-карта} other {Загранпаспорт}}',
    description: 'Option of that field; "internal" is the passport that citizens of Russia have.',
  },
  numberExample: {
    id: 'air-booking.document-number-example',
    defaultMessage: 'Например, {example}',
    description: 'Hint of the document number, as printed in a document of the chosen kind.',
  },
  passportExample: {
    id: 'air-booking.document-passport-example',
    defaultMessage: 'Например, загранпаспорт {example}',
    description: 'The same on a trip at home, where we know of no other kind.',
  },
  needed: {
    id: 'air-booking.document-needed',
    defaultMessage: 'Нужен загранпаспорт, например {example}',
    description: 'Hint of the document number on a journey abroad.',
  },
  neededForStop: {
    id: 'air-booking.document-needed-for-stop',
    defaultMessage: 'Пересадка за границей ({countries}): нужен загранпаспорт, например {example}',
    description:
      'Hint of the document number on a domestic trip with a stop in other countries, named in "countries".',
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
      'Номер не похож на номер такого документа. Проверьте его; если всё верно, оставьте как есть.',
    description: 'Soft warning: the form of the number is unknown. Nothing is refused.',
  },
  'not-enough': {
    id: 'air-booking.document-not-enough',
    defaultMessage:
      'Похоже, это {kind, select, birth {свидетельство о рождении} other {ID-карта}}. Для поездки за границу обычно нужен загранпаспорт.',
    description: 'Soft warning: the document is usually not accepted on this journey.',
  },
  'wrong-age': {
    id: 'air-booking.document-wrong-age',
    defaultMessage:
      '{kind, select, birth {По свидетельству о рождении летают только дети} other {Паспорт РФ получают в 14 лет}}. Проверьте документ и дату рождения.',
    description: 'Soft warning: a birth certificate of an adult, an internal passport of a child.',
  },
  'expires-soon': {
    id: 'air-booking.document-expires-soon',
    defaultMessage:
      'Срок действия документа истекает меньше чем через полгода после прилёта. Многие страны требуют не меньше шести месяцев: проверьте правила въезда.',
    description: 'Soft warning: the six-month rule.',
  },
});
