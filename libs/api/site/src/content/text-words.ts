import type { Block, Inline } from '@karvon/contract';
import { wordsOf } from './markdown/parse-inline';
import { sentencesOf } from './sentences';

type List = Pick<Extract<Block, { kind: 'list' }>, 'items'>;
type Table = Extract<Block, { kind: 'table' }>;

const all = (lines: Inline[][]) => lines.map(wordsOf);
const small = /^\p{Ll}/u;

/** A title with a small first letter, for use inside a sentence; abbreviations stay as they are. */
const lowered = (title: string) =>
  title.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());

/** «Багаж — что оплачивают: утрату; кому нужнее: летящим»; with two columns the cells need no titles. */
function wordsOfRow(row: Inline[][], columns: Table['columns']): string {
  const [first, ...rest] = all(row);
  const cells = rest.flatMap((cell, index) => {
    const title = columns.length > 2 ? lowered(wordsOf(columns[index + 1]!.title)) : '';
    return cell ? [title ? `${title}: ${cell}` : cell] : [];
  });
  return [first, cells.join('; ')].filter(Boolean).join(' — ');
}

/** Items that continue a sentence are put after its beginning, the last sentence of the line before. */
function withItems(before: string[], items: string[]): string[] {
  const sentences = sentencesOf(before.at(-1) ?? '');
  const lead = sentences.at(-1)!;
  if (!lead.endsWith(':') || !small.test(items[0] ?? '')) return [...before, ...items];
  const rest = sentences.slice(0, -1).join(' ');
  return [...before.slice(0, -1), rest, ...items.map((item) => `${lead} ${item}`)];
}

function wordsOfList({ items }: List): string[] {
  return items.flatMap(({ paragraphs, list }) =>
    withItems(all(paragraphs), list?.items.flatMap(all) ?? []),
  );
}

/** The words of a block, a line for each paragraph, item or row. */
function wordsOfBlock(block: Exclude<Block, { kind: 'list' }>): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [wordsOf(block.content)];
    case 'table':
      return block.rows.map((row) => wordsOfRow(row, block.columns));
    case 'quote':
    case 'note':
      return all(block.paragraphs);
    case 'image':
      return [block.image.alt];
  }
}

/** A heading and the text under it are one line, so that neither is read alone. */
function under(heading: string, [first = '', ...rest]: string[]): string[] {
  if (small.test(first)) return withItems([`${heading}:`], [first, ...rest]);
  return [`${heading}${/[.!?…:]$/.test(heading) ? '' : '.'} ${first}`, ...rest];
}

/** A text's words, a line for each piece that is read at once. */
export function wordsOfBlocks(blocks: Block[]): string[] {
  let lines: string[] = [];
  blocks.forEach((block, index) => {
    const previous = blocks[index - 1]?.kind;
    const own = block.kind === 'list' ? wordsOfList(block) : wordsOfBlock(block);
    if (previous === 'heading') {
      lines = [...lines.slice(0, -1), ...under(lines.at(-1)!, own)];
    } else if (block.kind === 'list' && previous === 'paragraph') lines = withItems(lines, own);
    else lines = [...lines, ...own];
  });
  return lines.filter(Boolean);
}
