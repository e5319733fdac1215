import type { Light } from './light.ts';
import { d, disc, line, oval, path, poly, rect } from './svg.ts';

/* Trees by x, base and height. */

export const cypress = (l: Light, x: number, foot: number, height: number, colour = '#3f6b57') => {
  const half = height * 0.13;
  const body = (sign: number) =>
    d`M${x} ${foot - height}C${x + sign * half * 1.5} ${foot - height * 0.6} ${x + sign * half * 1.5} ${foot - height * 0.15} ${x} ${foot}z`;
  return path(body(-1), l.lit(colour)) + path(body(1), l.shaded(colour));
};
export const tree = (l: Light, x: number, foot: number, height: number, colour = '#6b9a62') => {
  const r = height * 0.34;
  const y = foot - height + r;
  return (
    rect(x - height * 0.035, y, height * 0.07, height - r, l.shaded('#6e5444')) +
    disc(x, y, r, l.shaded(colour)) +
    disc(x - r * 0.62, y + r * 0.5, r * 0.68, l.shaded(colour)) +
    disc(x + r * 0.66, y + r * 0.52, r * 0.64, l.shaded(colour)) +
    disc(x - r * 0.2, y - r * 0.12, r * 0.78, l.lit(colour)) +
    disc(x - r * 0.72, y + r * 0.4, r * 0.5, l.lit(colour))
  );
};
export const fir = (
  l: Light,
  x: number,
  foot: number,
  height: number,
  colour = '#2f6457',
  snow = false,
) => {
  const tier = (top: number, half: number, low: number) =>
    [
      poly(
        [
          [x, top],
          [x - half, low],
          [x + half, low],
        ],
        l.lit(colour),
      ),
      poly(
        [
          [x, top],
          [x + half, low],
          [x, low - (low - top) * 0.12],
        ],
        l.shaded(colour),
      ),
      snow
        ? poly(
            [
              [x, top],
              [x - half * 0.42, top + (low - top) * 0.42],
              [x, top + (low - top) * 0.34],
              [x + half * 0.3, top + (low - top) * 0.4],
            ],
            l.lit('#ffffff'),
          )
        : '',
    ].join('');
  const h = height;
  return (
    tier(foot - h * 0.62, h * 0.27, foot) +
    tier(foot - h * 0.84, h * 0.22, foot - h * 0.34) +
    tier(foot - h, h * 0.16, foot - h * 0.62)
  );
};
export const palm = (
  l: Light,
  x: number,
  foot: number,
  height: number,
  colour = '#3f8a66',
  lean = 0.12,
) => {
  const tx = x + height * lean;
  const ty = foot - height;
  const leaf = (angle: number, length: number, tone: string) => {
    const ex = tx + Math.cos(angle) * length;
    const ey = ty - Math.sin(angle) * length * 0.75 + length * 0.38;
    const cx = tx + Math.cos(angle) * length * 0.55;
    const cy = ty - Math.abs(Math.sin(angle)) * length * 0.5 - length * 0.22;
    return path(
      d`M${tx} ${ty}Q${cx} ${cy} ${ex} ${ey}Q${cx + (tx - cx) * 0.1} ${cy + length * 0.24} ${tx} ${ty + 2}z`,
      tone,
    );
  };
  const reach = height * 0.46;
  const angles = [2.9, 2.3, 0.25, 0.85, 1.6];
  return (
    line(
      d`M${x} ${foot}Q${x + height * lean * 0.2} ${foot - height * 0.5} ${tx} ${ty}`,
      l.shaded('#8a6a4d'),
      Math.max(2, height * 0.05),
    ) +
    angles
      .map((angle, index) => leaf(angle, reach, index % 2 ? l.lit(colour) : l.shaded(colour)))
      .join('')
  );
};
/** A row of bushes along the foot of a picture. */
export const bushes = (
  l: Light,
  list: readonly [x: number, y: number, radius: number][],
  colour = '#587f58',
) =>
  list
    .map(
      ([x, y, r]) =>
        oval(x, y, r * 1.5, r, l.shaded(colour)) +
        oval(x - r * 0.4, y - r * 0.25, r, r * 0.66, l.lit(colour)),
    )
    .join('');
