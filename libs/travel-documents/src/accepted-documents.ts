import type { AirOfferDetail, CountryCode } from '@karvon/contract';
import { documentTypes, type DocumentType } from './document-types';

/** The countries of a trip; undefined stands for an unknown airport. */
export type CountriesOnWay = readonly (CountryCode | undefined)[];

/** The country of every airport of a trip, including stops, each once. */
export function countriesOnWay({
  slices,
  dictionary,
}: Pick<AirOfferDetail, 'slices' | 'dictionary'>): CountriesOnWay {
  const airports = slices.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return [...new Set(airports.map((code) => dictionary.airports[code]?.country))];
}

const isTaken = ({ of, abroad }: DocumentType, country: CountryCode | undefined) =>
  abroad === 'all' || (country !== undefined && (country === of || abroad.includes(country)));

const isAccepted = (type: DocumentType, countries: CountriesOnWay) =>
  countries.every((country) => isTaken(type, country));

/** The documents that a citizen of this age may fly with, the most common at home first; empty for countries without a table. */
export function acceptedDocuments(
  { citizenship, age }: { citizenship: string; age: number },
  countries: CountriesOnWay,
): DocumentType[] {
  return documentTypes.filter(
    (type) =>
      type.of === citizenship &&
      age >= (type.from ?? 0) &&
      age < (type.under ?? Infinity) &&
      isAccepted(type, countries),
  );
}

const typesOf = (citizenship: string, number: string) =>
  documentTypes.filter((type) => type.of === citizenship && type.number.test(number));

/** The document that a number belongs to, by its format; undefined for a format that is not in the table. */
export const typeOfDocument = (citizenship: string, number: string): DocumentType | undefined =>
  typesOf(citizenship, number)[0];

/**
 * Whether a known country on the way refuses every document that the number may belong to. A number of an unknown format is never
 * refused, because countries issue more documents than any table lists.
 */
export function isRefused(citizenship: string, number: string, countries: CountriesOnWay): boolean {
  const known = countries.filter((country) => country !== undefined);
  const types = typesOf(citizenship, number);
  return types.length > 0 && !types.some((type) => isAccepted(type, known));
}
