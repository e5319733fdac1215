import { defineMessages } from '@karvon/i18n';

export const profileFormMessages = defineMessages({
  title: {
    id: 'auth.profile-data',
    defaultMessage: 'Личные данные',
    description: 'Heading of the form.',
  },
  phone: {
    id: 'auth.profile-phone',
    defaultMessage: 'Телефон для входа',
    description: 'Label of a phone that cannot be changed here.',
  },
  langcode: {
    id: 'auth.profile-language',
    defaultMessage: 'Язык сайта и сообщений',
    description: 'Field: a list of languages.',
  },
  save: { id: 'auth.profile-save', defaultMessage: 'Сохранить', description: 'Button.' },
  saving: {
    id: 'auth.profile-saving',
    defaultMessage: 'Сохраняем',
    description: 'Read aloud while saving.',
  },
  saved: {
    id: 'auth.profile-saved',
    defaultMessage: 'Изменения сохранены',
    description: 'Short notice.',
  },
});
