import { dome } from '../../domes.ts';
import { ground, hills, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, rect, times } from '../../svg.ts';
import { fir } from '../../trees.ts';
import { block, columns, gable, windows } from '../../walls.ts';

const white = '#f7f1e6';

/** The opera under its wide dome, the bridge over the Ob and snow. */
export const novosibirsk: Picture = {
  hour: 'morning',
  draw: (l) =>
    sky(l, { sun: [360, 90], size: 25 }) +
    clouds(l, [
      [50, 60, 150, 0.7],
      [-190, 80, 130, 0.6],
      [510, 60, 120, 0.6],
    ]) +
    hills(l, [46, 60, 48, 66, 52, 64, 50], '#a9bfd4', 0.5, 280) +
    skyline(l, { low: 12, high: 40, depth: 0.5, foot: 266, colour: '#95a9c4', seed: 31 }) +
    dome(l, 240, 214, 176, {
      height: 66,
      colour: '#b9cbd6',
      drum: 10,
      drumColour: white,
      ribs: 13,
      bulge: 0.02,
    }) +
    path('M172 172q28-24 68-26q-42 12-58 34z', '#fff', fade(0.5)) +
    block(l, 240, 268, 232, 56, '#efe6d6', { side: 0.1 }) +
    windows(l, 240, 264, 222, 44, { cols: 18, rows: 2, wide: 0.36 }) +
    columns(l, 240, 266, 124, 48, 10, '#fffaf0') +
    rect(174, 214, 132, 8, l.lit(white)) +
    rect(166, 266, 148, 5, l.lit('#e3ddd0')) +
    gable(l, 240, 215, 60, 14, white) +
    (
      [
        [84, 58],
        [50, 76],
        [404, 66],
        [440, 82],
        [120, 44],
        [372, 46],
        [-20, 70],
        [-70, 60],
        [520, 66],
        [570, 80],
      ] satisfies [number, number][]
    )
      .map(([x, h], n) => fir(l, x, 280 + (n % 3) * 2, h, '#3d7267', true))
      .join('') +
    ground(l, 272, '#f2f5fa', { depth: 0.3 }) +
    path('M-240 300q120-22 260-8t240-4t220 6t240-4v30h-960z', l.lit('#ffffff')) +
    path('M206 272h68l70 48H136z', l.shaded('#cfdbea'), fade(0.6)) +
    line('M128 272v-22m224 22v-22', l.shaded('#4a5878'), 2) +
    disc(128, 248, 4, l.lamp ?? '#ffe9b5') +
    disc(352, 248, 4, l.lamp ?? '#ffe9b5') +
    path(
      times(40, (n) => d`M${-230 + ((n * 97) % 950)} ${((n * 61) % 250) + 14}h.1`),
      'none',
      'stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"',
    ),
};
