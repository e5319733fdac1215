import { isMap, LineCounter, parseDocument, type Document } from 'yaml';
import { z } from 'zod';
import { plainDateSchema } from '@karvon/contract';
import { TextError } from './text-error';

const common = {
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(300),
  image: z.string().optional(),
  tags: z.array(z.string().min(1)).default([]),
  /** Editions the text is shown in. */
  editions: z
    .array(z.enum(['ru', 'uz']))
    .min(1)
    .default(['ru', 'uz']),
};

const newsSchema = z.strictObject({ ...common, date: plainDateSchema });
const pageSchema = z
  .strictObject({ ...common, updated: plainDateSchema })
  .transform(({ updated, ...rest }) => ({ ...rest, date: updated }));
const schemas = { news: newsSchema, page: pageSchema };

export type FrontMatter = z.output<typeof newsSchema>;

function lineOfKey(document: Document, counter: LineCounter, key: PropertyKey | undefined): number {
  const pair =
    isMap(document.contents) &&
    document.contents.items.find((item) => String(item.key) === String(key));
  const range = pair && (pair.key as { range?: [number, number, number] }).range;
  // The file's first line is the dashes.
  return range ? counter.linePos(range[0]).line + 1 : 1;
}

/**
 * Parts a file into what is said about the text and the text itself.
 * @throws TextError with the line when the head is missing or a field of it is wrong
 */
export function readFrontMatter(
  source: string,
  kind: 'news' | 'page',
): { head: FrontMatter; body: string; bodyLine: number } {
  const parts = /^---\n([\s\S]*?\n)---\n/.exec(source);
  if (!parts)
    throw new TextError('a text begins with its title and date between two lines of ---', 1);
  const counter = new LineCounter();
  const document = parseDocument(parts[1]!, { lineCounter: counter });
  const [broken] = document.errors;
  if (broken)
    throw new TextError(broken.message.split('\n')[0]!, (broken.linePos?.[0].line ?? 0) + 1);
  const result = schemas[kind].safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const key = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
    const name = issue?.path.map(String).join('.');
    throw new TextError(
      `${name ? `${name}: ` : ''}${issue?.message}`,
      lineOfKey(document, counter, key),
    );
  }
  return {
    head: result.data,
    body: source.slice(parts[0].length),
    bodyLine: parts[0].split('\n').length,
  };
}
