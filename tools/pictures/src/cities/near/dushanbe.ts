import { ground, peaks, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, times } from '../../svg.ts';
import { bushes, cypress, tree } from '../../trees.ts';
import { block, glowAt } from '../../walls.ts';

const white = '#f8f3ea';

/** Somoni's arch with its gold, the flag and the mountains. */
export const dushanbe: Picture = {
  hour: 'evening',
  draw: (l) =>
    sky(l, { sun: [380, 130], size: 28 }) +
    clouds(l, [
      [40, 60, 130, 0.5],
      [-180, 80, 130, 0.4],
      [500, 60, 120, 0.4],
    ]) +
    peaks(
      l,
      [
        [-150, 110, 170],
        [20, 134, 170],
        [180, 112, 150],
        [330, 140, 180],
        [490, 120, 170],
        [640, 128, 160],
      ],
      '#8a86bd',
      0.45,
      { snow: 0.36 },
    ) +
    skyline(l, { low: 8, high: 26, depth: 0.4, foot: 268, colour: '#a390ae', seed: 81 }) +
    line('M410 268V76', l.lit('#e9edf2'), 2.6) +
    path('M410 78q16-6 28 0t28 0v28q-14 6-28 0t-28 0z', l.lit(white)) +
    path('M410 78q16-6 28 0t28 0v9q-14 6-28 0t-28 0z', l.lit('#c9483f')) +
    path('M410 97q16-6 28 0t28 0v9q-14 6-28 0t-28 0z', l.lit('#3f9a6c')) +
    block(l, 230, 270, 190, 12, '#e9dcc6', { side: 0.1 }) +
    block(l, 230, 258, 150, 8, '#efe3cf', { side: 0.1 }) +
    path(
      'M166 252V176Q168 92 230 70Q292 92 294 176V252H266V178Q264 122 230 106Q196 122 194 178V252z',
      l.lit('#f2e6d2'),
    ) +
    path('M230 70Q292 92 294 176V252H266V178Q264 122 230 106z', l.shaded('#e3d3bf')) +
    line(
      'M180 250V176Q182 104 230 88Q278 104 280 176V250',
      l.lit('#e0a83f'),
      3,
      'stroke-dasharray="5 4"',
    ) +
    path('M216 72l4-16l6 9l4-17l4 17l6-9l4 16z', l.lit('#f0b035')) +
    block(l, 230, 252, 30, 32, '#d9c6ae', { side: 0.34 }) +
    path('M222 220q-2-34 8-52q10 18 8 52z', l.lit('#7a6a72')) +
    disc(230, 164, 6, l.lit('#7a6a72')) +
    line('M238 190l16-22', l.lit('#f0b035'), 2.4) +
    (
      [
        [130, 52],
        [104, 64],
        [330, 54],
        [356, 66],
        [60, 60],
        [-10, 60],
        [470, 60],
        [-70, 60],
        [540, 64],
      ] satisfies [number, number][]
    )
      .map(([x, h], n) => (n % 2 ? cypress(l, x, 276, h) : tree(l, x, 276, h, '#7f9f5f')))
      .join('') +
    ground(l, 268, '#d3c19a', { depth: 0.15 }) +
    path('M190 270h80l90 50H100z', l.lit('#f7e9cc'), fade(0.6)) +
    glowAt(l, 230, 272, 130, 8) +
    bushes(
      l,
      [
        [60, 310, 16],
        [104, 318, 13],
        [390, 312, 16],
        [350, 320, 12],
        [-60, 316, 18],
        [540, 316, 18],
      ],
      '#8aa55f',
    ) +
    path(
      times(14, (n) => d`M${20 + n * 33} ${310 + (n % 3) * 4}h.1`),
      'none',
      `stroke="${l.lit('#e5513f')}" stroke-width="4.4" stroke-linecap="round"`,
    ) +
    birds(l, [
      [120, 110, 5],
      [138, 102, 4],
    ]),
};
