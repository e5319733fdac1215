import { defineMessages } from '@karvon/i18n';

export const factMessages = defineMessages({
  stars: {
    id: 'hotel-search.stars',
    defaultMessage:
      '{count, plural, =0 {Без звёзд} one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}',
    description: 'Category of a hotel: option of a filter, and the text alternative of its stars.',
  },
  certified: {
    id: 'hotel-search.certified',
    defaultMessage: 'Категория подтверждена свидетельством',
    description: 'The hotel has an entry in the state register of classified hotels.',
  },
  score: {
    id: 'hotel-search.guest-score',
    defaultMessage: 'Оценка гостей: {score} из 10',
    description:
      'For screen readers, of a number beside the name of a hotel; score is a finished text, "8,7".',
  },
  reviews: {
    id: 'hotel-search.guest-reviews',
    defaultMessage:
      '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
    description: 'How many guests wrote about a hotel, beside its score.',
  },
  reviewsTitle: {
    id: 'hotel-search.reviews',
    defaultMessage: 'Отзывы гостей',
    description:
      'Heading over what guests wrote about a hotel, the link to it, and the title of its dialog.',
  },
  metres: {
    id: 'hotel-search.metres',
    defaultMessage: '{count, number} м',
    description: 'A distance below one kilometre.',
  },
  kilometres: {
    id: 'hotel-search.kilometres',
    defaultMessage: '{km} км',
    description: 'A distance; the number is a finished text, "2,4".',
  },
  toCentre: {
    id: 'hotel-search.to-centre',
    defaultMessage: '{distance} до центра',
    description: 'How far a hotel is from the centre of its city.',
  },
  toObject: {
    id: 'hotel-search.to-object',
    defaultMessage: '{name}, {distance}',
    description: 'A metro station near a hotel and how far it is: "Чорсу, 450 м".',
  },
});
