import { ground, hills, peaks } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, d, line, oval, path, times } from '../../svg.ts';
import { fir } from '../../trees.ts';

/** Yurts on a summer pasture before the Ala-Too. */
export const bishkek: Picture = {
  hour: 'morning',
  draw: (l) => {
    const yurt = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M-50 0v-34h100v34z', l.lit('#f6efe2')),
        path('M14 0v-34h36v34z', l.shaded('#e9dfd0')),
        path('M-54-32Q-42-62 0-72Q42-62 54-32z', l.lit('#fbf6ec')),
        path('M0-72Q42-62 54-32H16Q14-58 0-72z', l.shaded('#ece3d6')),
        line('M-50-30h100M-50-5h100', l.lit('#c9483f'), 4, 'stroke-dasharray="7 4"'),
        path('M-10 0v-28h20v28z', l.lit('#b5453a')),
        line('M0 0v-28', l.shaded('#7a2f2c'), 1.4),
        oval(0, -71, 10, 4, l.shaded('#a9784e')),
      );
    const horse = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path(
          'M-20 0l2-16q-4-12 6-14h18l8-14l10 2l2 8l-8 2l-4 14l2 18h-4l-3-14h-18l-4 14z',
          l.shaded('#6b4438'),
        ),
      );
    return (
      sky(l, { sun: [96, 82], size: 26 }) +
      clouds(l, [
        [250, 52, 150, 0.8],
        [-160, 72, 130],
        [510, 70, 130, 0.6],
      ]) +
      peaks(
        l,
        [
          [-150, 148, 180],
          [20, 172, 180],
          [180, 150, 160],
          [330, 188, 190],
          [480, 158, 170],
          [640, 170, 170],
        ],
        '#7f9ccd',
        0.38,
        { snow: 0.5 },
      ) +
      hills(l, [56, 80, 60, 86, 64, 88, 60], '#7fae86', 0.28, 286) +
      (
        [
          [30, 226],
          [50, 222],
          [68, 226],
          [410, 220],
          [430, 216],
          [448, 222],
          [-60, 222],
          [540, 222],
          [570, 218],
        ] satisfies [number, number][]
      )
        .map(([x, y], n) => fir(l, x, y, 26 + (n % 3) * 6, '#3f7a66'))
        .join('') +
      hills(l, [30, 44, 36, 30, 48, 34, 44], '#8fbf78', 0.1, 292) +
      yurt(166, 272, 0.74) +
      yurt(396, 278, 0.6) +
      yurt(-70, 276, 0.7) +
      yurt(570, 278, 0.7) +
      hills(l, [22, 14, 26, 20, 12, 24, 16], '#86b86c', 0, 308) +
      yurt(290, 296, 1.06) +
      horse(84, 298, 0.9) +
      horse(126, 302, 0.72) +
      horse(470, 300, 0.8) +
      line('M236 250l-10-14m118 14l10-12', l.shaded('#8a6a4d'), 1.4) +
      ground(l, 300, '#7cae62', { depth: 0 }) +
      path(
        times(30, (n) => d`M${-230 + n * 32} ${305 + ((n * 7) % 4) * 3.4}h.1`),
        'none',
        `stroke="${l.lit('#f5c344')}" stroke-width="3.6" stroke-linecap="round"`,
      ) +
      birds(l, [
        [200, 96, 7],
        [222, 86, 5],
      ])
    );
  },
};
