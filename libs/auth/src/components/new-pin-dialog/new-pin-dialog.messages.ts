import { defineMessages } from '@karvon/i18n';

export const newPinMessages = defineMessages({
  title: {
    id: 'auth.new-pin-title',
    defaultMessage: 'Новый пин-код',
    description: 'Title of the dialog after the recovery sent its text message.',
  },
  lead: {
    id: 'auth.new-pin-lead',
    defaultMessage: 'Введите код из SMS на номер {phone} и придумайте новый пин-код.',
    description: 'Above the form.',
  },
  save: {
    id: 'auth.new-pin-save',
    defaultMessage: 'Сохранить и войти',
    description: 'Button.',
  },
  saving: {
    id: 'auth.new-pin-saving',
    defaultMessage: 'Сохраняем пин-код',
    description: 'Read aloud while the PIN is being saved.',
  },
});
