import type { Country, CountryCode } from '@karvon/contract';

const named: readonly [CountryCode, string, string, string, string][] = [
  ['DE', 'DEU', 'Германия', 'Germaniya', '49'],
  ['KZ', 'KAZ', 'Казахстан', 'Qozogʻiston', '7'],
  ['KG', 'KGZ', 'Киргизия', 'Qirgʻiziston', '996'],
  ['RU', 'RUS', 'Россия', 'Rossiya', '7'],
  ['TJ', 'TJK', 'Таджикистан', 'Tojikiston', '992'],
  ['TM', 'TKM', 'Туркменистан', 'Turkmaniston', '993'],
  ['UZ', 'UZB', 'Узбекистан', 'Oʻzbekiston', '998'],
];

/** Some countries for citizenship fields, sorted by Russian name. */
export const buildCountries = (): Country[] =>
  named.map(([iso_code2, iso_code3, name_ru, name_uz, tel_prefix]) => ({
    flag_url: null,
    name_ru,
    name_uz,
    iso_code2,
    iso_code3,
    tel_prefix,
  }));
