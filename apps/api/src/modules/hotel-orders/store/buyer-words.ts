import { surnameVariants } from '@karvon/name-spelling';

/** How many words of a name are compared at most. */
const maxWords = 8;

/** The possible spellings of a name, without its spaces; one that is neither Latin nor Cyrillic has one. */
export function spellings(word: string): string[] {
  const known = surnameVariants(word).filter((spelling) => spelling !== '');
  return known.length > 0 ? known : [word.normalize('NFKC').toUpperCase()];
}

/** The words of a name in any script, case and order; each as all its spellings. */
export function buyerWords(name: string): string[][] {
  return name
    .split(/[\s-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, maxWords)
    .map(spellings);
}
