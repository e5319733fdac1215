import { defineMessages } from '@karvon/i18n';

export const pinFormMessages = defineMessages({
  title: {
    id: 'auth.change-pin',
    defaultMessage: 'Сменить пин-код',
    description: 'Heading that opens the form; also its button.',
  },
  lead: {
    id: 'auth.change-pin-lead',
    defaultMessage: 'На остальных устройствах нужно будет войти заново.',
    description: 'Above the form.',
  },
  current: {
    id: 'auth.change-pin-current',
    defaultMessage: 'Текущий пин-код',
    description: 'Field.',
  },
  wrong: {
    id: 'auth.change-pin-wrong',
    defaultMessage: 'Неверный пин-код',
    description: 'Error of the field with the present PIN.',
  },
  saving: {
    id: 'auth.change-pin-saving',
    defaultMessage: 'Меняем пин-код',
    description: 'Read aloud while saving.',
  },
  saved: {
    id: 'auth.change-pin-saved',
    defaultMessage: 'Пин-код изменён',
    description: 'Short notice.',
  },
});
