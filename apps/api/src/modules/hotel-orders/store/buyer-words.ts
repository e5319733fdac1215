import { surnameVariants } from '@karvon/name-spelling';

/** More words than a name has are not looked at. */
const mostWords = 8;

/** The ways one word may be spelled; a script that is neither Latin nor Cyrillic stands as it is. */
function spellings(word: string): string[] {
  const known = surnameVariants(word).filter((spelling) => spelling !== '');
  return known.length > 0 ? known : [word.normalize('NFKC').toUpperCase()];
}

/** The words of a name in any script, case and order; each as all its spellings. */
export function buyerWords(name: string): string[][] {
  return name
    .split(/[\s-]+/)
    .filter((word) => /\p{L}/u.test(word))
    .slice(0, mostWords)
    .map(spellings);
}
