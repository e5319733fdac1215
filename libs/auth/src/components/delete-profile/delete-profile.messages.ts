import { defineMessages } from '@karvon/i18n';

export const deleteMessages = defineMessages({
  title: {
    id: 'auth.delete',
    defaultMessage: 'Удалить профиль',
    description: 'Heading, and the button that opens the dialog.',
  },
  lead: {
    id: 'auth.delete-lead',
    defaultMessage: 'Удалим аккаунт и связанные с ним данные. Заказы останутся доступны по номеру.',
    description: 'Under the heading.',
  },
  question: {
    id: 'auth.delete-question',
    defaultMessage: 'Удалить профиль навсегда?',
    description: 'Title of the dialog.',
  },
  goes: {
    id: 'auth.delete-goes',
    defaultMessage: 'Удалим безвозвратно',
    description: 'Heading of a list in the dialog.',
  },
  goesAccount: {
    id: 'auth.delete-goes-account',
    defaultMessage: 'имя, телефон, E-mail и пин-код аккаунта',
    description: 'Entry of the list of what goes.',
  },
  goesTravellers: {
    id: 'auth.delete-goes-travellers',
    defaultMessage: 'сохранённые попутчики и их документы',
    description: 'Entry of the list of what goes.',
  },
  goesKept: {
    id: 'auth.delete-goes-kept',
    defaultMessage: 'избранное, письма о цене и незаконченные формы',
    description: 'Entry of the list of what goes.',
  },
  goesPoints: {
    id: 'auth.delete-goes-points',
    defaultMessage:
      '{points, plural, =0 {история баллов} one {# балл и история баллов} few {# балла и история баллов} many {# баллов и история баллов} other {# балла и история баллов}}',
    description: 'Entry of the list of what goes: the balance of loyalty points and their history.',
  },
  goesSessions: {
    id: 'auth.delete-goes-sessions',
    defaultMessage: 'вход на всех устройствах',
    description: 'Entry of the list of what goes.',
  },
  stays: {
    id: 'auth.delete-stays',
    defaultMessage: 'Останется по требованию закона',
    description: 'Heading of a list in the dialog.',
  },
  staysOrders: {
    id: 'auth.delete-stays-orders',
    defaultMessage:
      'оформленные заказы с данными пассажиров и гостей: они нужны для перелёта, заселения и возврата; эти данные через 30 дней после поездки удалим',
    description: 'Entry of the list of what stays.',
  },
  staysPayments: {
    id: 'auth.delete-stays-payments',
    defaultMessage: 'платежи, чеки и возвраты — для бухгалтерии и налоговой',
    description: 'Entry of the list of what stays.',
  },
  find: {
    id: 'auth.delete-find',
    defaultMessage:
      'Открыть заказ можно и без аккаунта: по номеру и фамилии в разделе «Мой заказ».',
    description: 'Last sentence of the dialog.',
  },
  confirm: {
    id: 'auth.delete-confirm',
    defaultMessage: 'Удалить навсегда',
    description: 'Button of the dialog.',
  },
  deleting: {
    id: 'auth.delete-busy',
    defaultMessage: 'Удаляем профиль',
    description: 'Read aloud while the account is being erased.',
  },
});
