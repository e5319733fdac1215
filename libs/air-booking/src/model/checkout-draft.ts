import type { CheckoutValues } from './checkout-form';
import { forgetTab, readTab, writeTab } from './tab-storage';

/** Personal data stay in the tab: sessionStorage, never localStorage. */
const nameOf = (offerId: string) => `air-booking.draft.${offerId}`;
const latest = 'air-booking.draft';

function read(name: string): CheckoutValues | null {
  try {
    return JSON.parse(readTab(name) ?? 'null') as CheckoutValues | null;
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
  const own = read(nameOf(offerId));
  if (own && takesTheSame(own, start)) return own;
  const other = read(latest);
  if (!other || !takesTheSame(other, start)) return null;
  return {
    booker: other.booker,
    passengers: other.passengers.map((passenger) => ({
      ...passenger,
      operatorNameBonus: '',
      bonusCard: '',
    })),
    consents: start.consents,
  };
}

export function writeDraft(offerId: string, values: CheckoutValues): void {
  const text = JSON.stringify(values);
  writeTab(nameOf(offerId), text);
  writeTab(latest, text);
}

/** The order is made: nothing typed stays in the tab. */
export function forgetDraft(offerId: string): void {
  forgetTab(nameOf(offerId));
  forgetTab(latest);
}
