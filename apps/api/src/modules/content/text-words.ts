import type { Block, Inline } from '@karvon/contract';
import { wordsOf } from './markdown/parse-inline';

const all = (lines: Inline[][]) => lines.map(wordsOf);

/** The words of a block, a line for each paragraph, item or row. */
function wordsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [wordsOf(block.content)];
    case 'list':
      return block.items.flatMap(({ paragraphs, list }) => [
        ...all(paragraphs),
        ...(list?.items.flatMap(all) ?? []),
      ]);
    case 'table':
      return block.rows.map((row) => all(row).join(' — '));
    case 'quote':
    case 'note':
      return all(block.paragraphs);
    case 'image':
      return [block.image.alt];
  }
}

/** A text's words, a line for each piece a reader takes in at once. */
export function wordsOfBlocks(blocks: Block[]): string[] {
  return blocks.flatMap(wordsOfBlock).filter(Boolean);
}
