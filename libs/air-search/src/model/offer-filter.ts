import type { OfferFacts } from './offer-facts';

/** Buckets of the stops filter: 0, 1, 2, 3 and more than 3. */
export const stopBuckets = [0, 1, 2, 3, 4] as const;
export const stopBucket = (stops: number) => Math.min(stops, 4);

/** An empty list means "any". */
export interface OfferFilter {
  stops: number[];
  airlines: string[];
}
export const noFilter: OfferFilter = { stops: [], airlines: [] };

const passes = {
  stops: (facts: OfferFacts, { stops }: OfferFilter) =>
    stops.length === 0 || stops.includes(stopBucket(facts.stops)),
  airlines: (facts: OfferFacts, { airlines }: OfferFilter) =>
    airlines.length === 0 || airlines.includes(facts.offer.validatingCarrier),
};

export function filterOffers(offers: readonly OfferFacts[], filter: OfferFilter): OfferFacts[] {
  return offers.filter((facts) => passes.stops(facts, filter) && passes.airlines(facts, filter));
}

export interface FilterOption<Value> {
  value: Value;
  count: number;
  /** The lowest price behind this option, minor units. */
  from: number;
}

function options<Value>(
  offers: OfferFacts[],
  valueOf: (facts: OfferFacts) => Value,
): FilterOption<Value>[] {
  const found = new Map<Value, FilterOption<Value>>();
  for (const facts of offers) {
    const value = valueOf(facts);
    const option = found.get(value);
    if (!option) found.set(value, { value, count: 1, from: facts.price });
    else {
      option.count += 1;
      option.from = Math.min(option.from, facts.price);
    }
  }
  return [...found.values()];
}

/** What each filter could show, given the other one as it is set. */
export function filterOptions(offers: readonly OfferFacts[], filter: OfferFilter) {
  return {
    stops: options(
      offers.filter((facts) => passes.airlines(facts, filter)),
      (facts) => stopBucket(facts.stops),
    ).sort((a, b) => a.value - b.value),
    airlines: options(
      offers.filter((facts) => passes.stops(facts, filter)),
      (facts) => facts.offer.validatingCarrier,
    ).sort((a, b) => a.from - b.from || (a.value < b.value ? -1 : 1)),
  };
}

/** The view of a result list as it stands in the address. */
export function parseFilter(params: URLSearchParams): OfferFilter {
  const list = (name: string) => params.get(name)?.split(',').filter(Boolean) ?? [];
  return {
    stops: list('stops')
      .map(Number)
      .filter((stops) => stopBuckets.some((bucket) => bucket === stops)),
    airlines: list('airlines').filter((code) => /^[A-Z0-9]{2}$/.test(code)),
  };
}

export function filterQuery({ stops, airlines }: OfferFilter): Record<string, string | undefined> {
  return { stops: stops.join(',') || undefined, airlines: airlines.join(',') || undefined };
}
