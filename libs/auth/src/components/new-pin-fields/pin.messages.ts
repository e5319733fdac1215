import { defineMessages } from '@karvon/i18n';

export const pinMessages = defineMessages({
  label: {
    id: 'auth.pin-new',
    defaultMessage: 'Новый пин-код',
    description: 'Field: a PIN that is being chosen.',
  },
  hint: {
    id: 'auth.pin-hint',
    defaultMessage:
      'Не меньше 6 знаков. Надёжнее всего — заглавные и строчные буквы вместе с цифрами.',
    description: 'Hint of that field.',
  },
  strength: {
    id: 'auth.pin-strength',
    defaultMessage: 'Надёжность:',
    description: 'Before the word for how hard the PIN is to guess.',
  },
  none: {
    id: 'auth.pin-strength-none',
    defaultMessage: 'пин-код не введён',
    description: 'Strength of an empty PIN.',
  },
  weak: { id: 'auth.pin-strength-weak', defaultMessage: 'слабая', description: 'Strength.' },
  medium: { id: 'auth.pin-strength-medium', defaultMessage: 'средняя', description: 'Strength.' },
  strong: { id: 'auth.pin-strength-strong', defaultMessage: 'высокая', description: 'Strength.' },
});

/** Error texts by the rule that a PIN breaks: the server's rules, and ours of length and spaces. */
export const pinRuleMessages = defineMessages({
  required: {
    id: 'auth.pin-required',
    defaultMessage: 'Придумайте пин-код',
    description: 'Error of an empty PIN field.',
  },
  short: {
    id: 'auth.pin-short',
    defaultMessage: 'Нужно не меньше 6 знаков',
    description: 'Error of the PIN field.',
  },
  spaces: {
    id: 'auth.pin-spaces',
    defaultMessage: 'Без пробелов',
    description: 'Error of the PIN field.',
  },
  repeated: {
    id: 'auth.pin-repeated',
    defaultMessage: 'Повторяющиеся знаки легко угадать. Придумайте другой',
    description: 'Error of the PIN field: one piece again and again.',
  },
  sequence: {
    id: 'auth.pin-sequence',
    defaultMessage: 'Последовательность легко угадать. Придумайте другой',
    description: 'Error of the PIN field: a sequence such as 123456.',
  },
  common: {
    id: 'auth.pin-common',
    defaultMessage: 'Такой пин-код выбирают многие. Придумайте другой',
    description: 'Error of the PIN field.',
  },
  phone: {
    id: 'auth.pin-phone',
    defaultMessage: 'Это часть вашего номера. Придумайте другой',
    description: 'Error of the PIN field.',
  },
  date: {
    id: 'auth.pin-date',
    defaultMessage: 'Дату легко угадать. Придумайте другой',
    description: 'Error of the PIN field: it looks like a date.',
  },
});
