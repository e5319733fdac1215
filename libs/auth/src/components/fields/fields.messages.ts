import { defineMessages } from '@karvon/i18n';

/** Texts shared by the forms of this lib. */
export const fieldMessages = defineMessages({
  phone: { id: 'auth.phone', defaultMessage: 'Телефон', description: 'Field.' },
  phoneWrong: {
    id: 'auth.phone-wrong',
    defaultMessage: 'Проверьте номер: не хватает цифр или есть лишние',
    description: 'Error of the phone field.',
  },
  phoneCountry: {
    id: 'auth.phone-country',
    defaultMessage: 'На номера этой страны мы пока не отправляем SMS',
    description: 'Error of the phone field: text messages do not go there.',
  },
  pin: {
    id: 'auth.pin',
    defaultMessage: 'Пин-код',
    description: 'Field: the secret to sign in with.',
  },
  show: {
    id: 'auth.pin-show',
    defaultMessage: 'Показать пин-код',
    description: 'Button in the field, read aloud.',
  },
  hide: {
    id: 'auth.pin-hide',
    defaultMessage: 'Скрыть пин-код',
    description: 'Button in the field, read aloud.',
  },
  close: { id: 'auth.close', defaultMessage: 'Закрыть', description: 'Closes a dialog.' },
  keep: {
    id: 'auth.keep',
    defaultMessage: 'Оставить',
    description: 'Button of a dialog that would erase something: nothing happens.',
  },
  newTab: {
    id: 'auth.new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after a link.',
  },
  required: {
    id: 'auth.required',
    defaultMessage: 'Заполните это поле',
    description: 'Error of an empty field.',
  },
  optional: {
    id: 'auth.optional',
    defaultMessage: 'необязательно',
    description: 'Beside the label of a field that may stay empty.',
  },
  again: {
    id: 'auth.again',
    defaultMessage: 'Повторить',
    description: 'Button after something did not load.',
  },
  nextTry: {
    id: 'auth.next-try',
    defaultMessage: 'Слишком много попыток. Повторите через {time}.',
    description: 'After too many wrong PINs: time left as m:ss, counted down.',
  },
});
