import { defineMessages } from '@karvon/i18n';

export const aloneMessages = defineMessages({
  warning: {
    id: 'hotel-booking.children-alone',
    defaultMessage:
      'Номеров больше, чем взрослых: в одном из них дети будут спать без взрослого. Если это не подходит, вернитесь и выберите номер, где поместятся все.',
    description: 'A warning above the fields: there are more rooms than adults.',
  },
  agree: {
    id: 'hotel-booking.children-alone-agree',
    defaultMessage: 'Дети будут спать в номере без взрослого, меня это устраивает',
    description: 'Checkbox below the warning.',
  },
  needed: {
    id: 'hotel-booking.children-alone-needed',
    defaultMessage: 'Без вашего согласия этот номер не забронировать',
    description: 'Below the checkbox, when the form was sent without it.',
  },
});
