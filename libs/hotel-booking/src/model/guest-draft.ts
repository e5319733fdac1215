import { forgetDrafts, readDraft, writeDraft } from '@karvon/checkout';
import type { GuestValues } from './guest-form';

const name = 'draft.hotel';

interface Draft {
  /** Which stay it was typed for. */
  stay: string;
  values: GuestValues;
}

/**
 * What was typed: all of it for the same stay; for another one (sold out, or left for a better one) the contacts
 * and the guests it asks for too. Consents and wishes belonged to the other stay.
 */
export function readGuestDraft(stay: string, start: GuestValues): GuestValues | null {
  const draft = readDraft<Draft>(name);
  if (!draft) return null;
  const { values } = draft;
  const of = (category: string) => values.guests.filter((guest) => guest.category === category);
  const typed = { adult: of('adult'), child: of('child') };
  const next = { adult: 0, child: 0 };
  const guests = start.guests.map((empty) => ({
    ...empty,
    ...typed[empty.category][next[empty.category]++],
  }));
  return draft.stay === stay
    ? { ...start, ...values, guests }
    : { ...start, booker: values.booker, guests };
}

export function writeGuestDraft(stay: string, values: GuestValues): void {
  writeDraft(name, { stay, values } satisfies Draft);
}

/** Nothing typed is kept: an order was made. */
export const clearGuestDraft = (): void => forgetDrafts(name);
