import { defineMessages } from '@karvon/i18n';

export const rowsMessages = defineMessages({
  name: {
    id: 'hotel-search.hotels',
    defaultMessage: 'Отели',
    description: 'Name of the list of hotels, for screen readers.',
  },
  shown: {
    id: 'hotel-search.shown',
    defaultMessage: 'Показано {shown} из {count}',
    description: 'Below the list: how much of it is in sight.',
  },
  more: {
    id: 'hotel-search.more',
    defaultMessage: 'Показать ещё {count}',
    description: 'Button that shows the next part of the list.',
  },
  coming: {
    id: 'hotel-search.more-coming',
    defaultMessage: 'Загружаем отели',
    description: 'While the next part of the list is on its way, for screen readers.',
  },
});
