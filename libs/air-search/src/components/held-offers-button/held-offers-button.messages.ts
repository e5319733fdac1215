import { defineMessages } from '@karvon/i18n';

export const heldMessages = defineMessages({
  more: {
    id: 'air-search.held',
    defaultMessage:
      'Ещё {count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}} — показать',
    description:
      'Button: offers that came later wait until it is pressed. One line on a narrow phone.',
  },
  moreCheaper: {
    id: 'air-search.held-cheaper',
    defaultMessage: 'Ещё {count}, дешевле — {cheaper}. Показать',
    description:
      'The same, when some of them are cheaper than all that is shown. One line on a narrow phone.',
  },
});
