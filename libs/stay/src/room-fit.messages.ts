import { defineMessages } from '@karvon/i18n';

export const fitMessages = defineMessages({
  guests: {
    id: 'stay.room-guests',
    defaultMessage:
      '{count, plural, one {до # гостя} few {до # гостей} many {до # гостей} other {до # гостя}}',
    description: 'How many may live in a room.',
  },
  withParents: {
    id: 'stay.room-with-parents',
    defaultMessage:
      '{count, plural, one {# ребёнок размещается с родителями без отдельного места} few {# ребёнка размещаются с родителями без отдельного места} many {# детей размещаются с родителями без отдельного места} other {# ребёнка размещаются с родителями без отдельного места}}',
    description: 'Beside how many may live in a room: who of the party gets no bed of his own.',
  },
});
