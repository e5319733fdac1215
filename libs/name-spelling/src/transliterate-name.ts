import { passportLetters } from './passport-letters';
import { openE, spellCyrillic, uzbekLetters } from './spell-cyrillic';

const apostrophes = /['’‘ʻʼ`´]/g;
const uzbekOnly = /[ўқғҳ]/i;

/** Whose passports the spelling follows: 'ru' is the ICAO rule of Russian passports, 'uz' the Uzbek Latin alphabet. */
export type SpellingRule = 'ru' | 'uz';

/**
 * A name as a ticket takes it: Latin capitals, hyphens and single spaces. Cyrillic follows the passport rule of `rule`; a name with
 * letters that only Uzbek has (ў қ ғ ҳ) is Uzbek whatever was asked. Apostrophes are dropped as in the machine-readable line of
 * a passport (Oʻktam → OKTAM); signs a name cannot have stay, so that the form can point at them.
 */
export function transliterateName(text: string, rule: SpellingRule = 'ru'): string {
  const plain = text.normalize('NFC').toLowerCase().replace(apostrophes, '');
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
