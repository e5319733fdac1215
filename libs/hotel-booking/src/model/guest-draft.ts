import { forgetDrafts, readDraft, writeDraft } from '@karvon/checkout';
import type { GuestValues } from './guest-form';

const name = 'draft.hotel';

interface Draft {
  /** The stay the draft was typed for. */
  stay: string;
  values: GuestValues;
}

/**
 * The stored form: all of it for the same stay; for another stay (the first was sold out, say) the contacts and the
 * guests it asks for. Consents and wishes belong to one stay only.
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

/** Removes the draft after an order was made. */
export const clearGuestDraft = (): void => forgetDrafts(name);
