import { drawCode } from '../code-drawing';

/** Draws an Aztec code of `text` as a square of `size` points. It only repeats the booking code and is no boarding pass. */
export function drawAztec(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  size: number,
): void {
  const { side, path } = drawCode('azteccode', text);
  doc
    .save()
    .translate(x, y)
    .scale(size / side)
    .path(path)
    .fill('#101c4a')
    .restore();
}
