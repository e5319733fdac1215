import { useTransport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countriesQuery } from './countries.query';

/** A country in a list, with its search terms. */
export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  iso2: string;
  /** The name in the page's language. */
  name: string;
  /** Its names in both languages. */
  words: readonly string[];
}

/** Every country and territory; undefined while they are loading. */
export function useCountryChoices(lang: Locale): readonly CountryChoice[] | undefined {
  const { data } = useQuery(countriesQuery(useTransport(), lang));
  return useMemo(
    () =>
      data?.map(({ iso_code2: iso2, name_ru, name_uz }) => ({
        iso2,
        name: { ru: name_ru, uz: name_uz }[lang],
        words: [name_ru, name_uz],
      })),
    [data, lang],
  );
}

/**
 * Countries with a calling code, with their search terms; undefined while they are loading.
 * @param wanted false until the visitor is about to choose, because the list is long
 */
export function usePhoneCountries(lang: Locale, wanted = true) {
  const { data } = useQuery({ ...countriesQuery(useTransport(), lang), enabled: wanted });
  return useMemo(
    () =>
      data?.flatMap(({ iso_code2, tel_prefix, name_ru, name_uz }) => {
        if (tel_prefix === null) return [];
        const name = { ru: name_ru, uz: name_uz }[lang];
        return { iso2: iso_code2, name, prefix: tel_prefix, words: [name_ru, name_uz] };
      }),
    [data, lang],
  );
}
