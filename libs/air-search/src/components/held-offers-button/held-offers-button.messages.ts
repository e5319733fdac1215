import { defineMessages } from '@karvon/i18n';

export const heldMessages = defineMessages({
  more: {
    id: 'air-search.held',
    defaultMessage:
      '{count, plural, one {Найден ещё # вариант} few {Найдено ещё # варианта} many {Найдено ещё # вариантов} other {Найдено ещё # варианта}} — показать',
    description: 'Button: offers that came later wait until it is pressed.',
  },
  moreCheaper: {
    id: 'air-search.held-cheaper',
    defaultMessage:
      '{count, plural, one {Найден ещё # вариант} few {Найдено ещё # варианта} many {Найдено ещё # вариантов} other {Найдено ещё # варианта}}, {cheaper, plural, one {# дешевле} few {# дешевле} many {# дешевле} other {# дешевле}} — показать',
    description: 'The same, when some of them are cheaper than all that is shown.',
  },
});
