import { defineMessages, type MessageDescriptor } from '@karvon/i18n';
import type { FieldRule } from '../../model/guest-form';

export const { optional } = defineMessages({
  optional: {
    id: 'hotel-booking.optional',
    defaultMessage: 'необязательно',
    description: 'After the label of a field that may stay empty.',
  },
});

/** Why a field is refused, beside it. */
export const ruleTexts: Record<FieldRule, MessageDescriptor> = defineMessages({
  required: {
    id: 'hotel-booking.rule-required',
    defaultMessage: 'Заполните это поле',
    description: 'Field error.',
  },
  name: {
    id: 'hotel-booking.rule-name',
    defaultMessage: 'Только буквы, дефис и пробел, до 60 знаков',
    description: 'Field error of a name.',
  },
  phone: {
    id: 'hotel-booking.rule-phone',
    defaultMessage: 'Проверьте номер: не хватает цифр или есть лишние',
    description: 'Field error.',
  },
  email: {
    id: 'hotel-booking.rule-email',
    defaultMessage: 'Проверьте адрес: он должен быть вида name@mail.uz',
    description: 'Field error.',
  },
  comment: {
    id: 'hotel-booking.rule-comment',
    defaultMessage: 'Не больше 500 знаков',
    description: 'Field error of the wishes.',
  },
  consent: {
    id: 'hotel-booking.rule-consent',
    defaultMessage: 'Без этого согласия нельзя оформить бронирование',
    description: 'Error of a consent box.',
  },
});
