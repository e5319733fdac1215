/** Spellings to sounds. The letters w, c, x, q, y are free once theirs are folded, and stand for sh, ch, ts, ya, yu. */
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

/** Folds what is spelled with several letters into one: `tashkent` becomes `tawkent`. Takes a–z, 0–9. */
export function foldDigraphs(latin: string): string {
  return latin.replace(SPELLINGS, (spelling) => SOUND[spelling] ?? spelling);
}

/**
 * Brings spellings of one sound together: `Khiva`, `Xiva` and the Latin of `Хива` become `hiva`, `Nizhny` and `Nijniy`
 * become `nijni`. One Cyrillic letter becomes one letter, so that a slip in it stays a single edit. Takes a–z, 0–9.
 */
export function foldSpelling(latin: string): string {
  return foldDigraphs(latin)
    .replace(/(.)\1+/g, '$1')
    .replace(/ia/g, 'q')
    .replace(/iu/g, 'y');
}
