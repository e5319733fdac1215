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
 * Spellings a typed surname may have on the ticket, folded, always the same number of them:
 * Latin as it stands, Cyrillic by the passport rule and by the older and Uzbek spellings.
 */
export function surnameVariants(typed: string): string[] {
  return [
    spellCyrillic(typed, passportLetters),
    spellCyrillic(typed, olderLetters),
    spellCyrillic(openE(typed), uzbekLetters),
    spellCyrillic(typed, uzbekLetters),
  ].map(foldSurname);
}
