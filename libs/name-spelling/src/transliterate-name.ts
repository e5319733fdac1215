import { passportLetters } from './passport-letters';

const apostrophes = /['’‘ʻʼ`´]/g;

/**
 * A name as a ticket takes it, by the passport rule: Latin capitals, hyphens and single spaces. Apostrophes are dropped as in the machine-readable
 * line of a passport (Oʻktam → OKTAM); signs a name cannot have stay, so that the form can point at them.
 */
export function transliterateName(text: string): string {
  return Array.from(
    text.toLowerCase().replace(apostrophes, ''),
    (char) => passportLetters[char] ?? char,
  )
    .join('')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trimStart()
    .toUpperCase();
}
