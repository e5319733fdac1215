import { foldSpelling } from './fold-spelling';
import { splitWords } from './split-words';
import { swapLayout } from './swap-layout';

/** A typed term, prepared for the lookup. */
export interface QueryTerm {
  /** In Latin, as written. */
  readonly latin: string;
  /** The same, folded like the names in the index. */
  readonly key: string;
  /** Possible keys after one more letter, where half a digraph folds differently: `buk` before `bukh`. */
  readonly pending: readonly string[];
  /** The typed text in capitals, to compare it with codes; empty when it was not typed in Latin letters. */
  readonly code: string;
}

/** One interpretation of the typed text. */
export interface QueryForm {
  /** All words joined. */
  readonly whole: QueryTerm;
  readonly words: readonly QueryTerm[];
}

const MAX_LENGTH = 64;
const MAX_WORDS = 6;

/** Words for kinds of places, which do not distinguish places. */
const NOISE = new Set([
  'airport',
  'aeroport',
  'aeroporti',
  'aeroportu',
  'gorod',
  'city',
  'shahar',
  'shahri',
]);

/** Letters that may be the first half of a digraph, with the letters that would complete it. */
const COMPLETIONS: Readonly<Record<string, string>> = {
  k: 'h',
  z: 'h',
  c: 'h',
  p: 'h',
  s: 'h',
  t: 's',
  d: 'j',
  y: 'eau',
  i: 'au',
};

/** Habits of chat Latin: `tawkent`, `ta6kent`, `4imkent`. */
const CHAT: Readonly<Record<string, string>> = { w: 'sh', 6: 'sh', 4: 'ch' };

/** Punctuation that is no part of names, but on whose keys Russian letters are: `,fre`, `gfhb;`, `le,fq`. */
const CYRILLIC_KEYS = /[[\];]|,(?=\S)/;

/**
 * Russian letters on punctuation keys: a word with one cannot be Latin in the wrong layout; only a final ю may be a full stop.
 */
const ONLY_CYRILLIC = /[бжхъ]|ю(?!\s)/;

/**
 * The typed text, also read as chat Latin, and both in the other keyboard layout; that layout first when the typed one is
 * impossible. Forms without a letter are left out.
 */
export function queryForms(query: string): { typed: QueryForm[]; swapped: QueryForm[] } {
  const lower = query.slice(0, MAX_LENGTH).toLowerCase();
  const chat = /[w64]/.test(lower)
    ? [lower.replace(/[w64]/g, (letter) => CHAT[letter] ?? letter)]
    : [];
  const asTyped = [lower, ...chat].flatMap(toForm);
  const asSwapped = ONLY_CYRILLIC.test(lower) ? [] : toForm(swapLayout(lower));
  return CYRILLIC_KEYS.test(lower)
    ? { typed: asSwapped, swapped: asTyped }
    : { typed: asTyped, swapped: asSwapped };
}

function toForm(lower: string): QueryForm[] {
  const all = splitWords(lower).slice(0, MAX_WORDS);
  const telling = all.filter((word) => !NOISE.has(word));
  const words = telling.length > 0 ? telling : all;
  const typedInLatin = new Set(lower.match(/[a-z0-9]+/g));
  const codeOf = (word: string): string => (typedInLatin.has(word) ? word.toUpperCase() : '');
  if (words.length === 0) return [];
  const latin = words.join('');
  return [
    { whole: toTerm(latin, codeOf(latin)), words: words.map((word) => toTerm(word, codeOf(word))) },
  ];
}

function toTerm(latin: string, code: string): QueryTerm {
  const completions = [...(COMPLETIONS[latin.slice(-1)] ?? '')];
  const pending = completions.map((letter) => foldSpelling(latin + letter));
  return { latin, key: foldSpelling(latin), pending, code };
}
