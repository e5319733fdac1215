import { dropApostrophes, latinise, swapLayout } from '@karvon/place-search';

/** One spelling for what people write in two scripts and with three apostrophes: lower case, Latin. */
export function foldText(text: string): string {
  return latinise(dropApostrophes(text.toLowerCase())).replace(/[«»"().,-]+/g, ' ');
}

/** The words of a search text, and those it would be in the other keyboard layout. */
export function foldQuery(text: string): string[][] {
  const words = (folded: string) => folded.split(/\s+/).filter(Boolean);
  const lower = text.trim().toLowerCase();
  return [words(foldText(lower)), words(foldText(swapLayout(lower)))].filter(
    (found) => found.length > 0,
  );
}
