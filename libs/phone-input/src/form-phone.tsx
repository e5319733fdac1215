import { afterPress } from '@karvon/ui-kit';
import {
  Controller,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { PhoneInput, type PhoneInputProps } from './phone-input';

interface FormPhoneProps<Values extends FieldValues, Data> extends Omit<
  PhoneInputProps,
  'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'focused'
> {
  form: UseFormReturn<Values, unknown, Data>;
  name: FieldPathByValue<Values, string>;
}

/** The phone field for forms of React Hook Form. Leaving it empty shows no error until the form is sent. */
export function FormPhone<Values extends FieldValues, Data>(props: FormPhoneProps<Values, Data>) {
  const { form, name, ...input } = props;
  const { control, trigger, getValues, getFieldState } = form;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <PhoneInput
          {...input}
          {...field}
          onChange={(value) => {
            field.onChange(value);
            if (getFieldState(name).invalid) void trigger(name);
          }}
          onBlur={() =>
            afterPress(() => {
              field.onBlur();
              if (getValues(name)) void trigger(name);
            })
          }
        />
      )}
    />
  );
}
