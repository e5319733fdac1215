import { toSVG } from 'bwip-js/node';

/** A code in two dimensions: one path in a square with `side` units. */
export interface CodeDrawing {
  side: number;
  path: string;
}

export function drawCode(kind: 'azteccode' | 'qrcode', text: string): CodeDrawing {
  const svg = toSVG({ bcid: kind, text, scale: 1 });
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const path = /<path d="([^"]+)"/.exec(svg)?.[1];
  if (!side || !path) throw new Error('The code is not the drawing it was');
  return { side, path };
}
