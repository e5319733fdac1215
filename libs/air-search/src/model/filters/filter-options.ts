import {
  concessions,
  type ChoiceName,
  type Concession,
  type OfferFacts,
  type RangeName,
} from '../offers/offer-facts';
import { priceFor, questionsOf, type OfferFilter, type Range } from './offer-filter';

export interface Tally {
  count: number;
  /** The lowest price of its offers, in minor units; 0 without offers. */
  from: number;
}
export interface FilterOption extends Tally {
  value: string;
}

/** Night, morning, day, evening: six hours each. */
export const dayParts = ['night', 'morning', 'day', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];
/** Both ends are included, as on the slider: six o'clock belongs to the night and to the morning. */
export const dayPartRanges: Record<DayPart, Range> = {
  night: [0, 360],
  morning: [360, 720],
  day: [720, 1080],
  evening: [1080, 1440],
};

/** Layovers of at most three, six and twelve hours. */
export const waitRanges: readonly Range[] = [
  [0, 180],
  [0, 360],
  [0, 720],
];

/** The options of each filter, counted with all other filters as they are set. */
export interface FilterOptions {
  baggage: Tally;
  /** Offers with each concession; null when there is none, regardless of filters. */
  concessions: Record<Concession, Tally | null>;
  choices: Partial<Record<ChoiceName, FilterOption[]>>;
  /** By part of the day; not for `layover`. */
  parts: Partial<Record<RangeName, Record<DayPart, Tally>>>;
  /** Offers without a longer layover, for each of `waitRanges`. */
  waits: readonly Tally[];
  /** The shortest and the longest layover of all offers, without filters; null without any layover. */
  layover: Range | null;
}

const withinRange =
  ([from, to]: Range) =>
  (minutes: number) =>
    minutes >= from && minutes <= to;

const nothing = (): Tally => ({ count: 0, from: 0 });

function add(tally: Tally, price: number): void {
  tally.from = tally.count === 0 ? price : Math.min(tally.from, price);
  tally.count += 1;
}

/** Counts the options in a single pass over the offers. */
class Counter {
  readonly baggage = nothing();
  private readonly given = { selfTransfer: nothing(), mixedCabin: nothing() };
  private readonly known = new Set<Concession>();
  readonly parts: FilterOptions['parts'] = {};
  readonly waits = waitRanges.map(nothing);
  private readonly found = new Map<ChoiceName, Map<string, FilterOption & { lowest: number }>>();

  /** An option keeps its place when other filters exclude its offers, so that nothing moves under the pointer. */
  know(facts: OfferFacts): void {
    const { choices, price } = facts;
    for (const name of concessions) if (facts[name]) this.known.add(name);
    for (const name of Object.keys(choices) as ChoiceName[]) {
      for (const value of choices[name]!) {
        const option = this.option(name, value);
        option.lowest = Math.min(option.lowest, price);
      }
    }
  }

  /** @param only the one filter that excludes this offer: it counts for options of that filter alone */
  add(facts: OfferFacts, only: string | undefined): void {
    const { choices, ranges, price } = facts;
    for (const name of concessions)
      if (facts[name] && (only ?? name) === name) add(this.given[name], price);
    for (const name of Object.keys(choices) as ChoiceName[]) {
      if (only !== undefined && only !== name) continue;
      for (const value of choices[name]!) add(this.option(name, value), price);
    }
    for (const name of Object.keys(ranges) as RangeName[]) {
      if (name === 'layover' || (only !== undefined && only !== name)) continue;
      const parts = (this.parts[name] ??= {
        night: nothing(),
        morning: nothing(),
        day: nothing(),
        evening: nothing(),
      });
      const [minute = 0] = ranges[name]!;
      for (const part of dayParts) {
        if (withinRange(dayPartRanges[part])(minute)) add(parts[part], price);
      }
    }
    if ((only ?? 'layover') !== 'layover') return;
    waitRanges.forEach((range, index) => {
      if (ranges.layover?.every(withinRange(range)) ?? true) add(this.waits[index]!, price);
    });
  }

  private option(name: ChoiceName, value: string): FilterOption & { lowest: number } {
    let options = this.found.get(name);
    if (!options) this.found.set(name, (options = new Map()));
    let option = options.get(value);
    if (!option) options.set(value, (option = { value, lowest: Infinity, ...nothing() }));
    return option;
  }

  concessions(): FilterOptions['concessions'] {
    const tally = (name: Concession) => (this.known.has(name) ? this.given[name] : null);
    return { selfTransfer: tally('selfTransfer'), mixedCabin: tally('mixedCabin') };
  }

  choices(): FilterOptions['choices'] {
    const sorted = ([name, options]: [
      ChoiceName,
      Map<string, FilterOption & { lowest: number }>,
    ]) =>
      [...options.values()]
        .sort((a, b) =>
          name === 'stops'
            ? Number(a.value) - Number(b.value)
            : a.lowest - b.lowest || (a.value < b.value ? -1 : 1),
        )
        .map(({ value, count, from }) => ({ value, count, from }));
    return Object.fromEntries([...this.found].map((entry) => [entry[0], sorted(entry)]));
  }
}

function layoverBounds(offers: readonly OfferFacts[]): Range | null {
  let [least, max] = [Infinity, 0];
  for (const { ranges } of offers) {
    for (const minutes of ranges.layover ?? []) {
      least = Math.min(least, minutes);
      max = Math.max(max, minutes);
    }
  }
  return max > 0 ? [least, max] : null;
}

/** Counts and lowest prices of every option. An offer counts when it passes all other filters. */
export function filterOptions(offers: readonly OfferFacts[], filter: OfferFilter): FilterOptions {
  const questions = questionsOf(filter);
  const counter = new Counter();
  for (const facts of priceFor(offers, filter)) {
    counter.know(facts);
    const failed = questions.filter(({ passes }) => !passes(facts));
    if (failed.length > 1) continue;
    counter.add(facts, failed[0]?.name);
    if (failed.length === 0 && facts.withBaggage) add(counter.baggage, facts.withBaggage.price);
    else if (failed.length === 0 && filter.baggage) add(counter.baggage, facts.price);
  }
  return {
    baggage: counter.baggage,
    concessions: counter.concessions(),
    choices: counter.choices(),
    parts: counter.parts,
    waits: counter.waits,
    layover: layoverBounds(offers),
  };
}
