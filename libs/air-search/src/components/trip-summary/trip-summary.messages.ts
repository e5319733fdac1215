import { defineMessages } from '@karvon/i18n';

export const summaryMessages = defineMessages({
  flights: {
    id: 'air-search.summary-flights',
    defaultMessage:
      '{count, plural, one {# перелёт} few {# перелёта} many {# перелётов} other {# перелёта}}',
    description: 'Below the heading of a multi-leg search, after its days.',
  },
  adults: {
    id: 'air-search.travellers-adults',
    defaultMessage:
      '{count, plural, one {# взрослый} few {# взрослых} many {# взрослых} other {# взрослых}}',
    description: 'How many adults.',
  },
  change: {
    id: 'air-search.change',
    defaultMessage: 'Изменить поиск',
    description: 'Button that opens the form over the results.',
  },
  hide: {
    id: 'air-search.hide-form',
    defaultMessage: 'Скрыть форму',
    description: 'Button that closes the form over the results.',
  },
});
