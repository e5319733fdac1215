import { useIntl } from '@karvon/i18n';
import { typedFields } from '@karvon/ui-kit';
import {
  get,
  useFormContext,
  type FieldPathByValue,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { FieldRule } from '../../model/booking-form';
import type { CheckoutData, CheckoutValues } from '../../model/checkout-form';
import { ruleTexts } from './field.messages';

/** Fields that hold typed text. */
export type TextFieldName = FieldPathByValue<CheckoutValues, string>;

export function useCheckoutForm() {
  return useFormContext<CheckoutValues, unknown, CheckoutData>();
}

/** Gives the text of a field's error, undefined while there is none. */
export function useFieldError(): (name: string) => string | undefined {
  const intl = useIntl();
  const { formState, getValues } = useCheckoutForm();
  const { errors } = formState;
  return (name) => {
    const rule = (get(errors, name) as { message?: FieldRule } | undefined)?.message;
    if (!rule) return undefined;
    const passenger = /^passengers\.(\d+)/.exec(name)?.[1];
    const type = passenger === undefined ? '' : getValues(`passengers.${Number(passenger)}.type`);
    return intl.formatMessage(ruleTexts[rule], { type });
  };
}

/** What a text field of the form needs. */
export function useCheckoutField() {
  return typedFields<TextFieldName, UseFormRegisterReturn>(useCheckoutForm(), useFieldError());
}
