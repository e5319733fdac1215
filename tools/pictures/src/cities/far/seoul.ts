import { ground, hills, peaks, skyline } from '../../land.ts';
import type { Light, Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, oval, path, poly, rect, times } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { tree } from '../../trees.ts';
import { block, glowAt, roundArches } from '../../walls.ts';

/** An East Asian roof with curled ends. */
const curled = (
  l: Light,
  x: number,
  foot: number,
  width: number,
  height: number,
  colour: string,
) => {
  const h = width / 2;
  return (
    path(
      d`M${x - h - 8} ${foot - 8}Q${x - h * 0.9} ${foot} ${x - h * 0.8} ${foot}H${x + h * 0.8}Q${x + h * 0.9} ${foot} ${x + h + 8} ${foot - 8}Q${x + h * 0.66} ${foot - height * 0.5} ${x + h * 0.52} ${foot - height}H${x - h * 0.52}Q${x - h * 0.66} ${foot - height * 0.5} ${x - h - 8} ${foot - 8}z`,
      l.lit(colour),
    ) +
    path(
      d`M${x + h * 0.3} ${foot}H${x + h * 0.8}Q${x + h * 0.9} ${foot} ${x + h + 8} ${foot - 8}Q${x + h * 0.66} ${foot - height * 0.5} ${x + h * 0.52} ${foot - height}H${x + h * 0.24}z`,
      l.shaded(colour),
    ) +
    line(
      d`M${x - h * 0.56} ${foot - height}h${h * 1.12}`,
      l.lit('#e6e2d6'),
      Math.max(2, height * 0.14),
    )
  );
};
const blossom = (l: Light, x: number, foot: number, height: number, colour = '#f3b3c8') =>
  tree(l, x, foot, height, colour) +
  path(
    times(
      8,
      (n) =>
        d`M${x - height * 0.4 + ((n * 37) % 10) * height * 0.08} ${foot - height * 0.9 + ((n * 53) % 10) * height * 0.055}h.1`,
    ),
    'none',
    `stroke="${l.lit('#ffffff')}" stroke-width="2.6" stroke-linecap="round" opacity=".8"`,
  );

/** The palace gate among cherries, the tower on Namsan. */
export const seoul: Picture = {
  hour: 'morning',
  draw: (l) =>
    sky(l, { sun: [90, 84], size: 25 }) +
    clouds(l, [
      [170, 54, 130, 0.75],
      [-170, 76, 130],
      [510, 64, 130, 0.6],
    ]) +
    peaks(
      l,
      [
        [-140, 96, 150],
        [60, 120, 150],
        [210, 104, 140],
        [560, 110, 160],
      ],
      '#8fa6c4',
      0.45,
      { snow: 0 },
    ) +
    hills(l, [40, 56, 50, 66, 84, 96, 66, 48], '#86ad92', 0.3, 280) +
    line('M398 192V74', l.lit('#e6ebf0'), 4) +
    line('M398 80V44', l.lit('#d6574b'), 2) +
    poly(
      [
        [389, 194],
        [396, 120],
        [400, 120],
        [407, 194],
      ],
      l.lit('#dfe6ec'),
    ) +
    oval(398, 118, 15, 6, l.lit('#eef2f5')) +
    oval(398, 110, 11, 5, l.shaded('#7f9bb8')) +
    rect(392, 96, 12, 8, l.lit('#eef2f5')) +
    skyline(l, { low: 12, high: 50, depth: 0.4, foot: 268, colour: '#93a9c4', seed: 111 }) +
    glass(l, 30, 268, 30, 98, { colour: '#8fb3cb', depth: 0.2, taper: 0.7 }) +
    block(l, 210, 270, 224, 54, '#d9d2c4', { side: 0.16 }) +
    line(
      'M98 232h224M98 246h224M98 258h224',
      l.shaded('#b5ac9c'),
      1,
      'stroke-dasharray="18 2" opacity=".7"',
    ) +
    roundArches(210, 270, 190, 36, 3, l.shaded('#5b4a52'), { share: 0.42 }) +
    rect(110, 188, 200, 28, l.lit('#b5483f')) +
    line('M110 202h200', l.lamp ?? l.lit('#2f8f7d'), 16, 'stroke-dasharray="16 6"') +
    rect(104, 211, 212, 6, l.lit('#2f8f7d')) +
    curled(l, 210, 190, 236, 30, '#5f7080') +
    rect(138, 140, 144, 22, l.lit('#b5483f')) +
    line('M138 151h144', l.lamp ?? l.lit('#2f8f7d'), 13, 'stroke-dasharray="14 6"') +
    rect(132, 158, 156, 4, l.lit('#2f8f7d')) +
    curled(l, 210, 142, 176, 32, '#5f7080') +
    ground(l, 268, '#e0d6bf', { depth: 0.15 }) +
    path('M184 270h52l66 50H118z', l.lit('#f7efdc'), fade(0.6)) +
    glowAt(l, 210, 274, 140, 7) +
    blossom(l, 60, 288, 84) +
    blossom(l, 420, 292, 96) +
    blossom(l, 360, 278, 54, '#f7cad6') +
    blossom(l, 4, 284, 66, '#f7cad6') +
    blossom(l, 480, 286, 70, '#f7cad6') +
    blossom(l, -80, 290, 84) +
    blossom(l, 560, 290, 84) +
    path(
      times(20, (n) => d`M${-60 + ((n * 131) % 600)} ${150 + ((n * 67) % 160)}h.1`),
      'none',
      `stroke="${l.lit('#f7cad6')}" stroke-width="3" stroke-linecap="round"`,
    ) +
    birds(l, [
      [300, 96, 5],
      [316, 88, 4],
    ]),
};
