import { defineMessages } from '@karvon/i18n';

export const stayNoteMessages = defineMessages({
  nights: {
    id: 'hotel-search.nights',
    defaultMessage: 'Проживание: {nights}',
    description: 'Below the calendar; nights is a finished text, "3 ночи".',
  },
  choose: {
    id: 'hotel-search.choose-days',
    defaultMessage: 'Выберите день заезда и день выезда: до 30 ночей.',
    description: 'Below the calendar, until both days are chosen.',
  },
});
