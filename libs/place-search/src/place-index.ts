import { Fit, matchCode, matchExactly, matchMended, type OnMatch } from './match-form';
import { buildPlaceTable, type PlaceEntry } from './place-table';
import { queryForms } from './query-forms';

export interface PlaceIndex {
  /** Ids of the places that match a query, best first, at most `limit`; none for an empty query. */
  search(query: string, limit: number): string[];
  /** The same, and whether any matches as typed, in either layout, other than by the beginning of a little-known name. */
  look(query: string, limit: number): { ids: string[]; sure: boolean };
}

/** The readings of a query: in which layout, and whether corrected. */
type Reading = 'typed' | 'swapped' | 'typedMended' | 'swappedMended';

/** For each reading, by fit (code, name, beginning): a tier, lower first, and the factor for a place's weight. */
const SCORES: Readonly<Record<Reading, readonly (readonly [tier: number, share: number])[]>> = {
  typed: [
    [0, 1],
    [1, 1],
    [2, 1],
  ],
  // `ефы` means TAS more often than the beginning of a village's name, and `ист` Istanbul more often than BCN.
  swapped: [
    [2, 0.9],
    [3, 1],
    [4, 1],
  ],
  typedMended: [
    [4, 1],
    [4, 1],
    [5, 1],
  ],
  swappedMended: [
    [5, 1],
    [5, 1],
    [6, 1],
  ],
};

/**
 * `бангок` is also the beginning of a village's name on the Congo: matches with so little weight rank among the corrected ones.
 */
const FAINT = { weight: 50, tier: 4 };
const MAX_RANK = 1000;

/** Indexes places for forgiving search. Equal matches are ordered by rank, then by id. */
export function createPlaceIndex(entries: readonly PlaceEntry[]): PlaceIndex {
  const sorted = [...entries].sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const table = buildPlaceTable(sorted);

  return {
    search: (query, limit) => look(query, limit).ids,
    look,
  };

  function look(query: string, limit: number) {
    const scores = new Map<number, number>();
    // When a code, a name or the beginning of a well-known one matches as typed, no corrections are tried.
    let certain = false;
    let sure = false;
    const keep =
      (reading: Reading): OnMatch =>
      (place, fit, weight) => {
        if (fit !== Fit.prefix) certain = true;
        if (!reading.endsWith('Mended') && !isFaint(fit, weight)) sure = true;
        const score = scoreOf(reading, fit, weight);
        if (score < (scores.get(place) ?? Infinity)) scores.set(place, score);
      };
    const { typed, swapped } = queryForms(query);
    for (const form of typed) matchExactly(table, form, keep('typed'));
    for (const form of swapped) {
      if (scores.size < limit) matchExactly(table, form, keep('swapped'));
      else matchCode(table, form.whole, keep('swapped'));
    }
    if (!certain && !sure) {
      for (const form of typed) matchMended(table, form, keep('typedMended'));
      for (const form of swapped) matchMended(table, form, keep('swappedMended'));
    }
    const best = [...scores].sort(([a, scoreA], [b, scoreB]) => scoreA - scoreB || a - b);
    return {
      ids: best.slice(0, limit).flatMap(([place]) => sorted[place]?.id ?? []),
      sure,
    };
  }
}

const isFaint = (fit: Fit, weight: number) => fit === Fit.prefix && weight < FAINT.weight;

function scoreOf(reading: Reading, fit: Fit, weight: number): number {
  const [tier, share] = SCORES[reading][fit] ?? [Infinity, 0];
  return (
    (isFaint(fit, weight) ? Math.max(tier, FAINT.tier) : tier) * (MAX_RANK + 1) - weight * share
  );
}
