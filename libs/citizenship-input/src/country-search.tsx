import { useMemo, useState, type FocusEventHandler, type Ref } from 'react';
import type { CountryChoice } from '@karvon/countries';
import { useIntl } from '@karvon/i18n';
import { Combobox, ComboboxOption } from '@karvon/ui-kit';
import { createCountryFinder } from './find-country';
import { searchMessages as m } from './country-search.messages';

export interface CountrySearchProps {
  label: string;
  error?: string | undefined;
  required?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  countries: readonly CountryChoice[];
  usual: readonly string[];
  /** ISO 3166-1 alpha-2. */
  value: string;
  onChange: (iso2: string) => void;
  onBlur?: FocusEventHandler;
}

interface Item extends CountryChoice {
  key: string;
  /** The heading it is listed under; none during a search. */
  group?: 'usual' | 'all';
}

/** A field to search for a country. A text that matches none restores the chosen country. */
export function CountrySearch(props: CountrySearchProps) {
  const { countries, usual, value, onChange, onBlur, name, ref, required, ...field } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const find = useMemo(() => createCountryFinder(countries, usual), [countries, usual]);
  const items = useMemo<Item[]>(() => {
    if (typed) return find(typed).map((country) => ({ ...country, key: country.iso2 }));
    const top = usual.flatMap((code) => countries.find(({ iso2 }) => iso2 === code) ?? []);
    return [
      ...top.map((country) => ({
        ...country,
        key: `usual-${country.iso2}`,
        group: 'usual' as const,
      })),
      ...countries.map((country) => ({ ...country, key: country.iso2, group: 'all' as const })),
    ];
  }, [typed, find, usual, countries]);
  const chosen = countries.find(({ iso2 }) => iso2 === value)?.name ?? value;
  return (
    <Combobox
      {...field}
      items={items}
      itemKey={({ key }) => key}
      headerOf={({ group }) => group && intl.formatMessage(m[group])}
      renderItem={(country) => <ComboboxOption title={country.name} />}
      inputValue={typed ?? chosen}
      onInputChange={setTyped}
      onSelect={({ iso2 }) => {
        setTyped(null);
        onChange(iso2);
      }}
      emptyText={intl.formatMessage(m.nothing)}
      announcement={typed ? intl.formatMessage(m.found, { count: items.length }) : ''}
      input={{
        name,
        ref,
        required,
        onBlur: (event) => {
          setTyped(null);
          onBlur?.(event);
        },
      }}
    />
  );
}
