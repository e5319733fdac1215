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

/** A text in capitals whose Cyrillic letters that look like Latin ones are those; the others stay. */
export const readLookAlikes = (text: string): string =>
  Array.from(text, (char) => lookAlikes[char] ?? char).join('');
