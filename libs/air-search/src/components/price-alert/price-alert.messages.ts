import { defineMessages } from '@karvon/i18n';

export const alertMessages = defineMessages({
  watch: {
    id: 'air-search.alert',
    defaultMessage: 'Следить за ценой',
    description:
      'Button: letters come when the search becomes cheaper. Also the title of its dialog.',
  },
  opening: {
    id: 'air-search.alert-opening',
    defaultMessage: 'Открываем форму',
    description: 'Read aloud while the dialog loads.',
  },
  cheaper: {
    id: 'air-search.alert-cheaper',
    defaultMessage: 'Дорого сейчас? Пришлём письмо, когда подешевеет.',
    description: 'Beside that button, below the list of offers.',
  },
  full: {
    id: 'air-search.alert-full',
    defaultMessage:
      'Для этого E-mail следим уже за десятью поисками. Отключите один из них по ссылке в письме и повторите.',
    description: 'No more searches are watched for an address.',
  },
  appear: {
    id: 'air-search.alert-appear',
    defaultMessage: 'Пришлём письмо, когда билеты появятся.',
    description: 'Beside that button when nothing was found.',
  },
});
