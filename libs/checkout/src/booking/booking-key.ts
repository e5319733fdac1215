import { newKey } from '@karvon/api-client';
import { readPrivate, writePrivate } from '@karvon/session';

interface StoredKey {
  key: string;
  /** The request that the key belongs to. */
  body: string;
}

/**
 * The Idempotency-Key of a booking: the same for the same request, through retries, double clicks and reloads, so that
 * it makes one order. Another request gets another key.
 * @param name of what is booked, such as `air-booking.key.offer-1`
 */
export function bookingKey(name: string, request: unknown): string {
  const body = JSON.stringify(request);
  const text = readPrivate(name, 'tab');
  const stored = text === null ? null : (JSON.parse(text) as StoredKey);
  if (stored?.body === body) return stored.key;
  const key = newKey();
  writePrivate(name, JSON.stringify({ key, body } satisfies StoredKey), 'tab');
  return key;
}

/** Forgets the key after the request was refused or fulfilled, and removes the request's personal data from the tab. */
export function forgetBookingKey(name: string): void {
  writePrivate(name, null, 'tab');
}
