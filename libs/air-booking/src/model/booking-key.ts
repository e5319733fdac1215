import type { CreateAirOrder } from '@karvon/contract';
import { forgetTab, readTab, writeTab } from './tab-storage';

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
  const text = readTab(name);
  const kept = text === null ? null : (JSON.parse(text) as KeptKey);
  if (kept?.body === body) return kept.key;
  const key = crypto.randomUUID();
  writeTab(name, JSON.stringify({ key, body } satisfies KeptKey));
  return key;
}

/** The request was refused or fulfilled; also takes the passengers' data out of the tab. */
export function forgetBookingKey(chosen: Chosen): void {
  forgetTab(nameOf(chosen));
}
