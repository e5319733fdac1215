import { visibleText } from './visible-text';

/** Cyrillic capitals that look like Latin ones: typed in the wrong layout, meant as Latin. */
const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
  І: 'I',
};
const toLatin = (text: string) => Array.from(text, (char) => lookAlikes[char] ?? char).join('');

const birthCertificate = /^([IVXLC1УХІ]{1,6})([А-ЯЁ]{2})(\d{6})$/;

/**
 * Series and number typed together, from any printed form: spaces, №, dashes, the words themselves and case do not matter. A Russian birth
 * certificate keeps its two Cyrillic letters; everywhere else look-alike letters become Latin.
 */
export function normaliseDocument(text: string): string {
  const packed = visibleText(text)
    .toUpperCase()
    .replace(/ПАСПОРТ|СЕРИЯ|НОМЕР|№|N[°º]|[\s\-‐‑–—._,:;/]/g, '');
  const certificate = birthCertificate.exec(packed);
  if (certificate) return `${toLatin(certificate[1]!)}${certificate[2]}${certificate[3]}`;
  return toLatin(packed);
}
