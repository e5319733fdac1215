import { hills, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { clouds, sky } from '../../sky.ts';
import { at, d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { cypress } from '../../trees.ts';
import { block, crenels, roof, windows } from '../../walls.ts';

/** Narikala on its rock, balconies, the bridge and balloons. */
export const tbilisi: Picture = {
  hour: 'morning',
  draw: (l) => {
    const balloon = (x: number, y: number, s: number, a: string, b: string) =>
      at(
        x,
        y,
        s,
        path('M0-34A26 26 0 0 1 26-8Q24 10 6 26H-6Q-24 10-26-8A26 26 0 0 1 0-34z', l.lit(a)),
        path('M0-34Q14-30 12-8Q10 12 3 26H-3Q-10 12-12-8Q-14-30 0-34z', l.lit(b)),
        path('M0-34A26 26 0 0 1 26-8Q24 10 6 26H2Q20-4 0-34z', l.shade[0], fade(0.25)),
        rect(-5, 32, 10, 8, l.shaded('#8a5a3c')),
        line('M-6 26l2 6m10-6l-2 6', l.shaded('#8a5a3c'), 1),
      );
    const house = (x: number, foot: number, w: number, h: number, c: string) =>
      block(l, x, foot, w, h, c, { side: 0.2 }) +
      roof(l, x, foot - h + 1, w + 6, 10, '#b5563f') +
      rect(x - w * 0.42, foot - h * 0.6, w * 0.84, 3, l.shaded('#8a5a3c')) +
      line(
        times(5, (n) => d`M${x - w * 0.38 + n * w * 0.19} ${foot - h * 0.6}v${-h * 0.28}`),
        l.shaded('#8a5a3c'),
        1.4,
      ) +
      windows(l, x, foot - 4, w * 0.8, h * 0.46, { cols: 3, rows: 1, wide: 0.4 });
    return (
      sky(l, { sun: [90, 84], size: 25 }) +
      clouds(l, [
        [190, 60, 130, 0.7],
        [-170, 80, 130],
        [520, 60, 120, 0.6],
      ]) +
      hills(l, [70, 92, 74, 84, 100, 90, 78], '#9fb3a8', 0.45, 280) +
      path(
        'M-240 280q160-20 240-56q70-34 120-40l52 8l40-10l60 6q80 20 140 54t308 40z',
        l.lit('#a9b07f', 0.1),
      ) +
      path(
        'M120 184l52 8l40-10l60 6q40 10 80 28q-60 10-110 4t-150 6q20-26 28-42z',
        l.shaded('#8d8f68', 0.1),
        fade(0.5),
      ) +
      block(l, 140, 192, 34, 44, '#cfa97f', { side: 0.32 }) +
      crenels(l, 140, 149, 34, '#cfa97f', { size: 5 }) +
      rect(156, 168, 84, 24, l.lit('#cfa97f')) +
      crenels(l, 198, 169, 84, '#cfa97f', { size: 5 }) +
      block(l, 252, 192, 30, 52, '#cfa97f', { side: 0.32 }) +
      crenels(l, 252, 141, 30, '#cfa97f', { size: 5 }) +
      rect(266, 174, 50, 18, l.lit('#c29b72')) +
      block(l, 198, 182, 24, 34, '#d9b78c', { side: 0.34 }) +
      block(l, 198, 150, 16, 16, '#d9b78c', { side: 0.34 }) +
      poly(
        [
          [188, 135],
          [198, 108],
          [208, 135],
        ],
        l.lit('#b5704f'),
      ) +
      poly(
        [
          [198, 135],
          [198, 108],
          [208, 135],
        ],
        l.shaded('#b5704f'),
      ) +
      line('M198 109v-9m-3 3h6', l.lit('#f0b035'), 1.4) +
      (
        [
          [60, 268, 46, 42, '#f0cf9f'],
          [106, 262, 42, 52, '#e39d7c'],
          [150, 268, 44, 40, '#f4e2c2'],
          [196, 262, 44, 50, '#9fc4c0'],
          [242, 268, 44, 42, '#f0cf9f'],
          [288, 262, 42, 50, '#e3b58c'],
          [14, 262, 44, 50, '#9fc4c0'],
          [334, 268, 44, 40, '#f4e2c2'],
          [380, 262, 44, 52, '#e39d7c'],
          [428, 268, 46, 42, '#f0cf9f'],
          [474, 262, 44, 50, '#f4e2c2'],
          [-34, 268, 44, 44, '#e39d7c'],
          [-82, 262, 44, 50, '#f4e2c2'],
          [522, 268, 46, 44, '#9fc4c0'],
          [572, 262, 46, 50, '#f0cf9f'],
        ] satisfies [number, number, number, number, string][]
      )
        .map((h) => house(...h))
        .join('') +
      cypress(l, 84, 268, 54) +
      cypress(l, 312, 268, 54) +
      cypress(l, 404, 268, 48) +
      cypress(l, -58, 268, 54) +
      water(l, 268, { colour: '#4f9a9f', sun: 96, seed: 37 }) +
      path('M120 286Q240 226 360 286Q240 250 120 286z', l.lit('#e9f6f6')) +
      line('M120 288Q240 250 360 288', l.lit('#cfe3e6'), 4) +
      line(
        'M150 276l12 10m6-18l12 12m8-18l12 14m10-18l10 16m14-18l8 18m16-18l6 18m18-14l4 16m18-10l2 14',
        l.lit('#9fc9d0'),
        1.2,
      ) +
      balloon(372, 96, 0.9, '#e5604a', '#f6d79a') +
      balloon(60, 138, 0.62, '#2aa3a6', '#f8efdc') +
      balloon(440, 150, 0.5, '#3f5fb5', '#f6d79a') +
      balloon(-110, 110, 0.8, '#e5604a', '#f8efdc') +
      balloon(590, 120, 0.8, '#2aa3a6', '#f6d79a')
    );
  },
};
