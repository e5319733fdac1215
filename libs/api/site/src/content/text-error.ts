/** A mistake in a text and its place, so that an editor can correct it. */
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
