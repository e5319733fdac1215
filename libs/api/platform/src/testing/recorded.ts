import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A message as a provider, its documentation or another program writes it, with values of our own. */
export interface RecordedShape<Given = unknown, Read = unknown> {
  shape: string;
  /** An address, or a repository with the commit and the path. */
  source: string;
  /** The day on which the source said so. */
  seen: string;
  given: Given;
  /** What our code must read from it. */
  read: Read;
  /** The reason in words. */
  why: string;
}

/** Reads the recorded shapes of an adapter's folder: all, or those of one file. */
export const recordedShapes = <Given, Read>(
  folder: string,
  file = '',
): RecordedShape<Given, Read>[] =>
  readdirSync(join(folder, 'recorded'))
    .filter((name) => name.startsWith(file) && name.endsWith('.json'))
    .sort()
    .flatMap(
      (name) =>
        JSON.parse(readFileSync(join(folder, 'recorded', name), 'utf8')) as RecordedShape<
          Given,
          Read
        >[],
    );

/** The shapes as a table of Markdown, for `docs/payments.md`. */
export const shapesTable = (shapes: readonly RecordedShape[]): string =>
  [
    '| shape | source | seen | reading |',
    '|---|---|---|---|',
    ...shapes.map(({ shape, source, seen, why }) => `| ${shape} | ${source} | ${seen} | ${why} |`),
  ].join('\n');
