/** What each kind of paper is drawn from, as plain data: it travels between threads. `composition/papers.ts` adds those of modules. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules fill it
export interface Papers {}

/** Draws a paper as a PDF. Rejects when it cannot be drawn, or when the thread that draws it has ended. */
export type DrawPaper = <Kind extends keyof Papers>(
  kind: Kind,
  facts: Papers[Kind],
) => Promise<Buffer>;

/** How each kind is drawn; PDFKit and the fonts are loaded for the first paper, not at start. */
export type PaperDrawings<Kinds = Papers> = {
  [Kind in keyof Kinds]: (facts: Kinds[Kind]) => Promise<Buffer>;
};
