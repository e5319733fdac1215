import { useEffect, useMemo, useRef, useState } from 'react';
import { usePhoneCountries } from '@karvon/countries';
import { useLocale } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { PhoneField, type PhoneFieldProps } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import { usePhoneTexts } from './use-phone-texts';

type Bound = 'defaultCountry' | 'countries' | 'onCountriesWanted' | 'flags' | 'texts';

export interface PhoneInputProps extends Omit<PhoneFieldProps, Bound> {
  /** Whose numbers are written without a prefix, ISO 3166-1 alpha-2. */
  country: string;
  /** The form begins here: the number takes the focus, not its prefix. Instead of a `ref`. */
  focused?: boolean;
}

/** A phone number in a form: the kit's field with its words, flags and countries, which come when the visitor comes near. */
export function PhoneInput({ country, focused = false, ref, ...field }: PhoneInputProps) {
  const lang = useLocale();
  const texts = usePhoneTexts();
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) number.current?.focus();
  }, [focused]);
  const [wanted, setWanted] = useState(false);
  const countries = usePhoneCountries(lang, wanted);
  // On another site's page the flags are still the storefront's: the router knows its address.
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
