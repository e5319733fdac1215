import type { CreateAirOrder } from '@karvon/contract';
import { readPrivate, writePrivate } from '@karvon/session';

type Chosen = Pick<CreateAirOrder, 'offerId' | 'fareId'>;
interface KeptKey {
  key: string;
  /** The request the key belongs to. */
  body: string;
}

const nameOf = ({ offerId, fareId }: Chosen) => `air-booking.key.${offerId}.${fareId}`;

/**
 * The Idempotency-Key of a booking: the same for the same request, through retries, double clicks and reloads, so that
 * it makes one order. Another request gets another key.
 */
export function bookingKey(request: CreateAirOrder): string {
  const name = nameOf(request);
  const body = JSON.stringify(request);
  const text = readPrivate(name, 'tab');
  const kept = text === null ? null : (JSON.parse(text) as KeptKey);
  if (kept?.body === body) return kept.key;
  const key = crypto.randomUUID();
  writePrivate(name, JSON.stringify({ key, body } satisfies KeptKey), 'tab');
  return key;
}

/** The request was refused or fulfilled; also takes the passengers' data out of the tab. */
export function forgetBookingKey(chosen: Chosen): void {
  writePrivate(nameOf(chosen), null, 'tab');
}
