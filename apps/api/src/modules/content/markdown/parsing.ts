import type { ContentImage, Locale } from '@karvon/contract';
import type { Facts } from '../facts';
import { TextError } from '../text-error';

/** What a parser needs to know of the text's surroundings. */
export interface Surroundings {
  lang: Locale;
  facts: Facts;
  /** The picture with this id. */
  image(id: string): (Omit<ContentImage, 'alt'> & { alt: string }) | undefined;
}

/** One block being parsed; knows its place in the file to tell what is wrong where. */
export interface Parsing extends Surroundings {
  /** Ends the parsing; `raw` is the piece that is wrong. */
  fail(message: string, raw?: string): never;
}

const count = (text: string) => text.split('\n').length - 1;

/** The parsing of a block that begins at a line of the file. */
export function parsingOf(around: Surroundings, block: string, startLine: number): Parsing {
  return {
    ...around,
    fail(message, raw) {
      const at = raw ? Math.max(0, block.indexOf(raw)) : 0;
      throw new TextError(message, startLine + count(block.slice(0, at)));
    },
  };
}
