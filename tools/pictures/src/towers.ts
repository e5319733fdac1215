import type { Light } from './light.ts';
import { dome } from './domes.ts';
import { d, fade, line, mix, path, poly, rect, times } from './svg.ts';
import { arch } from './walls.ts';

/* Portals, minarets and towers. */

/** A portal of Central Asia: a tall frame with an arched niche in it. */
export function pishtaq(
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  { wall = '#e3c08a', tile = '#1f7fae', niche = '#2c4f8f', depth = 0, deco = true } = {},
) {
  const iw = width * 0.6;
  const ih = height * 0.76;
  const b = width * 0.07;
  return (
    rect(x - width / 2, foot - height, width, height, l.lit(wall, depth)) +
    rect(x + width / 2 - b * 1.1, foot - height, b * 1.1, height, l.shaded(wall, depth)) +
    (deco
      ? line(
          d`M${x - width / 2 + b * 1.1} ${foot}v${-(height - b * 1.1)}h${width - b * 2.2}v${height - b * 1.1}`,
          l.lit(tile, depth),
          b,
          `stroke-dasharray="${(b * 0.95).toFixed(1)} ${(b * 0.45).toFixed(1)}"`,
        ) +
        rect(
          x - iw * 0.56,
          foot - height * 0.86,
          iw * 1.12,
          height * 0.86,
          l.lit(mix(tile, '#e3c08a', 0.35), depth),
        ) +
        line(
          d`M${x - iw * 0.56} ${foot - height * 0.9}h${iw * 1.12}`,
          l.lit('#f4e6c6', depth),
          b * 0.6,
          `stroke-dasharray="3 2"`,
        )
      : '') +
    arch(l, x, foot, iw * 1.06, ih * 1.05, l.lit('#f1ddb3', depth)) +
    arch(l, x, foot, iw, ih, l.shaded(niche, depth)) +
    path(
      d`M${x - iw / 2} ${foot}V${foot - ih * 0.58}C${x - iw / 2} ${foot - ih * 0.78} ${x - iw * 0.22} ${foot - ih * 0.9} ${x} ${foot - ih}C${x - iw * 0.16} ${foot - ih * 0.8} ${x - iw * 0.3} ${foot - ih * 0.6} ${x - iw * 0.3} ${foot - ih * 0.4}V${foot}z`,
      l.lit(mix(niche, '#49a7c2', 0.5), depth),
      fade(0.8),
    ) +
    arch(l, x, foot, iw * 0.4, ih * 0.42, l.lamp ?? l.shaded('#132a5c', depth))
  );
}

/** A minaret that narrows, with bands of tiles and a lantern. */
export function minaret(
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  {
    wall = '#dfba83',
    tile = '#1f86a6',
    bands = 5,
    cap = 'lantern',
    top = 0.68,
    depth = 0,
    capColour = '#27a9ab',
  } = {},
) {
  const h = width / 2;
  const t = h * top;
  const y = foot - height;
  const band = (n: number) => {
    const at = (n + 0.8) / (bands + 0.6);
    const half = h - (h - t) * at;
    const thick = height / (bands * 3.4);
    return d`M${x - half} ${foot - height * at}h${half * 2}l${(-(h - t) / height) * thick} ${-thick}h${-(half * 2 - ((h - t) / height) * thick * 2)}z`;
  };
  return (
    poly(
      [
        [x - h, foot],
        [x - t, y],
        [x + t, y],
        [x + h, foot],
      ],
      l.lit(wall, depth),
    ) +
    path(times(bands, band), l.lit(tile, depth)) +
    poly(
      [
        [x + h * 0.15, foot],
        [x + t * 0.15, y],
        [x + t, y],
        [x + h, foot],
      ],
      l.shade[0],
      fade(l.shade[1]),
    ) +
    (cap === 'lantern'
      ? poly(
          [
            [x - t, y],
            [x - t * 1.5, y - t * 0.7],
            [x + t * 1.5, y - t * 0.7],
            [x + t, y],
          ],
          l.shaded(wall, depth),
        ) +
        rect(x - t * 1.15, y - t * 2.5, t * 2.3, t * 1.8, l.lit(wall, depth)) +
        line(
          d`M${x - t * 1.15} ${y - t * 1.5}h${t * 2.3}`,
          l.lamp ?? l.shaded('#5b4a6d', depth),
          t * 1.1,
          `stroke-dasharray="${(t * 0.4).toFixed(1)} ${(t * 0.24).toFixed(1)}"`,
        ) +
        path(
          d`M${x - t * 1.35} ${y - t * 2.4}C${x - t * 1.2} ${y - t * 3.3} ${x - t * 0.4} ${y - t * 3.6} ${x} ${y - t * 4.2}C${x + t * 0.4} ${y - t * 3.6} ${x + t * 1.2} ${y - t * 3.3} ${x + t * 1.35} ${y - t * 2.4}z`,
          l.lit(capColour, depth),
        )
      : cap === 'dome'
        ? dome(l, x, y + 1, t * 2.3, {
            colour: capColour,
            drum: t * 0.6,
            drumColour: wall,
            ribs: 3,
            depth,
          })
        : cap === 'flat'
          ? rect(x - t * 1.12, y - t * 0.6, t * 2.24, t * 0.6, l.shaded(wall, depth))
          : '')
  );
}

/** A minaret of Istanbul: thin, with balconies and a lead cone. */
export const pencil = (
  l: Light,
  x: number,
  foot: number,
  height: number,
  {
    width = height * 0.055,
    wall = '#f0e6d6',
    cone = '#64748f',
    balconies = [0.62, 0.8],
    depth = 0,
  } = {},
) =>
  rect(x - width / 2, foot - height * 0.86, width, height * 0.86, l.lit(wall, depth)) +
  rect(x + width * 0.1, foot - height * 0.86, width * 0.4, height * 0.86, l.shaded(wall, depth)) +
  balconies
    .map((share) =>
      rect(x - width, foot - height * share, width * 2, width * 0.7, l.shaded(wall, depth)),
    )
    .join('') +
  poly(
    [
      [x - width * 0.7, foot - height * 0.86],
      [x, foot - height],
      [x + width * 0.7, foot - height * 0.86],
    ],
    l.lit(cone, depth),
  );

/** A tower of glass: floors as thin lines, a bright left edge. */
export function glass(
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  { colour = '#6fa9c9', taper = 1, depth = 0, floors = Math.round(height / 7), roof = 0 } = {},
) {
  const h = width / 2;
  const t = h * taper;
  const y = foot - height;
  return (
    poly(
      [
        [x - h, foot],
        [x - t, y],
        [x + t, y - roof],
        [x + h, foot],
      ],
      l.lit(colour, depth),
    ) +
    poly(
      [
        [x + h * 0.1, foot],
        [x + t * 0.1, y - roof * 0.5],
        [x + t, y - roof],
        [x + h, foot],
      ],
      l.shaded(colour, depth),
    ) +
    (floors
      ? line(
          times(floors, (n) => {
            const s = (n + 0.6) / floors;
            const half = (h - (h - t) * s) * 0.86;
            return d`M${x - half} ${foot - height * s}h${half * 2}`;
          }),
          l.lamp ?? '#fff',
          0.9,
          l.lamp ? 'stroke-dasharray="3 4 2 6" opacity=".8"' : 'opacity=".28"',
        )
      : '')
  );
}
