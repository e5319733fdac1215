import { defineMessages } from '@karvon/i18n';

export const nearbyMessages = defineMessages({
  sameTime: {
    id: 'air-search.nearby-time',
    defaultMessage: 'Ближайшие рейсы в тот же день',
    description: 'Heading over up to three flights near one that cannot be had.',
  },
  sameDay: {
    id: 'air-search.nearby-day',
    defaultMessage: 'Варианты на эти же даты',
    description: 'The same, when the departure of the lost flight is not known.',
  },
});
