/** Replacements of spellings by sounds. Once folded, the letters w, c, x, q, y are unused, and stand for sh, ch, ts, ya, yu. */
const SOUND: Readonly<Record<string, string>> = {
  shch: 'w',
  sch: 'w',
  sh: 'w',
  tch: 'c',
  ch: 'c',
  dzh: 'j',
  zh: 'j',
  dj: 'j',
  kh: 'h',
  gh: 'g',
  ph: 'f',
  ck: 'k',
  tz: 'x',
  ts: 'x',
  ye: 'e',
  x: 'h',
  q: 'k',
  w: 'v',
  y: 'i',
  c: 'k',
};
const SPELLINGS = /shch|sch|sh|tch|ch|dzh|zh|dj|kh|gh|ph|ck|tz|ts(?!h)|ye|x|q|w|y|c/g;

/** Replaces digraphs by single letters: `tashkent` becomes `tawkent`. Accepts a–z, 0–9. */
export function foldDigraphs(latin: string): string {
  return latin.replace(SPELLINGS, (spelling) => SOUND[spelling] ?? spelling);
}

/**
 * Folds different spellings of one sound: `Khiva`, `Xiva` and the Latin of `Хива` become `hiva`, `Nizhny` and `Nijniy` become
 * `nijni`. One Cyrillic letter becomes one letter, so that a typing error in it stays a single edit. Accepts a–z, 0–9.
 */
export function foldSpelling(latin: string): string {
  return foldDigraphs(latin)
    .replace(/(.)\1+/g, '$1')
    .replace(/ia/g, 'q')
    .replace(/iu/g, 'y');
}
