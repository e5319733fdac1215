/* Small drawing functions: each returns SVG text, as short as possible. */

/** A place in a drawing: x to the right, y downwards. */
export type Point = [x: number, y: number];

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Template of a path's data: numbers are rounded. */
export const d = (parts: TemplateStringsArray, ...values: number[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? '' : round(value));
  }, '');

const paint = (fill: string, more = ''): string => `fill="${fill}"${more && ` ${more}`}`;
export const path = (data: string, fill: string, more?: string): string =>
  `<path d="${data}" ${paint(fill, more)}/>`;
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more?: string,
): string => path(d`M${x} ${y}h${width}v${height}h${-width}z`, fill, more);
export const disc = (x: number, y: number, radius: number, fill: string, more?: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${paint(fill, more)}/>`;
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more?: string,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${paint(fill, more)}/>`;
export const poly = (points: readonly Point[], fill: string, more?: string): string =>
  path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`, fill, more);
export const line = (data: string, stroke: string, width = 1, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${round(width)}"${more && ` ${more}`}/>`;
export const group = (attributes: string, ...inside: string[]): string =>
  `<g ${attributes}>${inside.join('')}</g>`;
export const at = (x: number, y: number, scale: number, ...inside: string[]): string =>
  group(
    `transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}"`,
    ...inside,
  );
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const fade = (opacity: number): string => `opacity="${opacity}"`;

const channel = (hex: string, from: number): number =>
  Number.parseInt(hex.slice(from, from + 2), 16);
/** A colour between two; share 0 is the first. */
export const mix = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((from) => {
      const value = channel(one, from);
      return Math.round(value + (channel(other, from) - value) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** The same number for the same seed: pictures do not change from run to run. */
export function dice(seed: number): (from?: number, to?: number) => number {
  let state = seed * 2654435761;
  return (from = 0, to = 1) => {
    state = (state ^ (state << 13)) >>> 0;
    state = (state ^ (state >>> 17)) >>> 0;
    state = (state ^ (state << 5)) >>> 0;
    return from + (state / 4294967296) * (to - from);
  };
}
