import { foldSpelling } from './fold-spelling';
import { splitWords } from './split-words';

/** One place as input for the index. */
export interface PlaceEntry {
  /** Returned by `search`. */
  readonly id: string;
  /** Popularity, higher first; 0–1000. */
  readonly rank: number;
  /** IATA codes of the place. */
  readonly codes: readonly string[];
  /** Its names, in any language and script. */
  readonly aliases: readonly string[];
  /** Names with less weight than another place's proper name: an airport's own name. */
  readonly secondary?: readonly string[];
  /** Names of the region that contains it: its country. */
  readonly context?: readonly string[];
}

/** The kinds of keys of a place, with their weight as a fraction of its rank. */
const WEIGHTS = { name: 1, word: 0.5, secondary: 0.25, context: 0.1 } as const;
type Share = keyof typeof WEIGHTS;

/** A place that a key leads to, with its weighted rank for this key. */
export interface Posting {
  readonly place: number;
  readonly weight: number;
  /** The key is a whole name, and not only the end of one from a later word on. */
  readonly whole: boolean;
  readonly context: boolean;
}

export interface PlaceTable {
  /** Folded names, and their ends from each word on; sorted, unique. */
  readonly keys: readonly string[];
  /** For each key, the places it leads to. */
  readonly postings: readonly (readonly Posting[])[];
  readonly codes: ReadonlyMap<string, readonly number[]>;
  rankOf(place: number): number;
}

/** Builds the sorted table of keys for all places. */
export function buildPlaceTable(entries: readonly PlaceEntry[]): PlaceTable {
  const byKey = new Map<string, Posting[]>();
  const codes = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    for (const code of entry.codes) codes.set(code, [...(codes.get(code) ?? []), place]);
    const keys = new Map<string, Posting>();
    const add = (name: string, share: Share): void => addName(keys, name, share, place, entry.rank);
    for (const name of entry.aliases) add(name, 'name');
    for (const name of entry.secondary ?? []) add(name, 'secondary');
    for (const name of entry.context ?? []) add(name, 'context');
    for (const [key, posting] of keys) {
      const postings = byKey.get(key);
      if (postings === undefined) byKey.set(key, [posting]);
      else postings.push(posting);
    }
  });
  const keys = [...byKey.keys()].sort();
  const postings = keys.map((key) => byKey.get(key) ?? []);
  return { keys, postings, codes, rankOf: (place) => entries[place]?.rank ?? 0 };
}

function addName(
  keys: Map<string, Posting>,
  name: string,
  share: Share,
  place: number,
  rank: number,
): void {
  const words = splitWords(name);
  const context = share === 'context';
  words.forEach((_word, start) => {
    const key = foldSpelling(words.slice(start).join(''));
    const whole = start === 0;
    const weight = rank * WEIGHTS[!whole && share === 'name' ? 'word' : share];
    const known = keys.get(key);
    if (known === undefined || weight > known.weight)
      keys.set(key, { place, weight, whole, context });
  });
}
