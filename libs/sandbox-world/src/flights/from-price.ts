import type { PlainDate } from '@karvon/calendar';
import { fromUsdCents, type SupplyCurrency } from './currency';
import type { Cabin } from './fare-price';
import { dayOnSale } from './horizon';
import { searchJourneys, type Candidate } from './journey-search';
import type { World } from './world';
import { chooseCandidates } from './offer-choice';
import { taxesOf } from './taxes';

export interface FromPriceQuery {
  readonly origin: string;
  readonly destination: string;
  readonly date: PlainDate;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  /** Only nonstop flights count. */
  readonly directOnly?: boolean;
}

const remembered = 20_000;
const asManyAsASearchShows = 240;

/** Total of the cheapest one-way offer for an adult, or null. No offers are built for it. */
export function fromPrice(world: World, query: FromPriceQuery): number | null {
  const { origin, destination, date, cabin, currency, directOnly = false } = query;
  const key = [origin, destination, date, cabin, currency, directOnly].join();
  const known = world.fromPrices.get(key);
  if (known !== undefined) return known;
  if (world.fromPrices.size >= remembered) world.fromPrices.clear();
  const price = cheapest(world, query);
  world.fromPrices.set(key, price);
  return price;
}

function cheapest(world: World, query: FromPriceQuery): number | null {
  const { origin, destination, date, cabin, currency } = query;
  const day = dayOnSale(date, world.today);
  if (day === undefined) return null;
  const journeys = { origin, destination, day, cabin, seats: 1, notBefore: -Infinity };
  const totals = chooseCandidates(searchJourneys(world, journeys), asManyAsASearchShows)
    .filter(({ journey }) => !query.directOnly || journey.length === 1)
    .map((candidate) => totalOf(candidate, currency));
  return totals.length > 0 ? Math.min(...totals) : null;
}

const totalOf = ({ journey, tariffCents }: Candidate, currency: SupplyCurrency): number =>
  taxesOf(journey, 'adult').reduce(
    (sum, tax) => sum + fromUsdCents(Math.round(tax.cents), currency),
    fromUsdCents(tariffCents, currency),
  );
