import { defineMessages } from '@karvon/i18n';

export const alertPageMessages = defineMessages({
  confirm: {
    id: 'air-search.alert-page-confirm',
    defaultMessage: 'Подтвердите E-mail',
    description: 'Heading of the page behind the link of the first letter.',
  },
  confirmText: {
    id: 'air-search.alert-page-confirm-text',
    defaultMessage: 'После этого мы напишем вам, когда билеты подешевеют.',
    description: 'Below that heading.',
  },
  confirmButton: {
    id: 'air-search.alert-page-confirm-button',
    defaultMessage: 'Подтвердить E-mail',
    description: 'Button.',
  },
  confirmed: {
    id: 'air-search.alert-page-confirmed',
    defaultMessage: 'Следим за ценой',
    description: 'Heading once the address is confirmed.',
  },
  confirmedText: {
    id: 'air-search.alert-page-confirmed-text',
    defaultMessage:
      'Напишем, когда билеты подешевеют, не чаще одного письма в день. Отключить письма можно по ссылке в каждом из них.',
    description: 'Below that heading.',
  },
  stop: {
    id: 'air-search.alert-page-stop',
    defaultMessage: 'Отключить письма о цене?',
    description: 'Heading of the page behind the link that every letter ends with.',
  },
  stopText: {
    id: 'air-search.alert-page-stop-text',
    defaultMessage: 'Писем об этом поиске больше не будет. Другие ваши поиски останутся.',
    description: 'Below that heading.',
  },
  stopButton: {
    id: 'air-search.alert-page-stop-button',
    defaultMessage: 'Отключить письма',
    description: 'Button.',
  },
  ended: {
    id: 'air-search.alert-page-ended',
    defaultMessage: 'Письма отключены',
    description: 'Heading once no letters come any more.',
  },
  endedText: {
    id: 'air-search.alert-page-ended-text',
    defaultMessage: 'Об этом поиске мы больше не напишем.',
    description: 'Below that heading.',
  },
  over: {
    id: 'air-search.alert-page-over',
    defaultMessage: 'Ссылка больше не действует',
    description: 'Heading when the link leads to nothing.',
  },
  overText: {
    id: 'air-search.alert-page-over-text',
    defaultMessage:
      'Писем по ней не будет. Ссылка из первого письма действует 48 часов: найдите билеты снова и нажмите «Следить за ценой».',
    description: 'Below that heading; the words in quotes are a button.',
  },
  full: {
    id: 'air-search.alert-page-full',
    defaultMessage:
      'Для этого E-mail следим уже за десятью поисками. Отключите один из них по ссылке в письме и повторите.',
    description: 'Why the address could not be confirmed.',
  },
  price: {
    id: 'air-search.alert-page-price',
    defaultMessage: 'Сравниваем с ценой {price}',
    description: 'The price that a letter is compared with.',
  },
  results: {
    id: 'air-search.alert-page-results',
    defaultMessage: 'Посмотреть билеты',
    description: 'Link to the results of the search.',
  },
  search: {
    id: 'air-search.alert-page-search',
    defaultMessage: 'Найти билеты',
    description: 'Link to the search form.',
  },
});
