import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import type { YAMLParseError } from 'yaml';
import { z } from 'zod';
import { plainDateSchema } from '@karvon/contract';
import { TextError } from './text-error';

const common = {
  title: z.string().min(1).max(120),
  summary: z.string().min(1).max(300),
  image: z.string().optional(),
  tags: z.array(z.string().min(1)).default([]),
  /** Editions that show the text. */
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

/** The line of a key in the head; for a missing key line 1, the dashes. */
const lineOfKey = (lines: string[], key: PropertyKey | undefined) =>
  lines.findIndex((line) => line.startsWith(`${String(key)}:`)) + 1 || 1;

function readMatter(file: VFile): unknown {
  try {
    matter(file, { strip: true });
    return file.data.matter;
  } catch (error) {
    const { message, linePos } = error as Partial<YAMLParseError> & Error;
    throw new TextError(message.split('\n')[0]!, (linePos?.[0].line ?? 0) + 1);
  }
}

/**
 * Splits a file into its head and its text.
 * @throws TextError with the line when the head is missing or one of its fields is wrong
 */
export function readFrontMatter(
  source: string,
  kind: 'news' | 'page',
): { head: FrontMatter; body: string; bodyLine: number } {
  const file = new VFile(source);
  const said = readMatter(file);
  const body = String(file);
  if (body === source)
    throw new TextError('a text begins with its title and date between two lines of ---', 1);
  const lines = source.slice(0, -body.length || undefined).split('\n');
  const result = schemas[kind].safeParse(said);
  if (!result.success) {
    const [issue] = result.error.issues;
    const key = issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
    const name = issue?.path.map(String).join('.');
    throw new TextError(`${name ? `${name}: ` : ''}${issue?.message}`, lineOfKey(lines, key));
  }
  return { head: result.data, body, bodyLine: lines.length };
}
