import { defineMessages } from '@karvon/i18n';

export const stayFormMessages = defineMessages({
  name: {
    id: 'hotel-search.stay-form',
    defaultMessage: 'Даты и гости',
    description: 'Name of the form on the page of a hotel, for screen readers.',
  },
  show: {
    id: 'hotel-search.stay-form-show',
    defaultMessage: 'Показать номера',
    description: 'Button that looks for rooms of the hotel for the chosen days and guests.',
  },
});
