import { defineMessages } from '@karvon/i18n';

export const dialogMessages = defineMessages({
  title: {
    id: 'fare-rules.title',
    defaultMessage: 'Правила тарифа «{name}»',
    description: 'Dialog heading.',
  },
  close: {
    id: 'fare-rules.close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog.',
  },
  loading: {
    id: 'fare-rules.loading',
    defaultMessage: 'Загружаем правила',
    description: 'Read aloud while the rules load.',
  },
  retry: {
    id: 'fare-rules.retry',
    defaultMessage: 'Повторить',
    description: 'Button.',
  },
  print: {
    id: 'fare-rules.print',
    defaultMessage: 'Распечатать',
    description: 'Button below the rules of a fare.',
  },
  foreign: {
    id: 'fare-rules.foreign',
    defaultMessage: 'Авиакомпания составила эти правила на английском языке.',
    description: 'Above rules that the carrier has not filed in the language of the page.',
  },
  original: {
    id: 'fare-rules.original',
    defaultMessage: 'Текст авиакомпании (на английском)',
    description: 'Opens the rules as the carrier filed them.',
  },
});
