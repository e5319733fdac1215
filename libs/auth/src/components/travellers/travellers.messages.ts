import { defineMessages } from '@karvon/i18n';

export const travellersMessages = defineMessages({
  title: {
    id: 'auth.travellers',
    defaultMessage: 'Сохранённые попутчики',
    description: 'Heading of a part of the profile.',
  },
  lead: {
    id: 'auth.travellers-lead',
    defaultMessage:
      'При покупке билета их данные подставятся в форму. Документы хранятся в зашифрованном виде.',
    description: 'Under that heading.',
  },
  loading: {
    id: 'auth.travellers-loading',
    defaultMessage: 'Открываем список попутчиков',
    description: 'Read aloud while the list is loading.',
  },
  empty: {
    id: 'auth.travellers-empty',
    defaultMessage: 'Пока никого нет.',
    description: 'The list is empty.',
  },
  born: {
    id: 'auth.travellers-born',
    defaultMessage: 'Дата рождения: {date}',
    description: 'Entry of the list.',
  },
  document: {
    id: 'auth.travellers-document',
    defaultMessage: 'Документ •••• {end}',
    description: 'Entry of the list: the last signs of the document.',
  },
  add: { id: 'auth.travellers-add', defaultMessage: 'Добавить попутчика', description: 'Button.' },
  edit: {
    id: 'auth.travellers-edit',
    defaultMessage: 'Изменить данные: {name}',
    description: 'Button with an icon, read aloud.',
  },
  remove: {
    id: 'auth.travellers-remove',
    defaultMessage: 'Удалить из списка: {name}',
    description: 'Button with an icon, read aloud.',
  },
  full: {
    id: 'auth.travellers-full',
    defaultMessage:
      '{limit, plural, one {Можно сохранить не больше # человека.} few {Можно сохранить не больше # человек.} many {Можно сохранить не больше # человек.} other {Можно сохранить не больше # человек.}}',
    description: 'The list takes no more people.',
  },
  question: {
    id: 'auth.travellers-question',
    defaultMessage: 'Удалить попутчика?',
    description: 'Title of a dialog.',
  },
  questionText: {
    id: 'auth.travellers-question-text',
    defaultMessage: '{name}: данные и документ удалим из профиля. Заказы не изменятся.',
    description: 'In that dialog.',
  },
  confirm: { id: 'auth.travellers-confirm', defaultMessage: 'Удалить', description: 'Button.' },
  removing: {
    id: 'auth.travellers-removing',
    defaultMessage: 'Удаляем попутчика',
    description: 'Read aloud while it is done.',
  },
});
