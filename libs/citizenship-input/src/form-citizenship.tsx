import {
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { CitizenshipInput, type CitizenshipInputProps } from './citizenship-input';

interface FormCitizenshipProps<Values extends FieldValues, Data> extends Pick<
  CitizenshipInputProps,
  'usual' | 'error'
> {
  form: UseFormReturn<Values, unknown, Data>;
  name: FieldPathByValue<Values, string>;
}

/** The citizenship field for forms of React Hook Form. */
export function FormCitizenship<Values extends FieldValues, Data>(
  props: FormCitizenshipProps<Values, Data>,
) {
  const { form, name, ...input } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => <CitizenshipInput {...input} {...field} required />}
    />
  );
}
