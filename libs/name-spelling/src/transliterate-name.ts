import { passportLetters } from './passport-letters';
import { openE, spellCyrillic, uzbekLetters } from './spell-cyrillic';
import { visibleText } from './visible-text';

const apostrophes = /['’‘‛ʻʼʿˈʹ′`´＇]/g;
/** Hyphens, dashes and a minus, as copied texts have them, with the spaces around them. */
const hyphens = /\s*[-‐‑‒–—−]\s*/g;
const uzbekOnly = /[ўқғҳ]/i;

/** Whose passports the spelling follows: 'ru' is the ICAO rule of Russian passports, 'uz' the Uzbek Latin alphabet. */
export type SpellingRule = 'ru' | 'uz';

/**
 * A name as a ticket takes it: Latin capitals, hyphens and single spaces. Cyrillic follows the passport rule of `rule`; a name with
 * letters that only Uzbek has (ў қ ғ ҳ) is Uzbek whatever was asked. Apostrophes are dropped as in the machine-readable line of a passport
 * (Oʻktam → OKTAM), and so is what cannot be seen; signs a name cannot have stay, so that the form can point at them.
 */
export function transliterateName(text: string, rule: SpellingRule = 'ru'): string {
  const plain = visibleText(text).toLowerCase().replace(apostrophes, '').replace(hyphens, '-');
  const latin =
    rule === 'uz' || uzbekOnly.test(plain)
      ? spellCyrillic(openE(plain), uzbekLetters)
      : spellCyrillic(plain, passportLetters);
  return latin
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .toUpperCase();
}
