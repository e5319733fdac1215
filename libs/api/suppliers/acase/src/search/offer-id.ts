import { z } from 'zod';
import { plainDateSchema } from '@karvon/contract';

const small = z.number().int().min(0).max(30);
const code = z.string().regex(/^\d{1,12}$/);

/** The parts of an offer's id, in this order: enough to request the offer again. */
const recipeSchema = z.tuple([
  z.literal('a1'),
  code,
  code,
  plainDateSchema,
  plainDateSchema,
  small.min(1),
  small.min(1),
  z.array(small.max(17)).max(10),
  small,
  small,
  small,
  small,
  z.number().int().min(1),
]);

export interface OfferRecipe {
  hotel: string;
  product: string;
  arrival: string;
  departure: string;
  /** How many such rooms. */
  rooms: number;
  adults: number;
  childAges: readonly number[];
  /** Of one room. */
  beds: { guests: number; adult: number; child: number; infant: number };
  /** For all rooms, in minor units of the account's currency. */
  price: number;
}

export function writeOfferId(recipe: OfferRecipe): string {
  const { hotel, product, arrival, departure, rooms, adults, childAges, beds, price } = recipe;
  const parts = [
    'a1',
    hotel,
    product,
    arrival,
    departure,
    rooms,
    adults,
    childAges,
    beds.guests,
    beds.adult,
    beds.child,
    beds.infant,
    price,
  ];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of an id; null for a text that is not an id. */
export function readOfferId(id: string): OfferRecipe | null {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  const read = recipeSchema.safeParse(parts);
  if (!read.success) return null;
  const [, hotel, product, arrival, departure, rooms, adults, childAges, ...rest] = read.data;
  const [guests, adult, child, infant, price] = rest;
  const beds = { guests, adult, child, infant };
  return { hotel, product, arrival, departure, rooms, adults, childAges, beds, price };
}
