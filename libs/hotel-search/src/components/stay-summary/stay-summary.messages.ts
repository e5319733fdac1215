import { defineMessages } from '@karvon/i18n';

export const summaryMessages = defineMessages({
  title: {
    id: 'hotel-search.title',
    defaultMessage: 'Отели {nameIn}',
    description: 'Heading of the list; nameIn is a finished text, "в Ташкенте".',
  },
  titleUnknown: {
    id: 'hotel-search.title-unknown',
    defaultMessage: 'Отели',
    description: 'Heading of the list while the name of the city is not known.',
  },
  change: {
    id: 'hotel-search.change',
    defaultMessage: 'Изменить поиск',
    description: 'Button that opens the form over the list.',
  },
  hide: {
    id: 'hotel-search.hide-form',
    defaultMessage: 'Скрыть форму',
    description: 'Button that closes the form over the list.',
  },
});
