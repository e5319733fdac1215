import { dome, onion } from '../../domes.ts';
import { boat, hills, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { fade, path, poly, rect, times } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { arcade, block, crenels, gable, roundArches, windows } from '../../walls.ts';

const white = '#f7f1e6';

/** The white kremlin, Qol Sharif with its blue domes, the leaning tower of Syuyumbike. */
export const kazan: Picture = {
  hour: 'morning',
  draw: (l) => {
    const spire = (x: number, foot: number, height: number) =>
      block(l, x, foot, 11, height * 0.7, white, { side: 0.35 }) +
      rect(x - 8, foot - height * 0.5, 16, 3, l.shaded(white)) +
      rect(x - 8, foot - height * 0.7, 16, 4, l.shaded(white)) +
      poly(
        [
          [x - 6, foot - height * 0.7],
          [x, foot - height],
          [x + 6, foot - height * 0.7],
        ],
        l.lit('#2aa6c4'),
      ) +
      poly(
        [
          [x, foot - height * 0.7],
          [x, foot - height],
          [x + 6, foot - height * 0.7],
        ],
        l.shaded('#2aa6c4'),
      );
    return (
      sky(l, { sun: [84, 86], size: 25 }) +
      clouds(l, [
        [270, 50, 150, 0.75],
        [-150, 72, 130],
        [500, 84, 120, 0.6],
      ]) +
      hills(l, [60, 74, 58, 80, 66, 78, 60], '#9dbaa8', 0.45, 290) +
      spire(156, 226, 150) +
      spire(304, 226, 150) +
      block(l, 230, 240, 150, 60, white, { side: 0 }) +
      path('M168 240v-44q0-34 62-70q62 36 62 70v44z', l.lit('#fbf6ec')) +
      path('M230 126q62 36 62 70v44h-40v-44q0-30-22-70z', l.shaded('#eef0f2')) +
      dome(l, 230, 156, 84, {
        colour: '#25a3c6',
        drum: 12,
        drumColour: white,
        ribs: 8,
        height: 62,
      }) +
      arcade(230, 238, 108, 50, 3, l.lamp ?? l.lit('#57a9c9'), { share: 0.56 }) +
      arcade(230, 238, 108, 36, 3, l.shaded('#2f6a95'), { share: 0.3 }) +
      spire(188, 240, 172) +
      spire(272, 240, 172) +
      // Syuyumbike
      times(
        5,
        (n) =>
          block(l, 398, 242 - n * 26, 52 - n * 9, 28, '#b8604a', { side: 0.34 }) +
          rect(398 - (54 - n * 9) / 2, 213 - n * 26, 54 - n * 9, 3, l.lit('#e9c9a0')),
      ) +
      poly(
        [
          [390, 112],
          [398, 60],
          [406, 112],
        ],
        l.lit('#3f8a72'),
      ) +
      poly(
        [
          [398, 112],
          [398, 60],
          [406, 112],
        ],
        l.shaded('#3f8a72'),
      ) +
      roundArches(398, 242, 40, 20, 1, l.lamp ?? l.shaded('#5b3540'), { share: 0.5 }) +
      // Annunciation cathedral
      block(l, 76, 242, 66, 52, white, { side: 0.2 }) +
      windows(l, 76, 240, 56, 40, { cols: 4, rows: 1, tall: 0.6, wide: 0.3 }) +
      onion(l, 76, 192, 26, { colour: '#2f7fbf', neck: 10 }) +
      onion(l, 52, 192, 17, { colour: '#f0b84a', neck: 6 }) +
      onion(l, 100, 192, 17, { colour: '#f0b84a', neck: 6 }) +
      // the wall on its hill
      path('M-240 262q160-34 320-26t220 0t180 0t240 20v24h-960z', l.lit('#8fb47c')) +
      rect(-240, 238, 960, 22, l.lit(white)) +
      rect(-240, 250, 960, 10, l.shaded('#e3e3e6'), fade(0.7)) +
      crenels(l, 240, 239, 960, white, { size: 5 }) +
      [-120, 20, 150, 320, 460, 600]
        .map(
          (x) =>
            block(l, x, 264, 34, 36, white, { side: 0.36 }) + gable(l, x, 229, 40, 26, '#4d8f76'),
        )
        .join('') +
      path('M-240 262q240-14 480-4t480 4v30h-960z', l.lit('#86b070')) +
      (
        [
          [-60, 272],
          [70, 274],
          [98, 278],
          [206, 272],
          [262, 276],
          [372, 274],
          [420, 278],
          [520, 274],
        ] satisfies [number, number][]
      )
        .map(([x, y], n) => tree(l, x, y, 30 + (n % 3) * 6, '#699a60'))
        .join('') +
      water(l, 282, { colour: '#3f92c0', sun: 90, seed: 6 }) +
      boat(l, 330, 300, 0.8) +
      birds(l, [
        [130, 84, 5],
        [148, 76, 4],
      ])
    );
  },
};
