import { useTransport } from '@karvon/api-client';
import type { Locale } from '@karvon/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { countriesQuery } from './countries.query';

/** Countries to choose one from, by ISO 3166-1 alpha-2; no `options` while they are on their way. */
export function useCountryOptions(lang: Locale) {
  const { data, isError } = useQuery(countriesQuery(useTransport(), lang));
  const options = data?.map((one) => ({ value: one.iso_code2, label: one[`name_${lang}`] }));
  return { options, isError };
}

/**
 * Countries that can be telephoned, with the words they are found by; undefined while they are on their way.
 * @param wanted false until somebody is about to choose: the list is long
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
