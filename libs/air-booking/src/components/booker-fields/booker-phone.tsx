import { useTransport } from '@karvon/api-client';
import { useLocale, usePhoneTexts } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { PhoneField, type PhoneCountry } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { countriesQuery } from '../../data/countries.query';
import { afterPress } from '../checkout-fields/after-press';
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
  const countries = useQuery(countriesQuery(useTransport(), lang)).data;
  const choice = useMemo(
    () =>
      countries?.flatMap<PhoneCountry>((country) => {
        if (country.tel_prefix === null) return [];
        return {
          iso2: country.iso_code2,
          name: country[`name_${lang}`],
          prefix: country.tel_prefix,
          words: [country.name_ru, country.name_uz],
        };
      }),
    [countries, lang],
  );
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
          countries={choice}
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
