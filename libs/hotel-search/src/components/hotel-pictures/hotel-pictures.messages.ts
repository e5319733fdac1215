import { defineMessages } from '@karvon/i18n';

export const picturesMessages = defineMessages({
  pictures: {
    id: 'hotel-search.pictures',
    defaultMessage: 'Фотографии: {hotel}',
    description: 'Name of the gallery of a hotel, for screen readers.',
  },
  all: {
    id: 'hotel-search.all-pictures',
    defaultMessage: 'Все фото: {count}',
    description: 'Button on the pictures of a hotel: opens all of them on the full screen.',
  },
});
