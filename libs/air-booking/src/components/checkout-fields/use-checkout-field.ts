import type { FocusEvent } from 'react';
import { useIntl } from '@karvon/i18n';
import { afterPress } from '@karvon/ui-kit';
import { get, useFormContext, type FieldPathByValue } from 'react-hook-form';
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

const asTyped = (text: string) => text;

/**
 * What a text field needs. Leaving it writes the text as we understood it, for the visitor to see, and checks it;
 * a field left empty is not blamed before the form is sent, and an error goes as soon as it is mended.
 */
export function useCheckoutField(): (
  name: TextFieldName,
  tidy?: (text: string) => string,
) => object {
  const { register, getValues, setValue, trigger, getFieldState } = useCheckoutForm();
  const errorOf = useFieldError();
  return (name, tidy = asTyped) => {
    const { onBlur, ...field } = register(name, {
      onChange: () => {
        if (getFieldState(name).invalid) void trigger(name);
      },
      onBlur: () => {
        const text = getValues(name);
        const tidied = tidy(text);
        if (tidied !== text) setValue(name, tidied);
        if (tidied.trim() !== '') void trigger(name);
      },
    });
    return {
      ...field,
      onBlur: (event: FocusEvent) => afterPress(() => void onBlur(event)),
      error: errorOf(name),
    };
  };
}
