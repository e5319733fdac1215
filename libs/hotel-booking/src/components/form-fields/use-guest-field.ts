import { useErrorText } from '@karvon/checkout';
import { typedFields } from '@karvon/ui-kit';
import { useFormContext, type FieldPathByValue, type UseFormRegisterReturn } from 'react-hook-form';
import type { GuestFormData, GuestValues } from '../../model/guest-form';
import { ruleTexts } from './field.messages';

/** Fields that hold typed text. */
export type TextFieldName = FieldPathByValue<GuestValues, string>;

export function useGuestForm() {
  return useFormContext<GuestValues, unknown, GuestFormData>();
}

/** Gives the text of a field's error, undefined while there is none. */
export const useFieldError = () => useErrorText(ruleTexts);

/** What a text field of the form needs. */
export function useGuestField() {
  return typedFields<TextFieldName, UseFormRegisterReturn>(useGuestForm(), useFieldError());
}
