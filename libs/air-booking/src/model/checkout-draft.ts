import type { PlainDate } from '@karvon/calendar';
import { forgetDrafts, markDraft, readDraft, writeDraft } from '@karvon/checkout';
import type { Locale } from '@karvon/contract';
import type { CheckoutValues } from './checkout-form';

const latest = 'draft.air';
const nameOf = (offerId: string) => `${latest}.${offerId}`;
const place = `${latest}-place`;

/** Where the unfinished booking can be continued. It contains no personal data. */
export interface DraftPlace {
  offerId: string;
  /** The query of the passengers' page: the search, the fare and the price seen. */
  query: Record<string, string> & { fare: string };
  /** Cities as the visitor read them, in the language `lang`. */
  from: string;
  to: string;
  lang: Locale;
  /** Local day of the first departure. */
  date: PlainDate;
}

/** The typed data of this offer, and what was typed last for any offer; null where there is none. */
export function storedDrafts(offerId: string): Record<'own' | 'last', CheckoutValues | null> {
  const last = readDraft<CheckoutValues>(latest);
  const own = readDraft<CheckoutValues>(nameOf(offerId));
  // A draft from the account comes without a copy for each offer: its place names the offer.
  return { own: own ?? (draftPlace()?.offerId === offerId ? last : null), last };
}

export function writeCheckoutDraft(at: DraftPlace, values: CheckoutValues): void {
  writeDraft(nameOf(at.offerId), values);
  writeDraft(latest, values);
  writeDraft(place, at);
}

/** Where a booking was begun and not finished; null when there is none. */
export function draftPlace(): DraftPlace | null {
  return readDraft<DraftPlace>(place);
}

export const hasDraftPlace = (): boolean => draftPlace() !== null;

/** The mark of a document that is opened where a booking was begun (`markDraft`). */
export const markBegunBooking = () => markDraft(place, 'begun-booking');

/** This offer is no longer sold: the typed data waits for another one, and the link back is removed. */
export function leaveDraftPlace(): void {
  writeDraft(place, null);
}

/** Deletes the typed data, because an order was made or the visitor has removed the draft. */
export function clearDrafts(): void {
  forgetDrafts(latest);
}
