import { defineMessages } from '@karvon/i18n';

export const recoveryMessages = defineMessages({
  title: {
    id: 'auth.recovery-title',
    defaultMessage: 'Восстановление пина',
    description: 'Title of the dialog.',
  },
  lead: {
    id: 'auth.recovery-lead',
    defaultMessage:
      'Укажите телефон аккаунта. Сначала запросите звонок оператора, затем мы отправим SMS с кодом для нового пин-кода.',
    description: 'Above the form of the first step.',
  },
  request: {
    id: 'auth.recovery-request',
    defaultMessage: 'Запросить звонок',
    description: 'Button of the first step.',
  },
  requesting: {
    id: 'auth.recovery-requesting',
    defaultMessage: 'Запрашиваем звонок',
    description: 'Read aloud while the call is being requested.',
  },
  requested: {
    id: 'auth.recovery-requested',
    defaultMessage: 'Запрос на звонок отправлен.',
    description: 'Toast after the call was requested.',
  },
  withoutCall: {
    id: 'auth.recovery-without-call',
    defaultMessage: 'Продолжить без звонка',
    description: 'Button of the first step: go on to the text message, which then takes longer.',
  },
  smsLead: {
    id: 'auth.recovery-sms-lead',
    defaultMessage:
      'Отправим SMS с кодом на номер {phone}. После этого вы сможете задать новый пин-код.',
    description: 'Above the button of the second step.',
  },
  sms: {
    id: 'auth.recovery-sms',
    defaultMessage: 'Отправить SMS',
    description: 'Button of the second step.',
  },
  smsIn: {
    id: 'auth.recovery-sms-in',
    defaultMessage: 'Отправить SMS через {time}',
    description: 'The same button while it waits: time left as m:ss.',
  },
  sending: {
    id: 'auth.recovery-sending',
    defaultMessage: 'Отправляем SMS',
    description: 'Read aloud while the message is being sent.',
  },
  otherPhone: {
    id: 'auth.recovery-other-phone',
    defaultMessage: 'Другой номер',
    description: 'Button: back to the first step.',
  },
});
