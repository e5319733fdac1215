import type { CountryCode } from '@karvon/contract';
import { countryTable } from './countries.gen';
import type { PlaceLang } from './place';

export interface Country {
  /** ISO 3166-1 alpha-2 and alpha-3, capitals. */
  readonly iso2: CountryCode;
  readonly iso3: string;
  readonly names: Readonly<Record<PlaceLang, string>>;
  /** Emoji made of two regional indicator symbols. */
  readonly flag: string;
  /** International calling code without the plus: `998`. Uninhabited territories have none. */
  readonly telPrefix: string | null;
}

/** Countries and territories of the world by alpha-2 code. */
export const countries: readonly Country[] = countryTable.trim().split('\n').map(readRow);

const byIso2 = new Map<string, Country>(countries.map((country) => [country.iso2, country]));

/** The country with this alpha-2 code, in capitals. */
export function findCountry(iso2: string): Country | undefined {
  return byIso2.get(iso2);
}

function readRow(row: string): Country {
  const [iso2 = '', iso3 = '', telPrefix = '', ru = '', uz = '', en = ''] = row.split('|');
  return {
    iso2: iso2 as CountryCode,
    iso3,
    names: { ru, uz, en },
    flag: flagOf(iso2),
    telPrefix: telPrefix === '' ? null : telPrefix,
  };
}

function flagOf(iso2: string): string {
  const regionalA = 0x1f1e6;
  return [...iso2]
    .map((letter) => String.fromCodePoint(regionalA + letter.charCodeAt(0) - 65))
    .join('');
}
