import { defineMessages } from '@karvon/i18n';

export const codeMessages = defineMessages({
  label: { id: 'auth.code', defaultMessage: 'Код из SMS', description: 'Field: six digits.' },
  wrong: {
    id: 'auth.code-wrong',
    defaultMessage: 'В коде шесть цифр',
    description: 'Error of the code field.',
  },
  again: {
    id: 'auth.code-again',
    defaultMessage: 'Отправить код ещё раз',
    description: 'Button.',
  },
  againIn: {
    id: 'auth.code-again-in',
    defaultMessage: 'Отправить код ещё раз через {time}',
    description: 'The same button while it waits: time left as m:ss.',
  },
  sending: {
    id: 'auth.code-sending',
    defaultMessage: 'Отправляем код',
    description: 'Read aloud while a new code is on its way.',
  },
  sent: {
    id: 'auth.sms-sent',
    defaultMessage: 'Сообщение отправлено',
    description: 'After a text message with a code was sent.',
  },
  help: {
    id: 'auth.code-help',
    defaultMessage: 'Код не пришёл за несколько минут? <support>Обратитесь в поддержку</support>.',
    description: 'Under the code field; the words inside are a link.',
  },
});
