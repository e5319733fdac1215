import { dome } from '../../domes.ts';
import { ground, peaks, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, oval, path, poly, times } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { bushes, cypress, tree } from '../../trees.ts';
import { arcade, block, glowAt } from '../../walls.ts';

const turquoise = '#22aeb0';

/** The bazaar's blue dome, the television tower and the mountains of Chimgan behind. */
export const tashkent: Picture = {
  hour: 'morning',
  draw: (l) =>
    sky(l, { sun: [96, 92], size: 26 }) +
    clouds(l, [
      [210, 52, 130, 0.75],
      [-130, 74, 130],
      [470, 66, 120, 0.6],
    ]) +
    peaks(
      l,
      [
        [-150, 96, 150],
        [20, 112, 160],
        [170, 130, 170],
        [330, 118, 160],
        [480, 140, 170],
        [640, 110, 160],
      ],
      '#8fa2c6',
      0.5,
      { snow: 0.4 },
    ) +
    skyline(l, { low: 12, high: 44, depth: 0.38, foot: 268, colour: '#8ea3bd', seed: 21 }) +
    glass(l, 60, 268, 30, 92, { colour: '#8cb6cc', depth: 0.12 }) +
    glass(l, 30, 268, 26, 66, { colour: '#a6bccb', depth: 0.18 }) +
    glass(l, 96, 268, 26, 58, { colour: '#9db9c9', depth: 0.18 }) +
    // the television tower
    poly(
      [
        [350, 268],
        [384, 128],
        [400, 268],
      ],
      l.lit('#c9d3df', 0.1),
    ) +
    poly(
      [
        [436, 268],
        [396, 128],
        [386, 268],
      ],
      l.shaded('#c9d3df', 0.1),
    ) +
    poly(
      [
        [386, 268],
        [388, 60],
        [392, 60],
        [396, 268],
      ],
      l.lit('#e6ecf2'),
    ) +
    line('M390 62V22', l.lit('#d6574b'), 2) +
    oval(390, 132, 22, 6, l.lit('#dfe6ee')) +
    oval(390, 128, 16, 5, l.shaded('#7f9bb8')) +
    oval(390, 146, 15, 4, l.shaded('#9fb2c6')) +
    disc(390, 92, 5, l.lit('#d6574b')) +
    tree(l, 300, 272, 44, '#6fa06a') +
    tree(l, 334, 274, 50, '#5f9266') +
    tree(l, 440, 274, 54, '#6fa06a') +
    tree(l, 474, 272, 46, '#5f9266') +
    tree(l, 20, 272, 46, '#6fa06a') +
    // Chorsu
    block(l, 206, 272, 214, 26, '#ecd9b4', { side: 0.2 }) +
    arcade(206, 270, 208, 18, 14, l.lamp ?? l.shaded('#5d6a94'), { share: 0.66 }) +
    dome(l, 206, 250, 190, {
      height: 96,
      colour: '#1e9fb0',
      drum: 14,
      drumColour: '#f3e6c6',
      bulge: 0.05,
      ribs: 11,
      finial: false,
    }) +
    path('M128 196q78-20 156 0l-4-9q-74-18-148 0z', l.lit('#f3e6c6'), fade(0.9)) +
    line('M130 193q76-18 152 0', l.lit('#185f9e'), 4, 'stroke-dasharray="4 4"') +
    path('M152 166q54-14 108 0l-6-8q-48-12-96 0z', l.lit('#f3e6c6'), fade(0.75)) +
    dome(l, 206, 148, 24, { colour: '#f0c25a', drum: 6, ribs: 3 }) +
    block(l, 120, 272, 26, 40, '#e7cfa4') +
    dome(l, 120, 234, 26, { colour: turquoise, ribs: 3 }) +
    block(l, 292, 272, 26, 40, '#e7cfa4') +
    dome(l, 292, 234, 26, { colour: turquoise, ribs: 3 }) +
    ground(l, 270, '#d9d2b4', { depth: 0.2 }) +
    glowAt(l, 206, 276, 130, 7) +
    path('M180 272h52l60 48H120z', l.lit('#fff5dc'), fade(0.5)) +
    cypress(l, 92, 282, 42) +
    cypress(l, 318, 282, 42) +
    bushes(
      l,
      [
        [30, 310, 18],
        [74, 320, 16],
        [396, 316, 18],
        [446, 308, 20],
        [-60, 314, 22],
        [540, 314, 22],
        [-150, 318, 22],
        [640, 318, 20],
      ],
      '#79a566',
    ) +
    path(
      times(16, (n) => d`M${-80 + n * 44} ${311 + (n % 3) * 4}h.1`),
      'none',
      `stroke="${l.lit('#f0704f')}" stroke-width="4" stroke-linecap="round"`,
    ),
};
