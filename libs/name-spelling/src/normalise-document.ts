import { readLookAlikes } from './look-alikes';
import { visibleText } from './visible-text';

const birthCertificate = /^([IVXLC1УХІ]{1,6})([А-ЯЁ]{2})(\d{6})$/;

/**
 * Series and number without separators, from any printed form: spaces, №, dashes, the words themselves and case do not matter. A
 * Russian birth certificate keeps its two Cyrillic letters; everywhere else look-alike letters become Latin.
 */
export function normaliseDocument(text: string): string {
  const packed = visibleText(text)
    .toUpperCase()
    .replace(/ПАСПОРТ|СЕРИЯ|НОМЕР|№|N[°º]|[\s\-‐‑–—._,:;/]/g, '');
  const certificate = birthCertificate.exec(packed);
  if (certificate) return `${readLookAlikes(certificate[1]!)}${certificate[2]}${certificate[3]}`;
  return readLookAlikes(packed);
}
