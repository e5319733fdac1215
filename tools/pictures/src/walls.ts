import type { Light } from './light.ts';
import { d, fade, line, mix, oval, path, poly, rect, times } from './svg.ts';

/* Walls, windows, arches and roofs. Parameters: the light, then the middle of the base and the size; right sides are in shade. */

/** A wall with its right side in shade. */
export const block = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
  { side = 0.28, depth = 0 } = {},
) =>
  rect(x - width / 2, foot - height, width, height, l.lit(colour, depth)) +
  (side
    ? rect(x + width * (0.5 - side), foot - height, width * side, height, l.shaded(colour, depth))
    : '');

/** Rows of windows as dashed lines, which are short SVG; they light up at night. */
export function windows(
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  {
    cols,
    rows,
    glass = '#7fa3bf',
    depth = 0,
    tall = 0.55,
    wide = 0.5,
  }: {
    cols: number;
    rows: number;
    glass?: string;
    depth?: number;
    tall?: number;
    wide?: number;
  },
) {
  const pitch = width / cols;
  const data = times(
    rows,
    (row) =>
      d`M${x - width / 2 + (pitch * (1 - wide)) / 2} ${foot - (height * (row + 0.5)) / rows}h${width}`,
  );
  const dash = [pitch * wide, pitch * (1 - wide)].map((v) => Math.round(v * 100) / 100).join(' ');
  return line(
    data,
    l.lamp ?? l.shaded(glass, depth),
    (height / rows) * tall,
    `stroke-dasharray="${dash}" pathLength="${Math.round(width * 10) / 10}"${l.lamp ? ' opacity=".85"' : ''}`.replace(
      / pathLength="[^"]*"/,
      '',
    ),
  );
}

const archPath = (x: number, foot: number, width: number, height: number) => {
  const h = width / 2;
  const spring = foot - height * 0.58;
  return d`M${x - h} ${foot}V${spring}C${x - h} ${spring - height * 0.2} ${x - h * 0.45} ${foot - height * 0.9} ${x} ${foot - height}C${x + h * 0.45} ${foot - height * 0.9} ${x + h} ${spring - height * 0.2} ${x + h} ${spring}V${foot}z`;
};
/** A pointed arch. */
export const arch = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  fill: string,
  more?: string,
) => path(archPath(x, foot, width, height), fill, more);
/** Arches side by side as one path. */
export const arcade = (
  x: number,
  foot: number,
  width: number,
  height: number,
  count: number,
  fill: string,
  { share = 0.62, more }: { share?: number; more?: string } = {},
) =>
  path(
    times(count, (n) =>
      archPath(x - width / 2 + (width / count) * (n + 0.5), foot, (width / count) * share, height),
    ),
    fill,
    more,
  );
/** A round arch, and a row of such arches. */
export const roundArches = (
  x: number,
  foot: number,
  width: number,
  height: number,
  count: number,
  fill: string,
  { share = 0.6, more }: { share?: number; more?: string } = {},
) => {
  const w = (width / count) * share;
  return path(
    times(
      count,
      (n) =>
        d`M${x - width / 2 + (width / count) * (n + 0.5) - w / 2} ${foot}v${-(height - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${height - w / 2}z`,
    ),
    fill,
    more,
  );
};

/** A pitched roof over a wall. */
export const roof = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
  { depth = 0, inset = 0.16 } = {},
) =>
  poly(
    [
      [x - width / 2, foot],
      [x - width * (0.5 - inset), foot - height],
      [x + width * (0.5 - inset), foot - height],
      [x + width / 2, foot],
    ],
    l.lit(colour, depth),
  ) +
  poly(
    [
      [x + width * 0.22, foot],
      [x + width * 0.16, foot - height],
      [x + width * (0.5 - inset), foot - height],
      [x + width / 2, foot],
    ],
    l.shaded(colour, depth),
  );
export const gable = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
  depth = 0,
) =>
  poly(
    [
      [x - width / 2, foot],
      [x, foot - height],
      [x + width / 2, foot],
    ],
    l.lit(colour, depth),
  ) +
  poly(
    [
      [x, foot],
      [x, foot - height],
      [x + width / 2, foot],
    ],
    l.shaded(colour, depth),
  );
/** Columns under a beam. */
export const columns = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  depth = 0,
) =>
  rect(x - width / 2, foot - height, width, height, l.shaded(mix(colour, '#55517a', 0.35), depth)) +
  line(
    times(count, (n) => d`M${x - width / 2 + (width / count) * (n + 0.5)} ${foot}v${-height}`),
    l.lit(colour, depth),
    (width / count) * 0.48,
  );
export const flag = (l: Light, x: number, y: number, colour: string, width = 16) =>
  line(d`M${x} ${y + width * 1.4}v${-width * 1.5}`, l.shaded('#8a90a8'), 1.1) +
  path(
    d`M${x} ${y}q${width * 0.3} ${-width * 0.16} ${width * 0.5} 0t${width * 0.5} 0v${width * 0.55}q${-width * 0.3} ${width * 0.16} ${-width * 0.5} 0t${-width * 0.5} 0z`,
    l.lit(colour),
  );
export const crenels = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  colour: string,
  { size = 4, depth = 0 } = {},
) =>
  line(
    d`M${x - width / 2} ${foot - size / 2}h${width}`,
    l.lit(colour, depth),
    size,
    `stroke-dasharray="${size} ${(size * 0.8).toFixed(1)}"`,
  );
/** Lamplight on the ground, at dusk and at night. */
export const glowAt = (l: Light, x: number, y: number, rx: number, ry: number) =>
  l.lamp ? oval(x, y, rx, ry, l.lamp, fade(0.22)) : '';
