import { passportLetters } from './passport-letters';

/** Older and everyday Russian spellings: Юсупова is YUSUPOVA in many passports issued before 2014. */
export const olderLetters: Readonly<Record<string, string>> = {
  ...passportLetters,
  ё: 'yo',
  й: 'y',
  ъ: '',
  ю: 'yu',
  я: 'ya',
};

/** Uzbek Latin spelling, as in passports of Uzbekistan: Ҳожиев is HOJIYEV, Хўжаев is XOJAYEV. */
export const uzbekLetters: Readonly<Record<string, string>> = { ...olderLetters, ж: 'j', х: 'x' };

/** Uzbek Cyrillic "е" sounds like "ye" at the start, after a vowel and after a sign: Исаева is ISAYEVA, Игнатьев IGNATYEV. */
export function openE(cyrillic: string): string {
  return cyrillic.toLowerCase().replace(/(^|[^\p{L}]|[аеёиоуўыэюяъь])е/gu, '$1ye');
}

/** Replaces letter by letter; letters that are not in the table stay. */
export function spellCyrillic(text: string, table: Readonly<Record<string, string>>): string {
  return Array.from(text.toLowerCase().normalize('NFC'), (letter) => table[letter] ?? letter).join(
    '',
  );
}
