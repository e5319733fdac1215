import { Fit, matchCode, matchExactly, matchMended, type OnMatch } from './match-form';
import { buildPlaceTable, type PlaceEntry } from './place-table';
import { queryForms } from './query-forms';

export interface PlaceIndex {
  /** Ids of the places a query may mean, best first, at most `limit`; none for an empty query. */
  search(query: string, limit: number): string[];
}

/** A better step always wins over a better fit, a better fit over a better rank. */
const Step = { typed: 0, swapped: 3, typedMended: 6, swappedMended: 9 } as const;
type Step = (typeof Step)[keyof typeof Step];

const MAX_RANK = 1000;
/** Share of a place's rank its code keeps when typed in the other layout. */
const SWAPPED_CODE = 0.9;
/** With as many good matches as this, or one whole name, nobody needs guesses. */
const ENOUGH = 3;

/** Indexes places for forgiving search. Equal matches are ordered by rank, then by id. */
export function createPlaceIndex(entries: readonly PlaceEntry[]): PlaceIndex {
  const sorted = [...entries].sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const table = buildPlaceTable(sorted);

  return {
    search(query, limit) {
      const scores = new Map<number, number>();
      let certain = false;
      const keep =
        (step: Step): OnMatch =>
        (place, fit, weight) => {
          if (fit !== Fit.prefix) certain = true;
          const score = scoreOf(step, fit, weight);
          if (score < (scores.get(place) ?? Infinity)) scores.set(place, score);
        };
      const { typed, swapped } = queryForms(query);
      for (const form of typed) matchExactly(table, form, keep(Step.typed));
      for (const form of swapped) {
        if (scores.size < limit) matchExactly(table, form, keep(Step.swapped));
        else matchCode(table, form.whole, keep(Step.swapped));
      }
      if (!certain && scores.size < Math.min(limit, ENOUGH)) {
        for (const form of typed) matchMended(table, form, keep(Step.typedMended));
        for (const form of swapped) matchMended(table, form, keep(Step.swappedMended));
      }
      return [...scores]
        .sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a - b)
        .slice(0, limit)
        .flatMap(([place]) => sorted[place]?.id ?? []);
    },
  };
}

function scoreOf(step: Step, fit: Fit, weight: number): number {
  // `ефы` is more often TAS than the beginning of a village's name, and `ист` more often Istanbul than BCN.
  if (step === Step.swapped && fit === Fit.code) return scoreOf(Step.typed, Fit.prefix, weight * SWAPPED_CODE);
  return (step + fit + 1) * (MAX_RANK + 1) - weight;
}
