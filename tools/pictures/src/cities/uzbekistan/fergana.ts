import { dome } from '../../domes.ts';
import { ground, hills, peaks, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, line, path, rect, times } from '../../svg.ts';
import { tree } from '../../trees.ts';

const turquoise = '#22aeb0';

/** The valley: orchards in blossom before the Alay, a teahouse by the water. */
export const fergana: Picture = {
  hour: 'morning',
  draw: (l) => {
    const blossom = (x: number, foot: number, height: number, colour: string) =>
      tree(l, x, foot, height, colour) +
      path(
        times(
          9,
          (n) =>
            d`M${x - height * 0.42 + ((n * 37) % 10) * height * 0.085} ${foot - height * 0.9 + ((n * 53) % 10) * height * 0.055}h.1`,
        ),
        'none',
        `stroke="${l.lit('#ffffff')}" stroke-width="2.6" stroke-linecap="round" opacity=".8"`,
      );
    return (
      sky(l, { sun: [330, 90], size: 24 }) +
      clouds(l, [
        [40, 60, 130, 0.8],
        [410, 50, 120, 0.6],
        [-170, 70, 120],
      ]) +
      peaks(
        l,
        [
          [-160, 120, 170],
          [30, 150, 180],
          [200, 132, 160],
          [360, 158, 180],
          [520, 134, 170],
          [660, 120, 150],
        ],
        '#8aa0cf',
        0.42,
        { snow: 0.46 },
      ) +
      hills(l, [40, 56, 44, 62, 50, 58, 46], '#9fbf8a', 0.3, 276) +
      hills(l, [18, 34, 22, 30, 40, 26, 36], '#8db56f', 0.1, 280) +
      // teahouse
      rect(176, 214, 128, 58, l.lit('#f1dcb6')) +
      rect(262, 214, 42, 58, l.shaded('#f1dcb6')) +
      path('M160 216l24-26h112l24 26z', l.lit('#2a9fa3')) +
      path('M262 216l-6-26h40l24 26z', l.shaded('#2a9fa3')) +
      line(
        times(7, (n) => d`M${184 + n * 18.6} 272v-54`),
        l.lit('#8a5a3c'),
        3,
      ) +
      line('M176 252h128', l.lit('#b98352'), 3) +
      line('M176 222h128', l.lit('#1b5fa0'), 4, 'stroke-dasharray="5 3"') +
      dome(l, 240, 192, 30, { colour: turquoise, ribs: 4 }) +
      blossom(60, 282, 86, '#f3b3c4') +
      blossom(126, 274, 62, '#f7c8d2') +
      blossom(364, 276, 68, '#f7c8d2') +
      blossom(428, 286, 92, '#f3b3c4') +
      blossom(-30, 280, 76, '#f7c8d2') +
      blossom(520, 282, 80, '#f3b3c4') +
      blossom(-120, 280, 80, '#f3b3c4') +
      blossom(610, 282, 80, '#f7c8d2') +
      ground(l, 270, '#8fb873', { depth: 0.12 }) +
      water(l, 284, { colour: '#3fa7b5', sun: 330, seed: 8, bottom: 304 }) +
      rect(-240, 302, 960, 18, l.shaded('#7fae66')) +
      path(
        times(30, (n) => d`M${-230 + n * 32} ${306 + ((n * 7) % 4) * 3.4}h.1`),
        'none',
        `stroke="${l.lit('#e5533f')}" stroke-width="4.4" stroke-linecap="round"`,
      ) +
      birds(l, [
        [212, 92, 5],
        [232, 84, 4],
      ])
    );
  },
};
