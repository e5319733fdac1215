import { skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, poly, rect, times } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { tree } from '../../trees.ts';

/** Baiterek with its golden ball, the tent and towers of the young town. */
export const astana: Picture = {
  hour: 'dusk',
  draw: (l) =>
    sky(l, { sun: [110, 160], size: 26 }) +
    clouds(l, [
      [290, 66, 150, 0.3],
      [-180, 60, 140, 0.3],
      [540, 80, 130, 0.3],
    ]) +
    skyline(l, { low: 12, high: 44, depth: 0.5, foot: 268, colour: '#7f80b4', seed: 71 }) +
    poly(
      [
        [330, 268],
        [404, 120],
        [414, 120],
        [470, 268],
      ],
      l.lit('#b9cfe0', 0.08),
    ) +
    poly(
      [
        [408, 120],
        [414, 120],
        [470, 268],
        [420, 268],
      ],
      l.shaded('#a3bfd6', 0.08),
    ) +
    line(
      'M346 236q60 12 110 0M364 200q44 10 78 0M382 164q26 6 46 0',
      l.lit('#ffffff', 0.1),
      1.2,
      fade(0.6),
    ) +
    line('M409 120V88', l.lit('#dfe7ef'), 2) +
    glass(l, 60, 268, 44, 128, { colour: '#d9a94f', taper: 0.82, depth: 0.06 }) +
    glass(l, 112, 268, 40, 104, { colour: '#d9a94f', taper: 0.82, depth: 0.06 }) +
    glass(l, 150, 268, 28, 66, { colour: '#7f9fc4', depth: 0.14 }) +
    glass(l, 16, 268, 30, 78, { colour: '#7f9fc4', depth: 0.18 }) +
    glass(l, -80, 268, 40, 108, { colour: '#7f9fc4', depth: 0.2, roof: 8 }) +
    glass(l, 560, 268, 40, 104, { colour: '#7f9fc4', depth: 0.2 }) +
    // Baiterek
    line(
      times(7, (n) => d`M${222 + n * 6} 268Q${232 + n * 2.6} 190 ${210 + n * 10} 112`),
      l.lit('#f2f5f8'),
      2,
    ) +
    line(
      times(4, (n) => d`M${240 + n * 6} 268Q${240 + n * 2.6} 190 ${240 + n * 10} 112`),
      l.shaded('#c9d3e2'),
      2,
    ) +
    poly(
      [
        [230, 268],
        [236, 150],
        [244, 150],
        [250, 268],
      ],
      l.lit('#e3eaf0'),
    ) +
    poly(
      [
        [242, 268],
        [241, 150],
        [244, 150],
        [250, 268],
      ],
      l.shaded('#d3dde8'),
    ) +
    path('M206 108q34 22 68 0l-8-6h-52z', l.shaded('#eef2f6')) +
    disc(240, 84, 31, l.lit('#f3bb3f')) +
    path('M240 53a31 31 0 0 1 0 62q26-31 0-62z', l.shaded('#e0a02f')) +
    path('M219 68q8-12 20-11q-14 6-16 20z', '#fff', fade(0.55)) +
    line(
      'M210 84h60M214 70q26-9 52 0M214 98q26 9 52 0M240 53q-20 31 0 62M240 53q20 31 0 62',
      l.shaded('#b87f24'),
      0.8,
      fade(0.6),
    ) +
    rect(-240, 266, 960, 5, l.lit('#e0cdb8')) +
    (
      [
        [180, 40],
        [300, 40],
        [40, 44],
        [330, 36],
        [470, 46],
        [-30, 44],
        [520, 44],
      ] satisfies [number, number][]
    )
      .map(([x, h]) => tree(l, x, 270, h, '#6f8f74'))
      .join('') +
    water(l, 271, { colour: '#4f78b0', sun: 116, seed: 27 }) +
    disc(240, 296, 16, l.lit('#f3bb3f'), fade(0.22)) +
    poly(
      [
        [232, 272],
        [248, 272],
        [246, 290],
        [234, 290],
      ],
      '#fff',
      fade(0.2),
    ) +
    birds(l, [
      [160, 104, 5],
      [176, 96, 4],
      [318, 100, 4],
    ]),
};
