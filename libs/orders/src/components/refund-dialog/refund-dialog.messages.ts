import { defineMessages } from '@karvon/i18n';

export const refundMessages = defineMessages({
  title: {
    id: 'orders.refund-dialog',
    defaultMessage: 'Расчёт возврата',
    description: 'Dialog heading.',
  },
  close: {
    id: 'orders.refund-close',
    defaultMessage: 'Не возвращать',
    description: 'Closes the dialog, nothing is given back.',
  },
  why: {
    id: 'orders.refund-why',
    defaultMessage: 'Почему вы возвращаете билеты?',
    description: 'Label of the choice of reasons.',
  },
  count: { id: 'orders.refund-count', defaultMessage: 'Показать расчёт', description: 'Button.' },
  counting: {
    id: 'orders.refund-counting',
    defaultMessage: 'Рассчитываем возврат',
    description: 'Read aloud while the sums are asked for.',
  },
  comment: {
    id: 'orders.refund-comment',
    defaultMessage: 'Что случилось',
    description: 'Label of a text for the person who checks the claim.',
  },
  commentHint: {
    id: 'orders.refund-comment-hint',
    defaultMessage:
      'Номер рейса, новое время, есть ли справка. Прочитает сотрудник, который проверяет заявку.',
    description: 'Hint of the text.',
  },
  back: {
    id: 'orders.refund-back',
    defaultMessage: 'Изменить выбор',
    description: 'Button: back to the choice of what is given back and why.',
  },
  forced: {
    id: 'orders.refund-forced',
    defaultMessage:
      'Это вынужденный возврат: вернём деньги без удержаний. Заявку проверят авиакомпания и наш сотрудник; до ответа билеты действуют.',
    description: 'Above the sums of a forced refund.',
  },
  confirm: {
    id: 'orders.refund-confirm',
    defaultMessage: 'Вернуть билеты и получить {total}',
    description: 'Button: gives the tickets back for good.',
  },
  confirmNothing: {
    id: 'orders.refund-confirm-nothing',
    defaultMessage: 'Вернуть билеты без возврата денег',
    description: 'Button, when the fare returns nothing.',
  },
  claim: {
    id: 'orders.refund-claim',
    defaultMessage: 'Отправить заявку',
    description: 'Button: asks for a forced refund.',
  },
  confirming: {
    id: 'orders.refund-confirming',
    defaultMessage: 'Оформляем возврат',
    description: 'Read aloud while the refund is confirmed.',
  },
  final: {
    id: 'orders.refund-final',
    defaultMessage:
      'После подтверждения места вернутся авиакомпании. Отменить возврат будет нельзя.',
    description: 'Above the confirm button.',
  },
  until: {
    id: 'orders.refund-until',
    defaultMessage: 'Расчёт действует до {at}',
    description: 'Until when the sums are good.',
  },
  phone: {
    id: 'orders.refund-phone',
    defaultMessage: 'Позвонить в поддержку: {phone}',
    description: 'Link, when a person must count.',
  },
});

export const reasonNames = defineMessages({
  voluntary: {
    id: 'orders.refund-reason-voluntary',
    defaultMessage: 'Планы изменились',
    description: 'Reason for a refund.',
  },
  'flight-cancelled': {
    id: 'orders.refund-reason-flight-cancelled',
    defaultMessage: 'Рейс отменили',
    description: 'Reason for a refund.',
  },
  'flight-delayed': {
    id: 'orders.refund-reason-flight-delayed',
    defaultMessage: 'Рейс задержали',
    description: 'Reason for a refund.',
  },
  'schedule-changed': {
    id: 'orders.refund-reason-schedule-changed',
    defaultMessage: 'Рейс перенесли или изменили маршрут',
    description: 'Reason for a refund.',
  },
  'boarding-denied': {
    id: 'orders.refund-reason-boarding-denied',
    defaultMessage: 'Отказали в посадке',
    description: 'Reason for a refund.',
  },
  illness: {
    id: 'orders.refund-reason-illness',
    defaultMessage: 'Болезнь пассажира или близкого родственника',
    description: 'Reason for a refund.',
  },
  'not-issued': {
    id: 'orders.refund-reason-not-issued',
    defaultMessage: 'Билеты не оформлены',
    description: 'Reason for a refund.',
  },
});
