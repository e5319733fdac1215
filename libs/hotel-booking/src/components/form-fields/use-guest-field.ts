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

/** Returns the error text of a field, or undefined when it has no error. */
export const useFieldError = () => useErrorText(ruleTexts);

/** The props that a text field of the form needs. */
export function useGuestField() {
  return typedFields<TextFieldName, UseFormRegisterReturn>(useGuestForm(), useFieldError());
}
