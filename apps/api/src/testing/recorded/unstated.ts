import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '@karvon/platform/testing/plain';

/** Reads a file of the storefront's texts (`npm run recorded`). */
export const readStated = <Stated>(file: string): Stated[] =>
  JSON.parse(
    readFileSync(join(__dirname, '../../../../../libs/testing/src/recorded', file), 'utf8'),
  ) as Stated[];

/** One line without years in its days: the pages leave the year out where no day of another year is near. */
export const tidy = (text: string): string =>
  plain(text)
    .replaceAll(/ 202\d г\.|202\d-yil /g, '')
    .replaceAll(/\s+/g, ' ');

/** The facts of the storefront that the text does not contain; a fact may begin a sentence. */
export function unstated(text: string, facts: readonly string[]): string[] {
  const said = tidy(text).toLowerCase();
  return facts.filter((fact) => !said.includes(tidy(fact).toLowerCase()));
}
