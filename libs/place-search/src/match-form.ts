import { foldDigraphs, foldSpelling } from './fold-spelling';
import { latinSlips } from './latin-slips';
import { oneEditPrefixes } from './one-edit';
import type { PlaceTable } from './place-table';
import type { QueryForm, QueryTerm } from './query-forms';
import { prefixSpan } from './sorted-keys';

/** The kinds of a match between a query and a place, best first. */
export const Fit = { code: 0, name: 1, prefix: 2 } as const;
export type Fit = (typeof Fit)[keyof typeof Fit];

/** Called with a place's index among the entries, the kind of the match, and its weighted rank. */
export type OnMatch = (place: number, fit: Fit, weight: number) => void;

/** Words shorter than this are too similar to others to correct a typo. */
const SHORTEST_TYPO = 4;
/** A country matches from this many letters on. */
const SHORTEST_CONTEXT = 3;
/** The weight of words that are found anywhere in a place, instead of a name that begins as typed. */
const SCATTERED_WORDS = 0.5;

/** Matches a form exactly: as a code, a name, the beginning of one, or words each found in the place. */
export function matchExactly(table: PlaceTable, form: QueryForm, onMatch: OnMatch): void {
  let any = false;
  matchTerm(table, form.whole, (place, fit, weight) => {
    any = true;
    onMatch(place, fit, weight);
  });
  if (any || form.words.length < 2) return;
  for (const place of placesOfAllWords(table, form)) {
    onMatch(place, Fit.prefix, table.rankOf(place) * SCATTERED_WORDS);
  }
}

/** Matches a form with one typing error corrected. */
export function matchMended(table: PlaceTable, { whole }: QueryForm, onMatch: OnMatch): void {
  const loose = foldDigraphs(whole.latin);
  if (loose.length < SHORTEST_TYPO) return;
  const keys = new Set(oneEditPrefixes(table.keys, whole.key));
  // A letter lost between two equal ones, as in `saarkand`, has to be restored before doubled letters are folded.
  if (loose !== whole.key) for (const key of oneEditPrefixes(table.keys, loose)) keys.add(key);
  for (const slip of latinSlips(whole.latin)) keys.add(foldSpelling(slip));
  for (const key of keys) {
    if (key.length < SHORTEST_TYPO) continue;
    const lastLetter = changesLastLetter(key, whole.key);
    matchPrefix(table, key, (place, fit, weight) => {
      if (fit === Fit.name || !lastLetter) onMatch(place, fit, weight);
    });
  }
}

/** A typing error in the last letter is corrected only to a whole name, because the next letters are unknown. */
function changesLastLetter(mended: string, typed: string): boolean {
  return mended.length <= typed.length && mended.startsWith(typed.slice(0, -1));
}

/** Matches a term only as a code. */
export function matchCode(table: PlaceTable, term: QueryTerm, onMatch: OnMatch): void {
  for (const place of table.codes.get(term.code) ?? [])
    onMatch(place, Fit.code, table.rankOf(place));
}

function matchTerm(table: PlaceTable, term: QueryTerm, onMatch: OnMatch): void {
  matchCode(table, term, onMatch);
  matchPrefix(table, term.key, onMatch);
  for (const key of term.pending) matchPrefix(table, key, onMatch);
}

function matchPrefix(table: PlaceTable, key: string, onMatch: OnMatch): void {
  const { from, to } = prefixSpan(table.keys, key, { from: 0, to: table.keys.length });
  for (let at = from; at < to; at += 1) {
    const exact = table.keys[at] === key;
    for (const { place, weight, whole, context } of table.postings[at] ?? []) {
      if (!context) onMatch(place, exact && whole ? Fit.name : Fit.prefix, weight);
      else if (exact || key.length >= SHORTEST_CONTEXT)
        onMatch(place, Fit.prefix, exact ? 2 * weight : weight);
    }
  }
}

/** Places where every word begins a word of a name, or is a code: `sheremetyevo moscow`, `tashkent (tas)`. */
function placesOfAllWords(table: PlaceTable, form: QueryForm): number[] {
  const [first = new Set<number>(), ...others] = form.words.map((word) => {
    const places = new Set<number>();
    matchTerm(table, word, (place) => places.add(place));
    return places;
  });
  return [...first].filter((place) => others.every((places) => places.has(place)));
}
