import { passportLetters } from './passport-letters';
import { openE, spellCyrillic, uzbekLetters } from './spell-cyrillic';
import { visibleText } from './visible-text';

const apostrophes = /['’‘‛ʻʼʿˈʹ′`´＇]/g;
/** Hyphens, dashes and a minus, in any variant of copied texts, with the spaces around them. */
const hyphens = /\s*[-‐‑‒–—−]\s*/g;
const uzbekOnly = /[ўқғҳ]/i;

/** The rule of spelling: 'ru' is the ICAO rule of Russian passports, 'uz' the Uzbek Latin alphabet. */
export type SpellingRule = 'ru' | 'uz';

/**
 * A name in the form for a ticket: Latin capitals, hyphens and single spaces. Cyrillic follows the passport rule of `rule`; a
 * name with letters that only Uzbek has (ў қ ғ ҳ) is always Uzbek. Apostrophes are dropped as in the machine-readable line of a
 * passport (Oʻktam → OKTAM), and so are invisible characters; characters a name cannot have stay, so that the form can report
 * them.
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
