import { useEffect, useRef, useState } from 'react';
import { usePhoneCountries } from '@karvon/countries';
import { useIntl, useLocale, usePhoneTexts } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { PhoneField } from '@karvon/ui-kit';
import { useHref } from 'react-router';
import { dialogMessages as m } from './callback-dialog.messages';

interface CallbackPhoneProps {
  value: string;
  onChange: (value: string) => void;
  /** Whose numbers are written without a prefix, ISO 3166-1 alpha-2. */
  country: string;
  error: string | undefined;
}

/** The number to call. On another site's page the flags are still the storefront's: their addresses come from the router. */
export function CallbackPhone({ country, ...field }: CallbackPhoneProps) {
  const intl = useIntl();
  const lang = useLocale();
  const texts = usePhoneTexts();
  const number = useRef<HTMLInputElement>(null);
  // The form begins at the number, not at its prefix.
  useEffect(() => number.current?.focus(), []);
  const [wanted, setWanted] = useState(false);
  const countries = usePhoneCountries(lang, wanted);
  const origin = useHref('/').replace(/\/$/, '');
  return (
    <PhoneField
      {...field}
      ref={number}
      label={intl.formatMessage(m.phone)}
      name="phone"
      defaultCountry={country}
      countries={countries}
      onCountriesWanted={() => setWanted(true)}
      flags={{ one: (iso2) => origin + flagPath(iso2), sheet: origin + flagSheetPath }}
      texts={texts}
    />
  );
}
