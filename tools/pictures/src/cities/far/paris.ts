import { skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { fade, line, path, poly, rect } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { block, roof, windows } from '../../walls.ts';

const white = '#f8f3ea';

/** The Eiffel Tower, zinc roofs, a bridge. */
export const paris: Picture = {
  hour: 'morning',
  draw: (l) => {
    const iron = '#9a7f74';
    const house = (x: number, w: number, h: number) =>
      block(l, x, 268, w, h, '#f2e6d2', { side: 0.14 }) +
      windows(l, x, 264, w * 0.86, h - 4, { cols: Math.round(w / 13), rows: 3, wide: 0.4 }) +
      roof(l, x, 269 - h, w + 2, 18, '#7f8fa8');
    return (
      sky(l, { sun: [104, 92], size: 25 }) +
      clouds(l, [
        [300, 60, 140, 0.7],
        [-170, 76, 130],
        [520, 70, 130, 0.6],
      ]) +
      skyline(l, { low: 8, high: 26, depth: 0.5, foot: 268, colour: '#a5abc4', seed: 151 }) +
      poly(
        [
          [176, 268],
          [214, 168],
          [222, 168],
          [204, 268],
        ],
        l.lit(iron),
      ) +
      poly(
        [
          [304, 268],
          [266, 168],
          [258, 168],
          [276, 268],
        ],
        l.shaded(iron),
      ) +
      path('M204 268q36-58 72 0h-8q-28-40-56 0z', l.lit(iron)) +
      rect(196, 212, 88, 8, l.lit(iron)) +
      rect(240, 212, 44, 8, l.shaded(iron)) +
      poly(
        [
          [214, 168],
          [234, 60],
          [240, 60],
          [240, 168],
        ],
        l.lit(iron),
      ) +
      poly(
        [
          [266, 168],
          [246, 60],
          [240, 60],
          [240, 168],
        ],
        l.shaded(iron),
      ) +
      rect(208, 164, 64, 7, l.lit(iron)) +
      rect(231, 58, 18, 6, l.lit(iron)) +
      line('M240 58V28', l.lit(iron), 2.4) +
      line('M220 160l34-44m6 44l-34-44m2-6l18-40m4 40l-18-40', l.sky[1], 1.3, fade(0.5)) +
      line('M188 244l24-22m-14 40l20-38m74 20l-24-22m14 40l-20-38', l.sky[1], 1.3, fade(0.5)) +
      house(60, 76, 48) +
      house(136, 66, 42) +
      house(346, 70, 44) +
      house(424, 78, 50) +
      house(-30, 90, 46) +
      house(510, 84, 44) +
      house(-130, 90, 48) +
      house(600, 84, 48) +
      (
        [
          [100, 44],
          [24, 46],
          [166, 34],
          [312, 34],
          [384, 44],
          [466, 48],
          [-80, 46],
          [556, 46],
        ] satisfies [number, number][]
      )
        .map(([x, h]) => tree(l, x, 272, h, '#7fa566'))
        .join('') +
      rect(-240, 266, 960, 8, l.lit('#e3d9c6')) +
      water(l, 273, { colour: '#5f9fc0', sun: 108, seed: 101 }) +
      path(
        'M-240 276h560q40 0 60 10h-18q-26-14-52 0h-30q-26-14-52 0h-30q-26-14-52 0h-30q-26-14-52 0h-30q-26-14-52 0h-222z',
        l.lit('#e0d3bd'),
        fade(0),
      ) +
      path('M296 296h86l-8 10h-70z', l.lit(white)) +
      rect(306, 288, 64, 8, l.lit('#9fc4d3')) +
      birds(l, [
        [160, 106, 5],
        [176, 98, 4],
        [330, 104, 4],
      ])
    );
  },
};
