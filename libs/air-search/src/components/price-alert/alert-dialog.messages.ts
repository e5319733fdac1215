import { defineMessages } from '@karvon/i18n';

export const alertDialogMessages = defineMessages({
  lead: {
    id: 'air-search.alert-lead',
    defaultMessage:
      'Напишем, когда самая низкая цена заметно упадёт: не чаще одного письма в день. Отключить письма можно в любой момент одним нажатием.',
    description: 'Above the only field of the dialog.',
  },
  email: { id: 'air-search.alert-email', defaultMessage: 'E-mail', description: 'Field.' },
  emailWrong: {
    id: 'air-search.alert-email-wrong',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.com',
    description: 'Error of the field.',
  },
  consent: {
    id: 'air-search.alert-consent',
    defaultMessage:
      'Нажимая кнопку, вы даёте <policy>согласие на обработку персональных данных</policy> для этих писем.',
    description: 'Below the field; the words inside are a link to the text, in a new tab.',
  },
  newTab: {
    id: 'air-search.alert-new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after the link.',
  },
  send: { id: 'air-search.alert-send', defaultMessage: 'Сообщить о цене', description: 'Button.' },
  sending: {
    id: 'air-search.alert-sending',
    defaultMessage: 'Сохраняем',
    description: 'Read aloud while sending.',
  },
  waiting: {
    id: 'air-search.alert-waiting',
    defaultMessage: 'Проверьте почту',
    description: 'Result: the address is to be confirmed.',
  },
  waitingText: {
    id: 'air-search.alert-waiting-text',
    defaultMessage:
      'Мы отправили письмо на {email}. Подтвердите адрес по ссылке в нём в течение 48 часов, и мы начнём следить за ценой.',
    description: 'Below that result.',
  },
  active: {
    id: 'air-search.alert-active',
    defaultMessage: 'Следим за ценой',
    description: 'Result: nothing is to be confirmed.',
  },
  activeText: {
    id: 'air-search.alert-active-text',
    defaultMessage:
      'Напишем на {email}, когда билеты подешевеют. Отключить письма можно в профиле и в каждом письме.',
    description: 'Below that result.',
  },
  close: { id: 'air-search.alert-close', defaultMessage: 'Закрыть', description: 'Button.' },
});
