import { passportLetters } from './passport-letters';

/** Older and everyday Russian spellings: Юсупова is YUSUPOVA in many passports issued before 2014. */
const older: Record<string, string> = {
  ...passportLetters,
  ё: 'yo',
  й: 'y',
  ъ: '',
  ю: 'yu',
  я: 'ya',
};

/** Uzbek Latin spelling, as in passports of Uzbekistan: Ҳожиев is HOJIYEV, Хўжаев is XOJAYEV. */
const uzbek: Record<string, string> = { ...older, ж: 'j', х: 'x' };

/** Only the letters A–Z count: case, accents, apostrophes, hyphens and spaces do not. */
export function foldSurname(latin: string): string {
  return latin
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

function spell(cyrillic: string, table: Record<string, string>): string {
  return Array.from(
    cyrillic.toLowerCase().normalize('NFC'),
    (letter) => table[letter] ?? letter,
  ).join('');
}

/** Uzbek Cyrillic "е" reads "ye" at the start and after a vowel: Исаева is ISAYEVA. */
function openE(cyrillic: string): string {
  return cyrillic.toLowerCase().replace(/(^|[аеёиоуўэюя])е/g, '$1ye');
}

/**
 * Spellings a typed surname may have on the ticket, folded, always the same number of them:
 * Latin as it stands, Cyrillic by the passport rule and by the older and Uzbek spellings.
 */
export function surnameVariants(typed: string): string[] {
  return [
    spell(typed, passportLetters),
    spell(typed, older),
    spell(openE(typed), uzbek),
    spell(typed, uzbek),
  ].map(foldSurname);
}
