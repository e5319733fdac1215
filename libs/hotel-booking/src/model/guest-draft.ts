import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';
import type { GuestValues } from './guest-form';

/** Personal data stay in the tab and never on the device; signing out forgets them with everything private. */
const name = 'hotel-booking.draft';

interface Draft {
  /** Which stay it was typed for. */
  stay: string;
  values: GuestValues;
}

function read(): Draft | null {
  try {
    return JSON.parse(readPrivate(name, 'tab') ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}

/**
 * What was typed in this tab: all of it for the same stay; for another one (sold out, or left for a better one) the contacts
 * and the guests it asks for too. Consents and wishes belonged to the other stay.
 */
export function readDraft(stay: string, start: GuestValues): GuestValues | null {
  const draft = read();
  if (!draft) return null;
  const { values } = draft;
  const of = (category: string) => values.guests.filter((guest) => guest.category === category);
  const typed = { adult: of('adult'), child: of('child') };
  const next = { adult: 0, child: 0 };
  const guests = start.guests.map((empty) => ({
    ...empty,
    ...typed[empty.category][next[empty.category]++],
  }));
  return draft.stay === stay ? { ...values, guests } : { ...start, booker: values.booker, guests };
}

export function writeDraft(stay: string, values: GuestValues): void {
  writePrivate(name, JSON.stringify({ stay, values } satisfies Draft), 'tab');
}

/** Nothing typed stays in the tab: an order was made. */
export function clearDraft(): void {
  forgetPrivateBy(name, 'tab');
}
