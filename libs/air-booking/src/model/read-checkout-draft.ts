import { parseTypedDay, passengerTypeOn, type PlainDate } from '@karvon/calendar';
import { storedDrafts } from './checkout-draft';
import type { CheckoutValues } from './checkout-form';

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
 * The typed data of this offer, or of the offer before it. Data of another offer comes without consents, bonus cards, bags and
 * seats, which belong to that offer.
 * @param lastFlight local day on which the last flight departs: ages count on this day
 */
export function readCheckoutDraft(
  offerId: string,
  start: CheckoutValues,
  lastFlight: PlainDate,
): CheckoutValues | null {
  const { own, last } = storedDrafts(offerId);
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
    extras: start.extras,
  };
}
