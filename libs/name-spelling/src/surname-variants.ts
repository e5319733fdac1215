import { passportLetters } from './passport-letters';
import { olderLetters, openE, spellCyrillic, uzbekLetters } from './spell-cyrillic';

/** Only the letters A–Z count: case, accents, apostrophes, hyphens and spaces do not. */
export function foldSurname(latin: string): string {
  return latin
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

/**
 * Possible spellings of a typed surname on the ticket, folded, always the same number of them: Latin unchanged, Cyrillic by the
 * passport rule and by the older and Uzbek spellings.
 */
export function surnameVariants(typed: string): string[] {
  return [
    spellCyrillic(typed, passportLetters),
    spellCyrillic(typed, olderLetters),
    spellCyrillic(openE(typed), uzbekLetters),
    spellCyrillic(typed, uzbekLetters),
  ].map(foldSurname);
}

/** Further words are ignored: no name has more. */
const maxWords = 6;

/**
 * Spellings of every surname that a typed name may begin or end with, including the whole text: «Каримова», «КАРИМОВА ДИЛНОЗА»,
 * "Dilnoza Karimova".
 */
export function surnamesIn(typed: string): string[] {
  const words = typed.trim().split(/\s+/).slice(0, maxWords);
  const parts = words.flatMap((_, index) => [words.slice(0, index + 1), words.slice(index)]);
  return [...new Set(parts.flatMap((part) => surnameVariants(part.join(' '))))];
}
