import { onion } from '../../domes.ts';
import { hills, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { fade, line, poly, rect } from '../../svg.ts';
import { glass } from '../../towers.ts';
import { fir } from '../../trees.ts';
import { block, roundArches } from '../../walls.ts';

/** The glass towers over the pond, and the Church on the Blood. */
export const yekaterinburg: Picture = {
  hour: 'dusk',
  draw: (l) =>
    sky(l, { sun: [120, 150], size: 26 }) +
    clouds(l, [
      [40, 62, 120, 0.35],
      [330, 52, 150, 0.3],
      [-170, 60, 140, 0.3],
      [540, 78, 130, 0.3],
    ]) +
    hills(l, [40, 54, 44, 60, 50, 62, 44], '#7a76a6', 0.5, 280) +
    skyline(l, { low: 14, high: 46, depth: 0.4, foot: 266, colour: '#7c7fae', seed: 17 }) +
    glass(l, 196, 266, 40, 178, { colour: '#5b8fb8', roof: 10 }) +
    glass(l, 148, 266, 36, 120, { colour: '#6f9dbd', depth: 0.08 }) +
    glass(l, 240, 266, 32, 96, { colour: '#86a9c0', depth: 0.1 }) +
    glass(l, 100, 266, 32, 76, { colour: '#7fa0bd', depth: 0.16 }) +
    glass(l, 20, 266, 34, 90, { colour: '#6f9dbd', depth: 0.2 }) +
    block(l, 350, 266, 124, 40, '#f3e7d6', { side: 0.2 }) +
    roundArches(350, 264, 116, 26, 8, l.lamp ?? l.shaded('#7a6f9a')) +
    block(l, 350, 228, 74, 36, '#f3e7d6', { side: 0.3 }) +
    roundArches(350, 224, 66, 24, 5, l.lamp ?? l.shaded('#7a6f9a')) +
    onion(l, 350, 194, 44, { colour: '#f0b84a', neck: 14 }) +
    onion(l, 308, 228, 25, { colour: '#f0b84a', neck: 10 }) +
    onion(l, 392, 228, 25, { colour: '#f0b84a', neck: 10 }) +
    fir(l, 424, 270, 48) +
    fir(l, 452, 272, 62) +
    fir(l, 276, 270, 44) +
    fir(l, 56, 272, 50) +
    fir(l, 500, 272, 54) +
    fir(l, -40, 272, 58) +
    fir(l, -84, 272, 46) +
    fir(l, 580, 272, 60) +
    rect(-240, 264, 960, 8, l.shaded('#a98f9a')) +
    line('M-240 266h960', l.lamp ?? '#ffe3ad', 2, 'stroke-dasharray="2 18"') +
    water(l, 271, { colour: '#5a6fae', sun: 124, seed: 15 }) +
    poly(
      [
        [178, 272],
        [214, 272],
        [210, 312],
        [184, 312],
      ],
      l.lit('#9ec3dd'),
      fade(0.22),
    ) +
    poly(
      [
        [330, 272],
        [370, 272],
        [364, 300],
        [338, 300],
      ],
      l.lit('#f6d79a'),
      fade(0.24),
    ) +
    birds(l, [
      [270, 110, 5],
      [288, 100, 4],
    ]),
};
