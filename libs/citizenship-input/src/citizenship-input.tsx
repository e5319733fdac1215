import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefCallback,
} from 'react';
import { useCountryChoices } from '@karvon/countries';
import { useIntl, useLocale } from '@karvon/i18n';
import { afterPress, Select } from '@karvon/ui-kit';
import { citizenshipMessages as m, usualCountries } from './citizenship.messages';
import type { CountrySearchProps } from './country-search';

export interface CitizenshipInputProps extends Pick<
  CountrySearchProps,
  'error' | 'required' | 'name' | 'value' | 'onChange' | 'onBlur'
> {
  /** Countries listed first, ISO 3166-1 alpha-2. */
  usual: readonly string[];
  ref?: RefCallback<HTMLElement>;
}

const load = async () => (await import('./country-search')).CountrySearch;

/**
 * The citizenship field. The server renders a select of the usual countries. When the code and the full list of
 * countries are loaded, a search field replaces it, unless the select has the focus.
 */
export function CitizenshipInput({ usual, ref, ...field }: CitizenshipInputProps) {
  const intl = useIntl();
  const countries = useCountryChoices(useLocale());
  const [Search, setSearch] = useState<ComponentType<CountrySearchProps> | null>(null);
  const [inSelect, setInSelect] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  // A choice made before hydration is only in the select's DOM value.
  useLayoutEffect(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== field.value) field.onChange(chosen);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the value from before the first render
  }, []);
  const ready = countries !== undefined && !inSelect;
  useEffect(() => {
    if (!ready) return undefined;
    let left = false;
    load().then(
      // The select is not replaced during a click.
      (Loaded) => afterPress(() => left || setSearch(() => Loaded)),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [ready]);

  const label = intl.formatMessage(m.label);
  if (Search && countries)
    return <Search {...field} ref={ref} label={label} usual={usual} countries={countries} />;
  const nameOf = (iso2: string) => {
    const known = usualCountries[iso2 as keyof typeof usualCountries] as
      (typeof usualCountries)['UZ'] | undefined;
    return (
      countries?.find((one) => one.iso2 === iso2)?.name ?? (known && intl.formatMessage(known))
    );
  };
  const offered = new Set([...usual, field.value, ...(countries ?? []).map(({ iso2 }) => iso2)]);
  return (
    <Select
      {...field}
      ref={(element) => {
        select.current = element;
        ref?.(element);
      }}
      label={label}
      autoComplete="off"
      options={[...offered].map((iso2) => ({ value: iso2, label: nameOf(iso2) ?? iso2 }))}
      onChange={(event) => field.onChange(event.target.value)}
      onFocus={() => setInSelect(true)}
      onBlur={(event) => {
        setInSelect(false);
        field.onBlur?.(event);
      }}
    />
  );
}
