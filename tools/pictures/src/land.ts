import type { Light } from './light.ts';
import { at, d, dice, fade, line, mix, path, poly, rect, times, type Point } from './svg.ts';

/* The lower part of a picture: hills, mountains, far towns, ground and water. */

export const left = -240;
export const right = 720;
export const span = right - left;

/** A ridge from side to side: heights at even distances, with smooth joints. */
export function hills(
  l: Light,
  heights: readonly number[],
  colour: string,
  depth: number,
  foot = 280,
) {
  const step = span / (heights.length - 1);
  let [px, py]: Point = [left, foot];
  let data = '';
  for (const [index, height] of heights.entries()) {
    const [x, y]: Point = [left + index * step, foot - height];
    data +=
      index === 0
        ? d`M${left} ${foot}V${y}`
        : d`C${px + step / 2} ${py} ${x - step / 2} ${y} ${x} ${y}`;
    [px, py] = [x, y];
  }
  return path(`${data}${d`V${foot}z`}`, l.lit(colour, depth));
}

/** Mountains with a shaded side and snow: peaks are [x, height, half width]. */
export function peaks(
  l: Light,
  list: readonly [x: number, height: number, half: number][],
  colour: string,
  depth: number,
  { snow = 0.42, foot = 270 } = {},
) {
  return list
    .map(([x, height, half]) => {
      const top = foot - height;
      const lx = (share: number) => x - half * share;
      const y = (share: number) => top + height * share;
      const cap = snow
        ? poly(
            [
              [x, top],
              [lx(snow), y(snow)],
              [lx(snow * 0.6), y(snow * 0.8)],
              [lx(snow * 0.32), y(snow * 1.15)],
              [x + half * 0.02, y(snow * 0.75)],
              [x + half * snow * 0.42, y(snow * 1.08)],
              [x + half * snow * 0.62, y(snow * 0.78)],
              [x + half * snow, y(snow)],
            ],
            l.lit('#ffffff', depth * 0.6),
          ) +
          poly(
            [
              [x, top],
              [x + half * snow, y(snow)],
              [x + half * snow * 0.62, y(snow * 0.78)],
              [x + half * snow * 0.42, y(snow * 1.08)],
              [x + half * 0.12, y(snow * 0.55)],
            ],
            l.shaded('#dfe8f6', depth * 0.7),
          )
        : '';
      return (
        poly(
          [
            [x - half, foot],
            [x, top],
            [x + half, foot],
          ],
          l.lit(colour, depth),
        ) +
        poly(
          [
            [x, top],
            [x + half, foot],
            [x - half * 0.1, foot],
            [x + half * 0.14, y(0.6)],
          ],
          l.shaded(colour, depth),
        ) +
        cap
      );
    })
    .join('');
}

/** A far town: blocks of different heights from one side to the other. */
export function skyline(
  l: Light,
  {
    from = left,
    to = right,
    low = 14,
    high = 46,
    foot = 266,
    colour = '#8a90b5',
    depth = 0.55,
    seed = 3,
  },
) {
  const random = dice(seed);
  let x = from;
  let data = d`M${from} ${foot}`;
  let lamps = '';
  while (x < to) {
    const width = random(12, 30);
    const height = random(low, high);
    data += d`V${foot - height}H${x + width}`;
    if (l.lamp)
      for (let n = 0; n < 3; n++)
        lamps += d`M${x + random(2, width - 2)} ${foot - random(4, Math.max(5, height - 3))}h2`;
    x += width;
  }
  return (
    path(`${data}${d`V${foot}z`}`, l.lit(colour, depth)) +
    (l.lamp ? line(lamps, l.lamp, 2, fade(0.6)) : '')
  );
}

/** The ground in front, from `y` down; `far` and `near` are its colours. */
export const ground = (l: Light, y: number, colour: string, { depth = 0.25 } = {}) =>
  `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${l.lit(colour, depth)}"/><stop offset="1" stop-color="${l.shaded(colour)}"/></linearGradient>` +
  rect(left, y, span, 320 - y, 'url(#f)');

/** Water from `y` down, with light on it below the sun. */
export function water(
  l: Light,
  y: number,
  { colour = '#2f8fb0', sun = 90, seed = 5, bottom = 320 } = {},
) {
  const random = dice(seed);
  const streaks = (count: number, width: number, x0: number, x1: number) =>
    times(count, () => {
      const w = random(width * 0.4, width);
      return d`M${random(x0, x1)} ${y + 4 + random(0, 1) ** 1.4 * (bottom - y - 8)}h${w}`;
    });
  return (
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${mix(l.lit(colour), l.sky[2], 0.62)}"/><stop offset="1" stop-color="${mix(l.lit(colour), l.sky[0], 0.35)}"/></linearGradient>` +
    rect(left, y, span, bottom - y, 'url(#w)') +
    line(
      streaks(26, 46, left, right),
      '#ffffff',
      1.4,
      `stroke-linecap="round" opacity="${l.night ? 0.14 : 0.38}"`,
    ) +
    line(
      streaks(14, 34, sun - 46, sun + 24),
      l.sun,
      1.8,
      `stroke-linecap="round" opacity="${l.night ? 0.5 : 0.85}"`,
    )
  );
}

export const boat = (l: Light, x: number, y: number, scale = 1, sail = '#ffffff') =>
  at(
    x,
    y,
    scale,
    path('M-14 0h30l-6 8h-19z', l.shaded('#7a4b3a')),
    path('M0-2V-34C10-26 14-12 14-2z', l.lit(sail)),
    path('M-2-2V-28C-10-20-12-10-12-2z', l.shaded(sail)),
  );
