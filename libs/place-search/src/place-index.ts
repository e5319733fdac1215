import { matchExactly, matchMended, type Fit, type OnMatch } from './match-form';
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
/** With as many good matches as this, nobody needs guesses. */
const ENOUGH = 3;

/** Indexes places for forgiving search. Equal matches are ordered by rank, then by id. */
export function createPlaceIndex(entries: readonly PlaceEntry[]): PlaceIndex {
  const sorted = [...entries].sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const table = buildPlaceTable(sorted);

  return {
    search(query, limit) {
      const scores = new Map<number, number>();
      const keep =
        (step: Step): OnMatch =>
        (place, fit, weight) => {
          const score = scoreOf(step, fit, weight);
          if (score < (scores.get(place) ?? Infinity)) scores.set(place, score);
        };
      const { typed, swapped } = queryForms(query);
      for (const form of typed) matchExactly(table, form, keep(Step.typed));
      if (scores.size < limit) {
        for (const form of swapped) matchExactly(table, form, keep(Step.swapped));
      }
      if (scores.size < Math.min(limit, ENOUGH)) {
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
  return (step + fit + 1) * (MAX_RANK + 1) - weight;
}
