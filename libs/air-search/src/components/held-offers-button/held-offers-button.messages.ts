import { defineMessages } from '@karvon/i18n';

export const heldMessages = defineMessages({
  more: {
    id: 'air-search.held',
    defaultMessage:
      '{count, plural, one {Показать ещё # вариант} few {Показать ещё # варианта} many {Показать ещё # вариантов} other {Показать ещё # варианта}}',
    description:
      'Button: offers that came later wait until it is pressed. One line on a narrow phone.',
  },
  moreCheaper: {
    id: 'air-search.held-cheaper',
    defaultMessage: 'Показать ещё {count}, дешевле: {cheaper}',
    description:
      'The same, when some of them are cheaper than all that is shown. One line on a narrow phone.',
  },
});
