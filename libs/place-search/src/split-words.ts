import { dropApostrophes } from './letters/drop-apostrophes';
import { dropDiacritics } from './letters/drop-diacritics';
import { latinise } from './latinise';

/** The words of a name or a query in plain lower-case Latin: `Нью-Йорк` gives `nyu`, `york`. */
export function splitWords(text: string): string[] {
  const plain = dropDiacritics(latinise(dropApostrophes(text.toLowerCase())));
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}
