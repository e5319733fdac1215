import type { SeenPrice, Travellers } from '@karvon/contract';
import { money, type Currency } from '@karvon/money';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { sameTravellers, type Observation } from './observation';

/** How long a page shows the results of a search without a new search. */
const LIVE_MS = 20 * 60_000;

export interface Pricing {
  catalogue: Pick<AirCatalogue, 'totalOf'>;
  currency: Currency;
  now: Date;
}

/** The price for these travellers as a card shows it, with fees and acquiring. Null when nothing is sold. */
export function presentPrice(
  observation: Observation | undefined,
  travellers: Travellers,
  { catalogue, currency, now }: Pricing,
): SeenPrice | null {
  if (!observation?.lines) return null;
  const { lines, observedAt, source } = observation;
  const same = sameTravellers(observation.travellers, travellers);
  // One sum for all passengers cannot be converted for other passengers.
  if (!same && lines.some(({ passengerType }) => passengerType === 'all')) return null;
  const counted = lines
    .map(({ passengerType, tariff, taxes }) => ({
      passengerType,
      count: passengerType === 'all' ? 1 : travellers[passengerType],
      tariff: money(tariff, currency),
      taxes: money(taxes, currency),
    }))
    .filter(({ count }) => count > 0);
  const live = source === 'search' && same && now.getTime() - observedAt.getTime() <= LIVE_MS;
  return {
    total: catalogue.totalOf(counted),
    observedAt: observedAt.toISOString(),
    mark: live ? 'live' : 'cached',
  };
}
