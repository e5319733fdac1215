import type { CountryChoice } from '@karvon/countries';
import { createPlaceIndex } from '@karvon/place-search';

/** Other names of countries that people type; the list has the Russian and Uzbek names. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  BY: ['Белоруссия'],
  AE: ['Эмираты', 'Amirliklar', 'UAE'],
  CZ: ['Чешская Республика'],
  DE: ['ФРГ'],
  GB: ['Англия', 'Angliya', 'UK'],
  KG: ['Кыргызстан'],
  KR: ['Корея', 'Koreya'],
  RU: ['РФ'],
  TM: ['Туркмения'],
  US: ['США', 'AQSh', 'USA', 'Америка'],
};
const max = 20;
const topRank = 1000;
const rare = 100;

/** The English name from the browser's data; empty where the browser has none. */
function englishName(iso2: string): string[] {
  try {
    return [new Intl.DisplayNames('en', { type: 'region' }).of(iso2) ?? iso2];
  } catch {
    return [];
  }
}

/**
 * Finds countries by the beginning of a Russian, Uzbek or English name, in either keyboard layout, with one typing
 * error allowed.
 * @param usual codes listed first among equal matches
 */
export function createCountryFinder(
  countries: readonly CountryChoice[],
  usual: readonly string[],
): (query: string) => CountryChoice[] {
  const byCode = new Map(countries.map((country) => [country.iso2, country]));
  const index = createPlaceIndex(
    countries.map(({ iso2, words }) => ({
      id: iso2,
      rank: usual.includes(iso2) ? topRank - usual.indexOf(iso2) : rare,
      codes: [iso2],
      aliases: [...words, ...englishName(iso2), ...(alsoCalled[iso2] ?? [])],
    })),
  );
  return (query) => index.search(query, max).map((iso2) => byCode.get(iso2)!);
}
