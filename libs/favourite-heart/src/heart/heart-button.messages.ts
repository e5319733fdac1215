import { defineMessages } from '@karvon/i18n';

export const heartMessages = defineMessages({
  keep: {
    id: 'favourite-heart.keep',
    defaultMessage: 'В избранное: {what}',
    description:
      'Names a heart that is pressed in or not; what is a finished text: carriers and time of a flight, or the name of a hotel.',
  },
});
