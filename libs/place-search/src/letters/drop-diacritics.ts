/** Latin letters that Unicode does not split into a letter and a mark, and marks that stand for a sound. */
const WHOLE: Readonly<Record<string, string>> = {
  ş: 'sh',
  ș: 's',
  ç: 'ch',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'a',
};

/** Removes diacritics from lower-case Latin text: `münchen` becomes `munchen`, Turkish `ş` and `ç` become `sh` and `ch`. */
export function dropDiacritics(lower: string): string {
  return lower
    .normalize('NFC')
    .replace(/[şșçøłđðþßæœıə]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
