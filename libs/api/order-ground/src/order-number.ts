import { randomBytes } from 'node:crypto';
import { readLookAlikes } from '@karvon/name-spelling';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight Crockford base-32 symbols from 40 random bits: it can be read aloud and cannot be guessed. */
export function createOrderNumber(random: (size: number) => Buffer = randomBytes): string {
  let bits = random(5).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  let number = '';
  for (let i = 0; i < 8; i++) {
    number = crockford[Number(bits % 32n)]! + number;
    bits /= 32n;
  }
  return number;
}

const maxDraws = 5;

/** Whether the error says that an order of the drawn number exists. An air order comes with its passengers: either may say so. */
const isTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return (
    code === '23505' &&
    /^(?:air_orders|air_order_passengers|hotel_orders)_pkey$/.test(constraint ?? '')
  );
};

/**
 * Writes a new order under a number that none of its kind has: another one is drawn while the drawn one is taken.
 * @param write a transaction that inserts the order; it may be repeated
 */
export async function withNewNumber<T>(write: (number: string) => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1)
    try {
      return await write(createOrderNumber());
    } catch (error) {
      if (!isTaken(error) || draw === maxDraws) throw error;
    }
}

/** The names of an air order: our number, or the PNR. */
export interface BookingNumber {
  number: string;
  pnr: string;
}

/**
 * What a person typed as a booking number: case, and all that is neither letter nor digit, do not matter; letters of a Russian
 * keyboard are the Latin ones they look like, and the letters that Crockford leaves out are read as the digits they look like
 * where that gives one of our numbers.
 */
export function readBookingNumber(typed: string): BookingNumber {
  const pnr = readLookAlikes(typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return { pnr, number: pnr.replace(/O/g, '0').replace(/[IL]/g, '1') };
}
