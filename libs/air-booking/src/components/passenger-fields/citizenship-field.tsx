import { CitizenshipInput } from '@karvon/citizenship-input';
import { Controller } from 'react-hook-form';
import { useCheckoutForm, useFieldError } from '../checkout-fields/use-checkout-field';

interface CitizenshipFieldProps {
  /** Place in the form, from 0. */
  index: number;
  /** Countries that stand first. */
  usual: readonly string[];
}

/** Whose citizen a passenger is. */
export function CitizenshipField({ index, usual }: CitizenshipFieldProps) {
  const { control } = useCheckoutForm();
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={`passengers.${index}.country`}
      render={({ field }) => (
        <CitizenshipInput {...field} usual={usual} required error={errorOf(field.name)} />
      )}
    />
  );
}
