/** Cyrillic capitals that look like Latin ones: typed in the wrong layout, but meant as Latin. */
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

/** Replaces Cyrillic capitals that look like Latin ones; other letters stay. */
export const readLookAlikes = (text: string): string =>
  Array.from(text, (char) => lookAlikes[char] ?? char).join('');
