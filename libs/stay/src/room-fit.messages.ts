import { defineMessages } from '@karvon/i18n';

export const fitMessages = defineMessages({
  fit: {
    id: 'stay.room-fit',
    defaultMessage:
      '{guests, plural, =1 {1 гость} one {до # гостя} other {до # гостей}}{children, plural, =0 {} one {, # ребёнок с родителями без отдельного места} many {, # детей с родителями без отдельного места} other {, # ребёнка с родителями без отдельного места}}',
    description: 'How many may live in a room, and who of the party gets no bed of his own.',
  },
});
