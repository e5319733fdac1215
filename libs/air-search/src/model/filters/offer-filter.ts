import {
  concessions,
  type ChoiceName,
  type Concession,
  type OfferFacts,
  type RangeName,
} from '../offers/offer-facts';

/** Minutes; both ends are included. */
export type Range = readonly [number, number];
export const wholeDay: Range = [0, 1440];

/** An absent property lets everything through; no list here is empty. */
export interface OfferFilter {
  /** Only fares with checked baggage on every segment, at their price. */
  baggage: boolean;
  /** The concessions that the visitor allows; offers with others are hidden. */
  allowed: readonly Concession[];
  choices: Partial<Record<ChoiceName, readonly string[]>>;
  ranges: Partial<Record<RangeName, Range>>;
}
export const noFilter: OfferFilter = { baggage: false, allowed: [], choices: {}, ranges: {} };
export type FilterName = 'baggage' | Concession | ChoiceName | RangeName;

export function withChoice(
  filter: OfferFilter,
  name: ChoiceName,
  chosen: readonly string[],
): OfferFilter {
  const { [name]: _before, ...others } = filter.choices;
  return { ...filter, choices: chosen.length > 0 ? { ...others, [name]: chosen } : others };
}

/** @param range null lets everything through */
export function withRange(filter: OfferFilter, name: RangeName, range: Range | null): OfferFilter {
  const { [name]: _before, ...others } = filter.ranges;
  return { ...filter, ranges: range ? { ...others, [name]: range } : others };
}

/** The concessions whose offers are hidden. */
export const hiddenBy = ({ allowed }: Pick<OfferFilter, 'allowed'>): Concession[] =>
  concessions.filter((concession) => !allowed.includes(concession));

export function withConcession(
  filter: OfferFilter,
  concession: Concession,
  isAllowed: boolean,
): OfferFilter {
  const others = filter.allowed.filter((one) => one !== concession);
  return { ...filter, allowed: isAllowed ? [...others, concession] : others };
}

export function setFilters(filter: OfferFilter): FilterName[] {
  const { baggage, choices, ranges } = filter;
  return [
    ...(baggage ? (['baggage'] as const) : []),
    ...hiddenBy(filter),
    ...(Object.keys(choices) as ChoiceName[]),
    ...(Object.keys(ranges) as RangeName[]),
  ];
}

/** Prepares a filter to test many offers. */
interface Question {
  name: FilterName;
  passes: (facts: OfferFacts) => boolean;
}

export function questionsOf(filter: OfferFilter): Question[] {
  const { choices, ranges } = filter;
  const lists = Object.entries(choices) as [ChoiceName, readonly string[]][];
  const spans = Object.entries(ranges) as [RangeName, Range][];
  return [
    ...hiddenBy(filter).map((name) => ({ name, passes: (facts: OfferFacts) => !facts[name] })),
    ...lists.map(([name, chosen]) => ({
      name,
      passes: (facts: OfferFacts) =>
        facts.choices[name]?.some((value) => chosen.includes(value)) ?? true,
    })),
    ...spans.map(([name, [from, to]]) => ({
      name,
      passes: (facts: OfferFacts) =>
        facts.ranges[name]?.every((value) => value >= from && value <= to) ?? true,
    })),
  ];
}

/** Offers at the filter's price: with a bag, or the lowest. */
export function priceFor(
  offers: readonly OfferFacts[],
  { baggage }: Pick<OfferFilter, 'baggage'>,
): readonly OfferFacts[] {
  return baggage ? offers.flatMap((facts) => facts.withBaggage ?? []) : offers;
}

/** The offers that pass all filters, in the same order, at their prices. */
export function passing(offers: readonly OfferFacts[], filter: OfferFilter): OfferFacts[] {
  const questions = questionsOf(filter);
  return offers.filter((facts) => questions.every(({ passes }) => passes(facts)));
}

export function filterOffers(offers: readonly OfferFacts[], filter: OfferFilter): OfferFacts[] {
  return passing(priceFor(offers, filter), filter);
}
