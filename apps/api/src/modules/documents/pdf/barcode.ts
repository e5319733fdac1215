import { toSVG } from 'bwip-js/node';

/** Draws an Aztec code of `text` as a square of `size` points. It only repeats the booking code and is no boarding pass. */
export function drawAztec(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  size: number,
): void {
  const svg = toSVG({ bcid: 'azteccode', text, scale: 1 });
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const path = /<path d="([^"]+)"/.exec(svg)?.[1];
  if (!side || !path) throw new Error('The barcode is not the drawing it was');
  doc
    .save()
    .translate(x, y)
    .scale(size / side)
    .path(path)
    .fill('#101c4a')
    .restore();
}
