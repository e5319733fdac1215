import { useErrorText } from '@karvon/checkout';
import { typedFields } from '@karvon/ui-kit';
import { useFormContext, type FieldPathByValue, type UseFormRegisterReturn } from 'react-hook-form';
import type { CheckoutData, CheckoutValues } from '../../model/checkout-form';
import { ruleTexts } from './field.messages';

/** Fields that hold typed text. */
export type TextFieldName = FieldPathByValue<CheckoutValues, string>;

export function useCheckoutForm() {
  return useFormContext<CheckoutValues, unknown, CheckoutData>();
}

/** Gives the text of a field's error, undefined while there is none. */
export function useFieldError(): (name: string) => string | undefined {
  const { getValues } = useCheckoutForm();
  return useErrorText(ruleTexts, (name): Record<string, string> => {
    const passenger = /^passengers\.(\d+)/.exec(name)?.[1];
    return passenger ? { type: getValues(`passengers.${Number(passenger)}.type`) } : {};
  });
}

/** What a text field of the form needs. */
export function useCheckoutField() {
  return typedFields<TextFieldName, UseFormRegisterReturn>(useCheckoutForm(), useFieldError());
}
