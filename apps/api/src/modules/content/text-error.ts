/** What is wrong in a text and where, so that an editor can mend it. */
export class TextError extends Error {
  override name = 'TextError';

  constructor(
    message: string,
    /** Counted from 1, in the file. */
    readonly line: number,
  ) {
    super(message);
  }
}
