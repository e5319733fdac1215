import type { PlainDate } from '@karvon/calendar';
import type { AirOfferDetail, Slice } from '@karvon/contract';
import { countriesOnWay } from '@karvon/travel-documents';
import type { Journey } from './document-advice';

/** Local days for rules: when the last flight departs and when it lands. */
export function journeyDays(slices: readonly Slice[]): {
  lastFlight: PlainDate;
  lastArrival: PlainDate;
} {
  const last = slices.at(-1)!.segments.at(-1)!;
  return { lastFlight: last.departingAt.slice(0, 10), lastArrival: last.arrivingAt.slice(0, 10) };
}

/** The facts for rules of documents. */
export const journeyOf = (offer: Pick<AirOfferDetail, 'slices' | 'dictionary'>): Journey => ({
  countries: countriesOnWay(offer),
  ...journeyDays(offer.slices),
});
