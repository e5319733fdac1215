import { usePhoneCountries } from '@karvon/countries';
import { useIntl, useLocale, usePhoneTexts } from '@karvon/i18n';
import { flagPath, flagSheetPath } from '@karvon/paths';
import { PhoneField } from '@karvon/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { fieldMessages as m } from '../fields/fields.messages';

interface PhoneInputProps {
  value: string;
  onChange: (value: string) => void;
  /** Whose numbers are written without a prefix, ISO 3166-1 alpha-2. */
  country: string;
  error?: string | undefined;
  hint?: string;
  /** 'username' where one signs in, so that the browser fills in the pair it keeps. */
  autoComplete?: string;
  /** The first field of a dialog: the number, not its prefix. */
  focused?: boolean;
}

const flags = { one: flagPath, sheet: flagSheetPath };

/** The phone that names an account. */
export function PhoneInput({
  country,
  autoComplete = 'tel',
  focused = false,
  ...field
}: PhoneInputProps) {
  const intl = useIntl();
  const lang = useLocale();
  const texts = usePhoneTexts();
  const number = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) number.current?.focus();
  }, [focused]);
  const [wanted, setWanted] = useState(false);
  const countries = usePhoneCountries(lang, wanted);
  return (
    <PhoneField
      {...field}
      ref={number}
      label={intl.formatMessage(m.phone)}
      name="phone"
      autoComplete={autoComplete}
      defaultCountry={country}
      countries={countries}
      onCountriesWanted={() => setWanted(true)}
      flags={flags}
      texts={texts}
    />
  );
}
