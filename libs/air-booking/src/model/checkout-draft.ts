import { parseTypedDay, passengerTypeOn, type PlainDate } from '@karvon/calendar';
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

/**
 * What was typed, for other travellers: each person takes the first free place of their age on the day of the last flight.
 * A child who will be twelve needs a search with one adult more, and nobody is to be typed twice for that.
 */
function seat(draft: CheckoutValues, start: CheckoutValues, lastFlight: PlainDate): CheckoutValues {
  const left = draft.passengers.map((passenger, index) => {
    const birth = parseTypedDay(passenger.birthDate, lastFlight);
    const type = birth ? passengerTypeOn(birth, lastFlight) : passenger.type;
    return { passenger: { ...passenger, type }, typed: draft.typedNames[index] ?? {} };
  });
  const seated = start.passengers.map((empty) => {
    const found = left.findIndex(({ passenger }) => passenger.type === empty.type);
    return left.splice(found, found < 0 ? 0 : 1)[0] ?? { passenger: empty, typed: {} };
  });
  return {
    ...draft,
    passengers: seated.map(({ passenger }) => passenger),
    toSave: start.toSave,
    typedNames: seated.map(({ typed }) => typed),
  };
}

function takesTheSame(draft: CheckoutValues, start: CheckoutValues): boolean {
  const types = (values: CheckoutValues) => values.passengers.map(({ type }) => type).join();
  return types(draft) === types(start);
}

/**
 * The typed data of this offer, or of the offer before it. Data of another offer comes without consents and bonus cards, which
 * belong to that offer.
 * @param lastFlight local day on which the last flight departs: ages count on this day
 */
export function readCheckoutDraft(
  offerId: string,
  start: CheckoutValues,
  lastFlight: PlainDate,
): CheckoutValues | null {
  const last = readDraft<CheckoutValues>(latest);
  // A draft from the account comes without a copy for each offer: its place names the offer.
  const own =
    readDraft<CheckoutValues>(nameOf(offerId)) ?? (draftPlace()?.offerId === offerId ? last : null);
  // A page of an older build may have stored fewer fields than the form has now.
  if (own && takesTheSame(own, start)) return { ...start, ...own };
  if (!last) return null;
  const typed = takesTheSame(last, start) ? last : seat({ ...start, ...last }, start, lastFlight);
  return {
    ...start,
    ...typed,
    passengers: typed.passengers.map((passenger) => ({
      ...passenger,
      operatorNameBonus: '',
      bonusCard: '',
    })),
    consents: start.consents,
  };
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
