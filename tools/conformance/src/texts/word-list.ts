import { read } from '../tree';

export type Language = 'ru' | 'uz';

/** Rows of those tables of docs/words.md that have this heading as a column. */
function rowsWith(heading: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  let headings: string[] | undefined;
  for (const line of read('docs/words.md').split('\n')) {
    if (!line.startsWith('|')) {
      headings = undefined;
      continue;
    }
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (!headings) headings = cells;
    else if (headings.includes(heading) && !cells.every((cell) => /^-+$/.test(cell)))
      found.push(Object.fromEntries(headings.map((name, index) => [name, cells[index] ?? ''])));
  }
  return found;
}

/** A pattern that finds a form of the list: `*` stands for letters, a capital letter requires the same case. */
function formPattern(form: string): RegExp {
  const escaped = form.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\p{L}*');
  const start = /^[\p{L}*]/u.test(form) ? '(?<![\\p{L}-])' : '';
  const end = /[\p{L}*]$/u.test(form) ? '(?![\\p{L}-])' : '';
  return new RegExp(start + escaped + end, /\p{Lu}/u.test(form) ? 'u' : 'iu');
}

export interface Forbidden {
  form: string;
  pattern: RegExp;
}

const neverIn = (language: Language): Forbidden[] => {
  const heading = language === 'ru' ? 'never in Russian' : 'never in Uzbek';
  return rowsWith(heading).flatMap((row) =>
    [...(row[heading] ?? '').matchAll(/`([^`]+)`/g)].map(([, form = '']) => ({
      form,
      pattern: formPattern(form),
    })),
  );
};

/** The forms that no text of a language may have. */
export const forbidden: Record<Language, Forbidden[]> = { ru: neverIn('ru'), uz: neverIn('uz') };

/** Texts in which a forbidden form is right. */
export const allowed = rowsWith('why').map((row) => row['text'] ?? '');

/** Statuses and results with their one text in each language. */
export const statuses = rowsWith('what').map((row) => ({
  what: row['what'] ?? '',
  ru: row['Russian'] ?? '',
  uz: row['Uzbek'] ?? '',
}));
