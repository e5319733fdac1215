import { skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, poly, rect, times } from '../../svg.ts';
import { tree } from '../../trees.ts';
import { block, gable, windows } from '../../walls.ts';

/** The clock by the river and a red bus. */
export const london: Picture = {
  hour: 'dusk',
  draw: (l) =>
    sky(l, { sun: [320, 168], size: 26 }) +
    clouds(l, [
      [20, 64, 130, 0.3],
      [360, 70, 140, 0.3],
      [-190, 66, 140, 0.3],
      [560, 76, 130, 0.3],
    ]) +
    skyline(l, { low: 14, high: 46, depth: 0.5, foot: 262, colour: '#8280b4', seed: 161 }) +
    poly(
      [
        [398, 262],
        [420, 100],
        [424, 100],
        [448, 262],
      ],
      l.lit('#9fb3d0', 0.2),
    ) +
    poly(
      [
        [424, 262],
        [423, 100],
        [424, 100],
        [448, 262],
      ],
      l.shaded('#8fa6c6', 0.2),
    ) +
    `<circle cx="336" cy="196" r="52" fill="none" stroke="${l.lit('#e6e2ec', 0.1)}" stroke-width="4"/>` +
    line(
      times(
        8,
        (n) => d`M336 196l${52 * Math.cos((n * Math.PI) / 4)} ${52 * Math.sin((n * Math.PI) / 4)}`,
      ),
      l.lit('#e6e2ec', 0.1),
      1,
    ) +
    line('M336 196l-24 66m24-66l24 66', l.lit('#d3cfe0', 0.1), 3) +
    block(l, 220, 264, 200, 52, '#d9b98c', { side: 0.1 }) +
    windows(l, 220, 260, 190, 44, { cols: 20, rows: 2, wide: 0.5, tall: 0.7 }) +
    times(8, (n) => gable(l, 134 + n * 26, 213, 7, 20, '#c9a576')) +
    rect(120, 210, 200, 4, l.lit('#ecd2a8')) +
    block(l, 128, 264, 42, 130, '#dcbb8c', { side: 0.34 }) +
    line('M114 262V136m10 126V136m8 126V136', l.shaded('#b08d62'), 1.6, fade(0.6)) +
    rect(103, 130, 50, 6, l.lit('#ecd2a8')) +
    block(l, 128, 131, 46, 40, '#e2c294', { side: 0.3 }) +
    disc(124, 111, 15, l.lit('#f0b84a')) +
    disc(124, 111, 13, l.lamp ?? l.lit('#fdf6e3')) +
    line('M124 111v-9m0 9l6 4', '#3a3550', 1.8) +
    rect(102, 88, 52, 5, l.lit('#ecd2a8')) +
    block(l, 128, 89, 36, 14, '#dcbb8c', { side: 0.34 }) +
    poly(
      [
        [106, 76],
        [118, 54],
        [138, 54],
        [150, 76],
      ],
      l.lit('#5f6f86'),
    ) +
    poly(
      [
        [132, 76],
        [130, 54],
        [138, 54],
        [150, 76],
      ],
      l.shaded('#5f6f86'),
    ) +
    block(l, 128, 55, 16, 10, '#f0c25a', { side: 0.34 }) +
    gable(l, 128, 46, 18, 26, '#5f6f86') +
    water(l, 262, { colour: '#4f6aa6', sun: 324, seed: 111 }) +
    path(
      'M-240 270h960v10h-36q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-12q-34 22-68 0h-36z',
      l.lit('#7fa08f'),
    ) +
    line('M-240 270h960', l.lit('#a9c4ad'), 3) +
    line('M-240 264h960', l.shaded('#6f8f80'), 1.4, 'stroke-dasharray="1.4 6"') +
    rect(258, 240, 62, 28, l.lit('#d6433b')) +
    rect(304, 240, 16, 28, l.shaded('#d6433b')) +
    line('M262 248h54M262 259h42', l.lamp ?? l.lit('#cfe0ee'), 5, 'stroke-dasharray="8 3"') +
    disc(272, 268, 4, '#2a2a3c') +
    disc(308, 268, 4, '#2a2a3c') +
    tree(l, 28, 268, 50, '#6f8074') +
    tree(l, 66, 268, 42, '#7d8f7c') +
    tree(l, -30, 268, 50, '#6f8074') +
    tree(l, 520, 268, 50, '#6f8074') +
    birds(l, [
      [190, 110, 5],
      [206, 102, 4],
    ]),
};
