import { useIntl } from '@karvon/i18n';
import { typedFields } from '@karvon/ui-kit';
import {
  get,
  useFormContext,
  type FieldPathByValue,
  type UseFormRegisterReturn,
} from 'react-hook-form';
import type { FieldRule, GuestFormData, GuestValues } from '../../model/guest-form';
import { ruleTexts } from './field.messages';

/** Fields that hold typed text. */
export type TextFieldName = FieldPathByValue<GuestValues, string>;

export function useGuestForm() {
  return useFormContext<GuestValues, unknown, GuestFormData>();
}

/** Gives the text of a field's error, undefined while there is none. */
export function useFieldError(): (name: string) => string | undefined {
  const intl = useIntl();
  const { errors } = useGuestForm().formState;
  return (name) => {
    const rule = (get(errors, name) as { message?: FieldRule } | undefined)?.message;
    return rule && intl.formatMessage(ruleTexts[rule]);
  };
}

/** What a text field of the form needs. */
export function useGuestField() {
  return typedFields<TextFieldName, UseFormRegisterReturn>(useGuestForm(), useFieldError());
}
