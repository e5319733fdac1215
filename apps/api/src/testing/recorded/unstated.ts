import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plain } from '../messages';

/** A file of what the storefront tells (`npm run recorded`). */
export const readStated = <Stated>(file: string): Stated[] =>
  JSON.parse(
    readFileSync(join(__dirname, '../../../../../libs/testing/src/recorded', file), 'utf8'),
  ) as Stated[];

/** One line, in which days have no year: the pages leave it out where no day of another year is near. */
export const tidy = (text: string): string =>
  plain(text)
    .replaceAll(/ 202\d г\.|202\d-yil /g, '')
    .replaceAll(/\s+/g, ' ');

/** Every fact that the text does not tell as the storefront does; a fact may begin its sentence. */
export function unstated(text: string, facts: readonly string[]): string[] {
  const said = tidy(text).toLowerCase();
  return facts.filter((fact) => !said.includes(tidy(fact).toLowerCase()));
}
