import type { PlainDate } from '@karvon/calendar';
import type { Locale } from '@karvon/contract';
import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';
import type { CheckoutValues } from './checkout-form';

/** Personal data stay in the tab and never on the device; signing out forgets them with everything private. */
const latest = 'air-booking.draft';
const nameOf = (offerId: string) => `${latest}.${offerId}`;
const place = `${latest}-place`;

/** Where the unfinished booking is, for the way back to it. Holds nothing personal. */
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

function read<Kept>(name: string): Kept | null {
  try {
    return JSON.parse(readPrivate(name, 'tab') ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function takesTheSame(draft: CheckoutValues, start: CheckoutValues): boolean {
  const types = (values: CheckoutValues) => values.passengers.map(({ type }) => type).join();
  return types(draft) === types(start);
}

/**
 * What was typed for this offer in this tab, or else for the one before it (sold out, or left for a better one), if the
 * same travellers fly. The latter brings no consents and no bonus cards: they belonged to the other offer.
 */
export function readDraft(offerId: string, start: CheckoutValues): CheckoutValues | null {
  const own = read<CheckoutValues>(nameOf(offerId));
  // A page loaded before a new version may have kept less than the form holds now.
  if (own && takesTheSame(own, start)) return { ...start, ...own };
  const other = read<CheckoutValues>(latest);
  if (!other || !takesTheSame(other, start)) return null;
  return {
    ...start,
    ...other,
    passengers: other.passengers.map((passenger) => ({
      ...passenger,
      operatorNameBonus: '',
      bonusCard: '',
    })),
    consents: start.consents,
  };
}

export function writeDraft(at: DraftPlace, values: CheckoutValues): void {
  const text = JSON.stringify(values);
  writePrivate(nameOf(at.offerId), text, 'tab');
  writePrivate(latest, text, 'tab');
  writePrivate(place, JSON.stringify(at), 'tab');
}

/** Where a booking was begun in this tab and not finished; null when there is none. */
export function draftPlace(): DraftPlace | null {
  return read<DraftPlace>(place);
}

export const hasDraftPlace = (): boolean => readPrivate(place, 'tab') !== null;

/** This offer cannot be had: what was typed waits for another one, and nothing leads back here. */
export function leaveDraftPlace(): void {
  writePrivate(place, null, 'tab');
}

/** Nothing typed stays in the tab: an order was made, or the visitor does not want it kept. */
export function clearDrafts(): void {
  forgetPrivateBy(latest, 'tab');
}
