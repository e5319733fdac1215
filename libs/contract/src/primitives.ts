import { z } from 'zod';
import { placeCodePattern } from './primitives.limits';

const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the day exists. The contract depends on zod alone, so it does not use @karvon/calendar. */
function isRealDay(text: string): boolean {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day >= 1 && day <= (days[month - 1] ?? 0) && (month !== 2 || day < 29 || leap);
}

/** A calendar day, 'YYYY-MM-DD'. */
export const plainDateSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine(isRealDay, 'not a calendar day');

/** Local time of a place with its offset, '2026-03-09T22:40:00+05:00'. Show the local part; never convert. */
export const localDateTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00[+-]\d{2}:\d{2}$/);

/** A moment in UTC, '2026-03-09T17:40:00.000Z'. */
export const instantSchema = z.iso.datetime();

export const currencySchema = z.enum(['RUB', 'UZS', 'USD', 'EUR']);

/** Integer minor units (kopecks, tiyin, cents) and their currency. */
export const moneySchema = z.strictObject({
  amount: z.number().int().min(-1e15).max(1e15),
  currency: currencySchema,
});

/** An amount in any currency of the world, in its minor units as ISO 4217 counts them. */
export const anyMoneySchema = z.strictObject({
  amount: z.number().int().min(0).max(1e15),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

/** An IATA airport or city code. */
export const placeCodeSchema = z.string().regex(placeCodePattern);

type Capital = Uppercase<
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z')
>;

/** ISO 3166-1 alpha-2. A branded type, so that no name of a country can be used as its code. */
export type CountryCode = `${Capital}${Capital}`;
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/) as z.ZodType<
  string,
  string
> as z.ZodType<CountryCode, string>;

/** The id of an offer. It encodes the whole offer, so it is long. */
export const offerIdSchema = z.string().min(1).max(600);
