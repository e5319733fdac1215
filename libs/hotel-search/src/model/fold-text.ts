import { dropApostrophes, latinise, swapLayout } from '@karvon/place-search';

/** Folds text of two scripts and three apostrophes to one spelling: lower case, Latin letters. */
export function foldText(text: string): string {
  return latinise(dropApostrophes(text.toLowerCase())).replace(/[«»"().,-]+/g, ' ');
}

/** The words of a search text, also as typed in the other keyboard layout. */
export function foldQuery(text: string): string[][] {
  const words = (folded: string) => folded.split(/\s+/).filter(Boolean);
  const lower = text.trim().toLowerCase();
  return [words(foldText(lower)), words(foldText(swapLayout(lower)))].filter(
    (found) => found.length > 0,
  );
}
