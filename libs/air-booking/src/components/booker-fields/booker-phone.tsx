import { usePhoneCountries } from '@karvon/countries';
import { useLocale, usePhoneTexts } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { afterPress, PhoneField } from '@karvon/ui-kit';
import { Controller } from 'react-hook-form';
import { useCheckoutForm, useFieldError } from '../checkout-fields/use-checkout-field';

interface BookerPhoneProps {
  name: 'booker.mobilePhone' | 'booker.homePhone';
  phoneCountry: string;
  label: string;
  hint?: string;
  note?: string;
  autoComplete: string;
  required?: boolean;
}

const flags = { one: flagPath, sheet: flagSheetPath };

/** A phone number of the booker. Left empty it is not blamed before the form is sent. */
export function BookerPhone({ name, phoneCountry, ...texts }: BookerPhoneProps) {
  const lang = useLocale();
  const { control, trigger, getValues, getFieldState } = useCheckoutForm();
  const errorOf = useFieldError();
  const phoneTexts = usePhoneTexts();
  const countries = usePhoneCountries(lang);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <PhoneField
          {...texts}
          ref={field.ref}
          name={field.name}
          value={field.value}
          defaultCountry={phoneCountry}
          countries={countries}
          flags={flags}
          texts={phoneTexts}
          error={errorOf(name)}
          onChange={(value) => {
            field.onChange(value);
            if (getFieldState(name).invalid) void trigger(name);
          }}
          onBlur={() =>
            afterPress(() => {
              field.onBlur();
              if (getValues(name) !== '') void trigger(name);
            })
          }
        />
      )}
    />
  );
}
