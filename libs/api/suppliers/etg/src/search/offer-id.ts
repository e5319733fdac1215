import { plainDateSchema } from '@karvon/contract';
import { z } from 'zod';
import type { SupplierStay } from '@karvon/hotel-supply/hotel-supplier';

/** The parts of an offer's id, in this order: enough to request the offer again. */
const recipeSchema = z.tuple([
  z.literal('e1'),
  z.string().regex(/^\d{1,10}$/),
  plainDateSchema,
  plainDateSchema,
  z.number().int().min(1).max(30),
  z.array(z.number().int().min(0).max(17)).max(10),
  z.string().regex(/^\d{1,2}(\.\d{1,2}){11}$/),
  z.string().regex(/^[a-z0-9-]{1,40}$/),
  z.number().int().min(0),
  z.number().int().min(1),
]);

/** A kind of rate of a hotel for a stay. The supplier's hashes change, and are looked up when they are needed. */
export interface OfferRecipe {
  hotel: string;
  stay: SupplierStay;
  roomCode: string;
  /** As the supplier writes it. */
  meal: string;
  /** Free cancellation until then, in milliseconds since 1970; 0 without it. */
  freeUntil: number;
  /** For all rooms, in minor units of the account's currency. */
  price: number;
}

export function writeOfferId({
  hotel,
  stay,
  roomCode,
  meal,
  freeUntil,
  price,
}: OfferRecipe): string {
  const { arrival, departure, adults, childAges } = stay;
  const parts = [
    'e1',
    hotel,
    arrival,
    departure,
    adults,
    childAges,
    roomCode,
    meal,
    freeUntil,
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
  const [, hotel, arrival, departure, adults, childAges, roomCode, meal, freeUntil, price] =
    read.data;
  const stay = { arrival, departure, adults, childAges };
  return { hotel, stay, roomCode, meal, freeUntil, price };
}
