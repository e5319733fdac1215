import type { ContentImage, Locale } from '@karvon/contract';
import type { Facts } from '../facts';
import { TextError } from '../text-error';

/** The context that a parser needs besides the text. */
export interface Surroundings {
  lang: Locale;
  facts: Facts;
  /** The picture with this id. */
  image(id: string): (Omit<ContentImage, 'alt'> & { alt: string }) | undefined;
}

/** One block being parsed; it knows its place in the file for error messages. */
export interface Parsing extends Surroundings {
  /** Throws; `raw` is the wrong piece of text. */
  fail(message: string, raw?: string): never;
}

const count = (text: string) => text.split('\n').length - 1;

/** Starts parsing a block at a line of the file. */
export function parsingOf(around: Surroundings, block: string, startLine: number): Parsing {
  return {
    ...around,
    fail(message, raw) {
      const at = raw ? Math.max(0, block.indexOf(raw)) : 0;
      throw new TextError(message, startLine + count(block.slice(0, at)));
    },
  };
}
