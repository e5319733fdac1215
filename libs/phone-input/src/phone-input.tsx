import { useEffect, useMemo, useRef, useState } from 'react';
import { usePhoneCountries } from '@karvon/countries';
import { useLocale } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { PhoneField, type PhoneFieldProps } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import { usePhoneTexts } from './use-phone-texts';

type Bound = 'defaultCountry' | 'countries' | 'onCountriesWanted' | 'flags' | 'texts';

export interface PhoneInputProps extends Omit<PhoneFieldProps, Bound> {
  /** The country of numbers without a prefix, ISO 3166-1 alpha-2. */
  country: string;
  /** Focuses the number, not its prefix, when the form opens. Use it in place of a `ref`. */
  focused?: boolean;
}

/** The kit's phone field with its texts, flags and countries, which load on hover or focus. */
export function PhoneInput({ country, focused = false, ref, ...field }: PhoneInputProps) {
  const lang = useLocale();
  const texts = usePhoneTexts();
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) number.current?.focus();
  }, [focused]);
  const [wanted, setWanted] = useState(false);
  const countries = usePhoneCountries(lang, wanted);
  // On a partner's page the flags come from the storefront, whose address the router knows.
  const origin = useHref('/').replace(/\/$/, '');
  const flags = useMemo(
    () => ({ one: (iso2: string) => origin + flagPath(iso2), sheet: origin + flagSheetPath }),
    [origin],
  );
  return (
    <PhoneField
      {...field}
      ref={focused ? number : ref}
      defaultCountry={country}
      countries={countries}
      onCountriesWanted={() => setWanted(true)}
      flags={flags}
      texts={texts}
    />
  );
}
