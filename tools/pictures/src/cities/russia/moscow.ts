import { onion } from '../../domes.ts';
import { ground, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, poly, rect, times } from '../../svg.ts';
import { fir, tree } from '../../trees.ts';
import { block, crenels, gable, glowAt, roundArches } from '../../walls.ts';

const white = '#f7f1e6';

/** Red Square: Saint Basil's, the Spasskaya tower and the wall. */
export const moscow: Picture = {
  hour: 'evening',
  draw: (l) => {
    const drum = (
      x: number,
      foot: number,
      width: number,
      height: number,
      colour: string,
      pattern: string,
      wall = '#c9533f',
    ) =>
      block(l, x, foot, width, height, wall, { side: 0.34 }) +
      line(
        d`M${x - width / 2} ${foot - height + 4}h${width}`,
        l.lit(white),
        3,
        'stroke-dasharray="4 2"',
      ) +
      roundArches(
        x,
        foot - height * 0.24,
        width * 0.86,
        height * 0.42,
        2,
        l.lamp ?? l.shaded('#6d3540'),
      ) +
      onion(l, x, foot - height + 1, width * 1.02, { colour, pattern, neck: width * 0.22 });
    return (
      sky(l, { sun: [330, 120], size: 30 }) +
      clouds(l, [
        [30, 56, 120, 0.5],
        [370, 50, 110, 0.45],
        [-170, 84, 130],
        [560, 70, 110],
      ]) +
      skyline(l, { low: 12, high: 40, depth: 0.55, foot: 266, colour: '#9487ad', seed: 12 }) +
      // a tall house of the fifties
      block(l, 452, 266, 76, 64, '#c9b0a0', { depth: 0.4 }) +
      block(l, 452, 204, 40, 40, '#c9b0a0', { depth: 0.4 }) +
      gable(l, 452, 166, 22, 44, '#c9b0a0', 0.4) +
      block(l, -90, 266, 76, 60, '#c9b0a0', { depth: 0.45 }) +
      block(l, -90, 208, 40, 40, '#c9b0a0', { depth: 0.45 }) +
      gable(l, -90, 170, 22, 44, '#c9b0a0', 0.45) +
      // the wall and the tower
      rect(-240, 222, 340, 46, l.lit('#b9543f')) +
      crenels(l, -70, 223, 340, '#b9543f', { size: 6 }) +
      rect(-240, 246, 340, 22, l.shaded('#b9543f'), fade(0.5)) +
      block(l, 84, 268, 54, 106, '#c25a43', { side: 0.32 }) +
      rect(60, 216, 48, 4, l.lit(white)) +
      rect(54, 160, 60, 5, l.lit(white)) +
      block(l, 84, 163, 38, 36, '#c25a43', { side: 0.32 }) +
      disc(84, 144, 11, l.lit('#2a2f45')) +
      disc(84, 144, 8.6, l.lit('#f4d78a')) +
      line('M84 144v-6m0 6l4 3', l.shaded('#3a2f45'), 1.4) +
      rect(63, 124, 42, 4, l.lit(white)) +
      block(l, 84, 125, 24, 16, '#c25a43', { side: 0.32 }) +
      gable(l, 84, 110, 28, 48, '#2f7a63') +
      disc(84, 58, 4.4, l.lit('#e23d35')) +
      line('M84 58v-8m-6 5l12 0', l.lit('#e23d35'), 2) +
      roundArches(84, 268, 26, 30, 1, l.shaded('#5b2f38'), { share: 1 }) +
      fir(l, 22, 270, 58) +
      fir(l, -10, 272, 70) +
      fir(l, 128, 270, 46) +
      fir(l, -60, 272, 60) +
      // Saint Basil's
      block(l, 268, 270, 214, 30, '#cf6048', { side: 0.2 }) +
      roundArches(268, 270, 206, 22, 11, l.shaded('#6d3540')) +
      rect(160, 238, 216, 4, l.lit(white)) +
      drum(176, 240, 30, 42, '#2f9f72', '#f0c25a') +
      drum(362, 240, 30, 40, '#3474b8', white) +
      drum(214, 240, 36, 66, '#e9b23c', '#2f7f9f') +
      drum(322, 240, 36, 62, '#c6403f', '#f2ead8') +
      block(l, 268, 240, 52, 74, '#cf6048', { side: 0.34 }) +
      gable(l, 246, 168, 22, 12, white) +
      gable(l, 290, 168, 22, 12, white) +
      poly(
        [
          [244, 168],
          [260, 88],
          [276, 88],
          [292, 168],
        ],
        l.lit('#d8674b'),
      ) +
      poly(
        [
          [268, 168],
          [268, 88],
          [276, 88],
          [292, 168],
        ],
        l.shaded('#d8674b'),
      ) +
      line('M252 158l10-66M284 158l-10-66M268 160V92', l.lit('#f2d7a2'), 1.6) +
      line('M248 150h40M252 130h32M256 112h24', l.lit('#3f9a78'), 2, 'stroke-dasharray="4 3"') +
      onion(l, 268, 90, 25, { colour: '#f0b035', neck: 5 }) +
      drum(240, 242, 28, 38, '#3f9f6a', '#d9483f') +
      drum(298, 242, 28, 36, '#d7733a', '#2f8f70') +
      fir(l, 402, 272, 52) +
      tree(l, 436, 274, 54, '#7f9a5f') +
      tree(l, 476, 276, 60, '#6f8f5c') +
      tree(l, 530, 276, 60, '#7f9a5f') +
      fir(l, 590, 276, 66) +
      ground(l, 268, '#c9a594', { depth: 0.2 }) +
      line(
        times(5, (n) => d`M-240 ${276 + n * 9}h960`),
        l.shaded('#a07f7a'),
        1,
        'stroke-dasharray="26 4" opacity=".5"',
      ) +
      glowAt(l, 250, 274, 190, 8) +
      birds(l, [
        [160, 100, 5],
        [176, 92, 4],
        [392, 108, 5],
      ])
    );
  },
};
