import { defineMessages, type MessageDescriptor } from '@karvon/i18n';
import type { CommonRule } from './typed-text';

export const { optional } = defineMessages({
  optional: {
    id: 'checkout.optional',
    defaultMessage: 'необязательно',
    description: 'After the label of a field that may stay empty.',
  },
});

/** Error texts, shown beside the field and in the list of errors. */
export const commonRules: Record<CommonRule, MessageDescriptor> = defineMessages({
  required: {
    id: 'checkout.rule-required',
    defaultMessage: 'Заполните это поле',
    description: 'Field error.',
  },
  phone: {
    id: 'checkout.rule-phone',
    defaultMessage: 'Проверьте номер: не хватает цифр или есть лишние',
    description: 'Field error.',
  },
  email: {
    id: 'checkout.rule-email',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.com',
    description: 'Field error.',
  },
  consent: {
    id: 'checkout.rule-consent',
    defaultMessage: 'Без этого согласия нельзя оформить бронирование',
    description: 'Error of a consent box.',
  },
});
