import type { Locale } from '@karvon/contract';

const apostrophes = /['’‘ʻʼ`´]/g;
const cyrillic = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const latin = 'abcdefghijklmnopqrstuvwxyz';

/** oʻ gʻ sh ch come after z in the Uzbek alphabet; each is replaced by one private-use letter that sorts there. */
const uzbekLetters: readonly [RegExp, string][] = [
  [/o'/g, '{'],
  [/g'/g, '|'],
  [/sh/g, '}'],
  [/ch/g, '~'],
];

const order: Record<Locale, string> = { ru: cyrillic + latin, uz: `${latin}{|}~${cyrillic}` };

/** Removes diacritics (é, ё), except from й, which is a letter of its own. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(apostrophes, "'")
    .replace(/[^й]+/g, (part) => part.normalize('NFD').replace(/\p{M}+/gu, ''));
}

function sortKey(locale: Locale, text: string): string {
  let key = plainLetters(text);
  if (locale === 'uz')
    for (const [letters, letter] of uzbekLetters) key = key.replace(letters, letter);
  const alphabet = order[locale];
  return Array.from(key.replace(/'/g, ''), (char) => {
    const place = alphabet.indexOf(char);
    // Spaces, signs and digits keep their own order and come before letters.
    return place === -1 ? char : String.fromCharCode(0xe000 + place);
  }).join('');
}

function byCode(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Alphabetical order of the language: case is ignored, ё counts as е, Uzbek digraphs are letters after z, the language's own
 * script comes first. Texts equal in all that are ordered by their characters, so that a sort is always the same.
 */
export function compareTexts(locale: Locale, a: string, b: string): number {
  return byCode(sortKey(locale, a), sortKey(locale, b)) || byCode(a, b);
}
