import type { CountryCode, Dictionary, Locale, Slice } from '@karvon/contract';
import { findAirport, findCarrier, findCountry } from '@karvon/sandbox-world';

/** Visitors' languages, and English for documents used abroad. */
export type NameLanguage = Locale | 'en';

function airportEntry(code: string, lang: NameLanguage): Dictionary['airports'][string] {
  const airport = findAirport(code);
  if (!airport) return { city: code, airport: code, cityCode: code };
  const { city, airport: name } = airport.names[lang];
  const { cityCode, country } = airport;
  const countryName = findCountry(country)?.names[lang] ?? country;
  return { city, airport: name, cityCode, country, countryName };
}

/** The address of an airline's logo; undefined if no supplier names one. */
export type LogoOf = (carrier: string) => string | undefined;

export type ReadNames = (
  slices: Iterable<Slice>,
  lang: NameLanguage,
  alsoCarriers?: Iterable<string>,
) => Dictionary;

function carrierEntry(code: string, lang: NameLanguage, logo: string | undefined) {
  return { name: findCarrier(code)?.names[lang] ?? code, ...(logo && { logo }) };
}

/** Names of every carrier, airport and city that slices mention, with the logos of carriers. */
export const createDictionary =
  (logoOf: LogoOf): ReadNames =>
  (slices, lang, alsoCarriers = []) => {
    const airports = new Set<string>();
    const carriers = new Set<string>(alsoCarriers);
    for (const { segments } of slices) {
      for (const segment of segments) {
        airports.add(segment.origin).add(segment.destination);
        for (const { airport } of segment.technicalStops ?? []) airports.add(airport);
        carriers.add(segment.marketingCarrier).add(segment.operatingCarrier);
      }
    }
    return {
      carriers: Object.fromEntries(
        [...carriers].map((code) => [code, carrierEntry(code, lang, logoOf(code))]),
      ),
      airports: Object.fromEntries([...airports].map((code) => [code, airportEntry(code, lang)])),
    };
  };

/** The codes of the countries of a route; undefined for an unknown airport. */
export function countriesOf(slices: Iterable<Slice>): Set<CountryCode | undefined> {
  const countries = new Set<CountryCode | undefined>();
  for (const { segments } of slices) {
    for (const { origin, destination } of segments) {
      countries.add(findAirport(origin)?.country).add(findAirport(destination)?.country);
    }
  }
  return countries;
}

/** True when the route has more than one country: the travellers need passports. */
export const leavesCountry = (slices: Iterable<Slice>): boolean => countriesOf(slices).size > 1;
