import { dome } from '../../domes.ts';
import { ground, peaks, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, fade, line, path, rect } from '../../svg.ts';
import { block, glowAt, roundArches } from '../../walls.ts';

const white = '#f8f3ea';

/** The mosque of the Prophet: the green dome, white minarets, umbrellas of the court. */
export const medina: Picture = {
  hour: 'dusk',
  draw: (l) => {
    const tall = (x: number, height: number) =>
      block(l, x, 262, 16, height * 0.5, white, { side: 0.36 }) +
      rect(x - 11, 262 - height * 0.5, 22, 4, l.shaded(white)) +
      block(l, x, 262 - height * 0.5, 12, height * 0.24, white, { side: 0.36 }) +
      rect(x - 9, 262 - height * 0.74, 18, 4, l.shaded(white)) +
      block(l, x, 262 - height * 0.74, 8, height * 0.12, white, { side: 0.36 }) +
      dome(l, x, 263 - height * 0.86, 9, { colour: '#e9c77f', drum: 0, ribs: 0 });
    const umbrella = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        path('M-34-50Q-10-44-2-22H0V-46z', l.lit('#fdf6e6')),
        path('M34-50Q10-44 2-22H0V-46z', l.shaded('#efe3cb')),
        path('M-34-50L0-46L34-50L0-52z', l.lit('#d9b46a')),
        line('M0 0v-28', l.lit('#d9b46a'), 3),
      );
    return (
      sky(l, { sun: [110, 150], size: 26 }) +
      clouds(l, [
        [290, 66, 150, 0.3],
        [-170, 70, 140, 0.3],
        [530, 80, 130, 0.3],
      ]) +
      peaks(
        l,
        [
          [-140, 60, 140],
          [20, 76, 150],
          [190, 58, 130],
          [380, 72, 150],
          [560, 66, 150],
        ],
        '#8a739f',
        0.5,
        { snow: 0, foot: 262 },
      ) +
      skyline(l, { low: 14, high: 34, depth: 0.45, foot: 262, colour: '#9a88ae', seed: 51 }) +
      tall(128, 190) +
      tall(352, 190) +
      tall(20, 160) +
      tall(452, 160) +
      tall(-90, 160) +
      tall(570, 160) +
      block(l, 240, 262, 860, 50, white, { side: 0 }) +
      roundArches(240, 260, 850, 34, 34, l.lamp ?? l.shaded('#8d84a8'), { share: 0.6 }) +
      line('M-190 218h860', l.lit('#d9b46a'), 3, 'stroke-dasharray="6 4"') +
      dome(l, 300, 214, 46, { colour: '#c9ced8', drum: 10, drumColour: white, ribs: 4 }) +
      block(l, 240, 216, 84, 16, white, { side: 0.2 }) +
      dome(l, 240, 204, 76, {
        colour: '#3f9a6c',
        drum: 16,
        drumColour: white,
        ribs: 7,
        height: 60,
      }) +
      dome(l, 180, 214, 40, { colour: '#c9ced8', drum: 10, drumColour: white, ribs: 4 }) +
      ground(l, 261, '#f0e4d2', { depth: 0.2 }) +
      line('M-240 272h960M-240 286h960M-240 304h960', l.shaded('#cbb6ae'), 1, fade(0.6)) +
      glowAt(l, 240, 268, 260, 9) +
      (
        [
          [86, 286, 1],
          [168, 284, 0.95],
          [312, 284, 0.95],
          [394, 286, 1],
          [6, 286, 1],
          [474, 286, 1],
          [-80, 286, 1],
          [560, 286, 1],
        ] satisfies [number, number, number][]
      )
        .map((u) => umbrella(...u))
        .join('') +
      (
        [
          [50, 316, 1.35],
          [430, 316, 1.35],
          [-60, 316, 1.35],
          [540, 316, 1.35],
        ] satisfies [number, number, number][]
      )
        .map((u) => umbrella(...u))
        .join('') +
      birds(l, [
        [190, 116, 5],
        [206, 108, 4],
        [286, 112, 4],
      ])
    );
  },
};
