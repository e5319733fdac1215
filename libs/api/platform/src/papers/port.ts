/**
 * The data that each kind of document is drawn from, as plain data: it travels between threads. `composition/papers.ts` adds
 * those of modules.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Papers {}

/** Draws a document as a PDF. Rejects when it cannot be drawn, or when its thread has ended. */
export type DrawPaper = <Kind extends keyof Papers>(
  kind: Kind,
  facts: Papers[Kind],
) => Promise<Buffer>;

/** How each kind of document is drawn; PDFKit and the fonts are loaded for the first one, not at start. */
export type PaperDrawings<Kinds = Papers> = {
  [Kind in keyof Kinds]: (facts: Kinds[Kind]) => Promise<Buffer>;
};
