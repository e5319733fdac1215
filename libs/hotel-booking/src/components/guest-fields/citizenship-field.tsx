import { CitizenshipInput } from '@karvon/citizenship-input';
import { Controller } from 'react-hook-form';
import { useFieldError, useGuestForm } from '../form-fields/use-guest-field';

interface CitizenshipFieldProps {
  /** Place in the form, from 0. */
  index: number;
  /** Countries that stand first. */
  usual: readonly string[];
}

/** Whose citizen a guest is. */
export function CitizenshipField({ index, usual }: CitizenshipFieldProps) {
  const { control } = useGuestForm();
  const errorOf = useFieldError();
  return (
    <Controller
      control={control}
      name={`guests.${index}.citizenship`}
      render={({ field }) => (
        <CitizenshipInput {...field} usual={usual} required error={errorOf(field.name)} />
      )}
    />
  );
}
