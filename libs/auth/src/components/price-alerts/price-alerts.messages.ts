import { defineMessages } from '@karvon/i18n';

export const priceAlertsMessages = defineMessages({
  title: {
    id: 'auth.alerts',
    defaultMessage: 'Письма о ценах',
    description: 'Heading of a part of the profile: searches that are watched.',
  },
  lead: {
    id: 'auth.alerts-lead',
    defaultMessage: 'Пишем, когда билеты заметно дешевеют.',
    description: 'Below that heading.',
  },
  empty: {
    id: 'auth.alerts-empty',
    defaultMessage:
      'Здесь будут поиски, по которым мы следим за ценой. Найдите билеты и нажмите «Следить за ценой»: напишем, когда они подешевеют. Если уже нажали, подтвердите E-mail по ссылке из письма.',
    description:
      'Instead of the list, which leaves out what is not confirmed; the words in quotes are a button over the results.',
  },
  loading: {
    id: 'auth.alerts-loading',
    defaultMessage: 'Загружаем письма о ценах',
    description: 'Read aloud.',
  },
  price: {
    id: 'auth.alerts-price',
    defaultMessage: 'Сравниваем с ценой {price}',
    description: 'In a line: a letter comes when it is lower.',
  },
  to: {
    id: 'auth.alerts-to',
    defaultMessage: 'Пишем на {email}',
    description: 'In a line.',
  },
  stop: {
    id: 'auth.alerts-stop',
    defaultMessage: 'Отключить письма: {route}, {days}',
    description: 'Button of a line, read aloud.',
  },
});
