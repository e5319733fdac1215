import { dome } from '../../domes.ts';
import { boat, skyline, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { fade, line, path, rect } from '../../svg.ts';
import { glass, minaret } from '../../towers.ts';
import { palm } from '../../trees.ts';
import { block, roundArches } from '../../walls.ts';

const stone = '#eadcc6';
const white = '#f8f3ea';

/** The corniche: the fountain, a mosque on the water, the sea. */
export const jeddah: Picture = {
  hour: 'evening',
  draw: (l) =>
    sky(l, { sun: [120, 140], size: 30 }) +
    clouds(l, [
      [280, 60, 140, 0.5],
      [-170, 60, 140, 0.4],
      [540, 74, 120, 0.4],
    ]) +
    skyline(l, { low: 12, high: 54, depth: 0.5, foot: 262, colour: '#a389ac', seed: 61 }) +
    glass(l, 440, 262, 34, 110, { colour: '#9fb6c9', depth: 0.2, roof: 10 }) +
    glass(l, 400, 262, 28, 78, { colour: '#b5c3cf', depth: 0.24 }) +
    path('M338 258q-2-130 2-196q10 60 12 196z', '#fff', fade(0.75)) +
    path(
      'M330 258q2-110 10-180q-22 90-24 180zM352 258q-2-110-10-170q24 80 26 170z',
      '#fff',
      fade(0.35),
    ) +
    palm(l, 20, 266, 80, '#3f8a66') +
    palm(l, -40, 266, 66, '#3f8a66', -0.1) +
    palm(l, 462, 266, 64, '#3f8a66', -0.14) +
    palm(l, 590, 266, 76, '#3f8a66') +
    water(l, 258, { colour: '#2f8fae', sun: 124, seed: 44 }) +
    rect(108, 262, 160, 7, l.lit(stone)) +
    line('M120 269v16m24-16v16m24-16v16m24-16v16m24-16v16m24-16v16', l.shaded(stone), 4) +
    block(l, 180, 263, 120, 40, white, { side: 0.2 }) +
    roundArches(180, 262, 112, 26, 8, l.lamp ?? l.shaded('#7f86a8')) +
    dome(l, 180, 224, 66, { colour: '#f2ece0', drum: 12, drumColour: white, ribs: 6 }) +
    dome(l, 136, 224, 24, { colour: '#f2ece0', drum: 5, ribs: 2 }) +
    dome(l, 224, 224, 24, { colour: '#f2ece0', drum: 5, ribs: 2 }) +
    minaret(l, 256, 263, 15, 138, {
      wall: white,
      tile: '#d9cbb3',
      bands: 3,
      cap: 'dome',
      capColour: '#f2ece0',
    }) +
    boat(l, 330, 300, 1) +
    boat(l, 60, 296, 0.8) +
    boat(l, -100, 300, 0.9) +
    boat(l, 600, 300, 1) +
    birds(l, [
      [210, 96, 5],
      [228, 88, 4],
      [90, 92, 4],
    ]),
};
