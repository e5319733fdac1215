/** A country whose numbers can be chosen. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2. */
  iso2: string;
  /** The name in the page's language. */
  name: string;
  /** Calling code without the plus. */
  prefix: string;
  /** Other search terms, such as its name in another language. */
  words?: readonly string[];
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʻʼ`´]/gu, '');

/** How well a country matches: lower is better; undefined for no match. */
function fit(country: PhoneCountry, query: string): number | undefined {
  const digits = query.replace(/^\+|\s/g, '');
  if (/^\d+$/.test(digits)) {
    if (country.prefix === digits) return 0;
    return country.prefix.startsWith(digits) ? 1 : undefined;
  }
  if (country.iso2.toLowerCase() === query) return 0;
  const names = [country.name, ...(country.words ?? [])].map(fold);
  if (names.some((name) => name.startsWith(query))) return 1;
  if (names.some((name) => name.includes(` ${query}`) || name.includes(`-${query}`))) return 2;
  return query.length > 2 && names.some((name) => name.includes(query)) ? 3 : undefined;
}

/** Countries by name, calling code or ISO code, the best match first; all of them, in their own order, for an empty query. */
export function findCountries(
  countries: readonly PhoneCountry[],
  query: string,
): readonly PhoneCountry[] {
  const folded = fold(query.trim());
  if (folded === '') return countries;
  return countries
    .flatMap((country) => {
      const rank = fit(country, folded);
      return rank === undefined ? [] : [{ country, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ country }) => country);
}
