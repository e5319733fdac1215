import { commonRules } from '@karvon/checkout';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';
import type { FieldRule } from '../../model/guest-form';

/** The error texts shown beside fields. */
export const ruleTexts: Record<FieldRule, MessageDescriptor> = {
  ...commonRules,
  ...defineMessages({
    name: {
      id: 'hotel-booking.rule-name',
      defaultMessage: 'Только буквы, дефис и пробел, до 60 знаков',
      description: 'Field error of a name.',
    },
    latin: {
      id: 'hotel-booking.rule-latin',
      defaultMessage: 'Латиницей, как в паспорте, без цифр и знаков',
      description: 'Field error of the name of a guest of a hotel abroad.',
    },
    comment: {
      id: 'hotel-booking.rule-comment',
      defaultMessage: 'Не больше 500 знаков',
      description: 'Field error of the wishes.',
    },
  }),
};
