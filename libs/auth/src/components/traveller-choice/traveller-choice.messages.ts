import { defineMessages } from '@karvon/i18n';

export const choiceMessages = defineMessages({
  choose: {
    id: 'auth.choose-traveller',
    defaultMessage: 'Выбрать сохранённого попутчика',
    description: 'A list over the fields of a passenger: fills them in.',
  },
  none: {
    id: 'auth.choose-traveller-none',
    defaultMessage: 'Заполнить вручную',
    description: 'First entry of that list: nobody is chosen.',
  },
  keep: {
    id: 'auth.keep-traveller',
    defaultMessage: 'Сохранить пассажира в профиле после бронирования',
    description: 'Tick box over the fields of a passenger.',
  },
  signIn: {
    id: 'auth.choose-traveller-sign-in',
    defaultMessage: 'Войти и выбрать сохранённого попутчика',
    description: 'Button over the fields of the first passenger, for who is not signed in.',
  },
});
