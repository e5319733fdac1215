/**
 * Cyrillic to Latin as Russian passports write it (ICAO 9303), with the four letters of the Uzbek alphabet.
 * The visitor sees the result and may change it: the passport in the hand is right.
 */
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
};

const apostrophes = /['’‘ʻʼ`´]/g;

/**
 * A name as a ticket takes it: Latin capitals, hyphens and single spaces. Apostrophes are dropped as in the machine-readable
 * line of a passport (Oʻktam → OKTAM); signs a name cannot have stay, so that the form can point at them.
 */
export function transliterateName(text: string): string {
  return Array.from(text.toLowerCase().replace(apostrophes, ''), (char) => letters[char] ?? char)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .toUpperCase();
}
