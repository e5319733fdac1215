import { defineMessages } from '@karvon/i18n';

export const dialogMessages = defineMessages({
  title: {
    id: 'support.callback-title',
    defaultMessage: 'Обратный звонок',
    description: 'Title of the dialog.',
  },
  close: { id: 'support.callback-close', defaultMessage: 'Закрыть', description: 'Button.' },
  lead: {
    id: 'support.callback-lead',
    defaultMessage:
      'Перезвоним в течение 30 минут. Поддержка работает ежедневно с {from} до {to} {clock}; в другое время позвоним в первые полчаса после открытия.',
    description: 'Above the form; clock is like «по времени Ташкента».',
  },
  leadAlways: {
    id: 'support.callback-lead-always',
    defaultMessage: 'Перезвоним в течение 30 минут, в любое время суток.',
    description: 'Above the form, when support never closes.',
  },
  phone: { id: 'support.callback-phone', defaultMessage: 'Телефон', description: 'Field.' },
  name: {
    id: 'support.callback-name',
    defaultMessage: 'Как к вам обращаться',
    description: 'Field: name.',
  },
  topic: { id: 'support.callback-topic', defaultMessage: 'Тема', description: 'Field: a list.' },
  consent: {
    id: 'support.callback-consent',
    defaultMessage:
      'Даю <policy>согласие на обработку персональных данных</policy> для этого звонка',
    description: 'Tick box; the words inside are a link to the policy, in a new tab.',
  },
  newTab: {
    id: 'support.callback-new-tab',
    defaultMessage: '(откроется в новой вкладке)',
    description: 'Read aloud after the link.',
  },
  send: { id: 'support.callback-send', defaultMessage: 'Жду звонка', description: 'Button.' },
  sending: {
    id: 'support.callback-sending',
    defaultMessage: 'Отправляем запрос',
    description: 'Read aloud while sending.',
  },
  orCall: {
    id: 'support.callback-or-call',
    defaultMessage: 'Или позвоните сами:',
    description: 'Before a phone number.',
  },
  promised: {
    id: 'support.callback-promised',
    defaultMessage: 'Перезвоним до {time}',
    description: 'Result, inside the opening hours: local clock time.',
  },
  promisedLater: {
    id: 'support.callback-promised-later',
    defaultMessage: 'Перезвоним {day} до {time}',
    description: 'Result, outside the opening hours: the day and the local clock time.',
  },
  closedNow: {
    id: 'support.callback-closed-now',
    defaultMessage: 'Сейчас поддержка не работает, откроемся в {from}.',
    description: 'Result, outside the opening hours.',
  },
  onPhone: {
    id: 'support.callback-on-phone',
    defaultMessage: 'Номер: {phone}. Время указано {clock}.',
    description: 'Result: the number that was left, and whose clock the time is on.',
  },
});

export const issueMessages = defineMessages({
  required: {
    id: 'support.callback-required',
    defaultMessage: 'Заполните это поле',
    description: 'Error of an empty field.',
  },
  phone: {
    id: 'support.callback-phone-wrong',
    defaultMessage: 'Проверьте номер: не хватает цифр или есть лишние',
    description: 'Error of the phone field.',
  },
  name: {
    id: 'support.callback-name-wrong',
    defaultMessage: 'Только буквы, пробел и дефис',
    description: 'Error of the name field.',
  },
  consent: {
    id: 'support.callback-consent-needed',
    defaultMessage: 'Без согласия мы не можем сохранить номер и позвонить',
    description: 'Error of the tick box.',
  },
});

export const topicMessages = defineMessages({
  air: { id: 'support.topic-air', defaultMessage: 'Авиабилеты', description: 'Topic.' },
  hotel: { id: 'support.topic-hotel', defaultMessage: 'Отели', description: 'Topic.' },
  rail: {
    id: 'support.topic-rail',
    defaultMessage: 'Билеты на поезд',
    description: 'Topic.',
  },
  order: { id: 'support.topic-order', defaultMessage: 'Мой заказ', description: 'Topic.' },
  payment: { id: 'support.topic-payment', defaultMessage: 'Оплата', description: 'Topic.' },
  refund: {
    id: 'support.topic-refund',
    defaultMessage: 'Возврат или обмен',
    description: 'Topic.',
  },
  other: { id: 'support.topic-other', defaultMessage: 'Другой вопрос', description: 'Topic.' },
});
