import { defineMessages } from '@karvon/i18n';

export const travellerFormMessages = defineMessages({
  add: {
    id: 'auth.traveller-add-title',
    defaultMessage: 'Новый попутчик',
    description: 'Title of the dialog.',
  },
  edit: {
    id: 'auth.traveller-edit-title',
    defaultMessage: 'Данные попутчика',
    description: 'Title of the dialog.',
  },
  sex: { id: 'auth.traveller-sex', defaultMessage: 'Пол', description: 'Two radio buttons.' },
  male: { id: 'auth.traveller-male', defaultMessage: 'Мужской', description: 'Sex.' },
  female: { id: 'auth.traveller-female', defaultMessage: 'Женский', description: 'Sex.' },
  surname: { id: 'auth.traveller-surname', defaultMessage: 'Фамилия', description: 'Field.' },
  name: { id: 'auth.traveller-name', defaultMessage: 'Имя', description: 'Field.' },
  patronymic: {
    id: 'auth.traveller-patronymic',
    defaultMessage: 'Отчество',
    description: 'Field.',
  },
  latinHint: {
    id: 'auth.traveller-latin-hint',
    defaultMessage: 'Латиницей, как в документе',
    description: 'Hint of the names.',
  },
  birthDate: {
    id: 'auth.traveller-birth-date',
    defaultMessage: 'Дата рождения',
    description: 'Field.',
  },
  dateHint: {
    id: 'auth.traveller-date-hint',
    defaultMessage: 'дд.мм.гггг',
    description: 'How a day is written: day, month, year.',
  },
  document: {
    id: 'auth.traveller-document',
    defaultMessage: 'Серия и номер документа',
    description: 'Field.',
  },
  documentHint: {
    id: 'auth.traveller-document-hint',
    defaultMessage: 'Слитно, например AA1234567',
    description: 'Hint of the document field.',
  },
  documentValid: {
    id: 'auth.traveller-document-valid',
    defaultMessage: 'Действителен до',
    description: 'Field: last day of the document.',
  },
  save: { id: 'auth.traveller-save', defaultMessage: 'Сохранить', description: 'Button.' },
  saving: {
    id: 'auth.traveller-saving',
    defaultMessage: 'Сохраняем попутчика',
    description: 'Read aloud while saving.',
  },
});

export const travellerRuleMessages = defineMessages({
  latin: {
    id: 'auth.traveller-rule-latin',
    defaultMessage: 'Только латинские буквы, как в документе',
    description: 'Error of a name field.',
  },
  date: {
    id: 'auth.traveller-rule-date',
    defaultMessage: 'Такой даты нет: дд.мм.гггг',
    description: 'Error of a day.',
  },
  future: {
    id: 'auth.traveller-rule-future',
    defaultMessage: 'Эта дата ещё не наступила',
    description: 'Error of the day of birth.',
  },
  document: {
    id: 'auth.traveller-rule-document',
    defaultMessage: 'От 5 до 20 букв и цифр',
    description: 'Error of the document number.',
  },
});
