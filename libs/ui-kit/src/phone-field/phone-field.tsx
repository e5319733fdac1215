import { useId, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { phonePlaceholder } from '@karvon/phone';
import { Field, type FieldTexts } from '../field/field';
import type { FlagSource } from '../flag/flag';
import { Popover } from '../popover/popover';
import frame from '../text-field/text-field.module.css';
import type { CountryListTexts } from './country-list';
import { CountryPanel, preloadCountryList } from './country-panel';
import type { PhoneCountry } from './find-countries';
import { PrefixButton } from './prefix-button';
import { usePhone } from './use-phone';

export interface PhoneFieldTexts extends CountryListTexts {
  /** Label of the calling code selector, and the title of the list on a phone. */
  countryCode: string;
  close: string;
}

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'type' | 'size' | 'prefix' | 'aria-invalid'
    > {
  /** `+`, calling code and digits; empty when the field is. */
  value: string;
  /** Called with every change; the value may be unfinished. */
  onChange: (value: string) => void;
  /** The country whose numbers are written without a calling code, ISO 3166-1 alpha-2. */
  defaultCountry: string;
  /** Sorted for display; undefined while they are loading. */
  countries: readonly PhoneCountry[] | undefined;
  /** Called when the list of countries is about to be needed, so that it can load. */
  onCountriesWanted?: () => void;
  flags: FlagSource;
  texts: PhoneFieldTexts;
  /** Marks the field as invalid without an error text, for forms that show the error elsewhere. */
  invalid?: boolean;
}

const noCountries: readonly PhoneCountry[] = [];

/**
 * A telephone number: flag and calling code in a selector, the national number in a field. `@karvon/phone` reads pasted or
 * autofilled numbers; react-phone-number-input groups typed digits. Both load when the pointer or the focus comes near.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, note, className, id, value, onChange, defaultCountry, ...rest } =
    props;
  const { countries, onCountriesWanted, flags, texts, invalid, ...more } = rest;
  const { ref, onBlur, onFocus, onKeyDown, disabled, ...input } = more;
  const prefixId = useId();
  const [open, setOpen] = useState(false);
  const all = countries ?? noCountries;
  const phone = usePhone({
    value,
    onChange,
    defaultCountry,
    prefixFromList: (iso2) => all.find((country) => country.iso2 === iso2)?.prefix,
  });
  const { Grouping, grouping } = phone;
  const want = () => {
    phone.load();
    preloadCountryList().catch(() => undefined);
    onCountriesWanted?.();
  };

  return (
    <Field {...{ label, hint, error, note, className, id }}>
      {(control) => (
        <Popover
          open={open}
          onClose={() => setOpen(false)}
          title={texts.countryCode}
          closeLabel={texts.close}
          trigger={
            <span className={frame.frame} data-disabled={disabled || undefined}>
              <PrefixButton
                label={texts.countryCode}
                country={phone.country}
                prefix={phone.prefix}
                countries={all}
                flags={flags}
                open={open}
                disabled={disabled}
                onToggle={() => setOpen(!open)}
                onIntent={want}
                onPick={phone.choose}
              />
              <span id={prefixId} hidden>
                {`+${phone.prefix}`}
              </span>
              <input
                autoComplete="tel"
                placeholder={phonePlaceholder(phone.country)}
                {...input}
                {...control}
                // Screen readers read the number with the calling code before it.
                aria-describedby={[prefixId, control['aria-describedby']].filter(Boolean).join(' ')}
                aria-invalid={control['aria-invalid'] ?? (invalid || undefined)}
                ref={(element) => {
                  phone.input.current = element;
                  if (typeof ref === 'function') return ref(element);
                  if (ref) ref.current = element;
                  return undefined;
                }}
                type="tel"
                inputMode="tel"
                disabled={disabled}
                className={frame.input}
                value={phone.text}
                onChange={phone.typed}
                onKeyDown={(event) => {
                  onKeyDown?.(event);
                  phone.keyPressed(event);
                }}
                onFocus={(event) => {
                  setOpen(false);
                  phone.load();
                  onFocus?.(event);
                }}
                onBlur={(event) => {
                  phone.left();
                  onBlur?.(event);
                }}
              />
              {Grouping ? <Grouping key={phone.readings} {...grouping} /> : null}
            </span>
          }
        >
          <CountryPanel
            {...{ texts, countries, flags }}
            current={phone.country}
            onPick={(iso2) => {
              phone.choose(iso2);
              // The closing panel returns the focus; only after that can the number take it.
              flushSync(() => setOpen(false));
              phone.input.current?.focus();
            }}
          />
        </Popover>
      )}
    </Field>
  );
}
