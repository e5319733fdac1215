import { dome } from '../../domes.ts';
import { ground, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, poly, rect, times } from '../../svg.ts';
import { minaret } from '../../towers.ts';
import { tree } from '../../trees.ts';
import { arcade, arch, block, crenels, flag, glowAt } from '../../walls.ts';

const brick = '#e6c48f';
const turquoise = '#22aeb0';

/** The Ark: a sloping wall of clay with round towers, and the minaret of Kalyan behind it. */
export const bukhara: Picture = {
  hour: 'evening',
  draw: (l) => {
    const tower = (x: number, height: number, width = 46) =>
      poly(
        [
          [x - width * 0.58, 272],
          [x - width * 0.36, 272 - height],
          [x + width * 0.36, 272 - height],
          [x + width * 0.58, 272],
        ],
        l.lit('#ddb27c'),
      ) +
      poly(
        [
          [x + width * 0.16, 272],
          [x + width * 0.1, 272 - height],
          [x + width * 0.36, 272 - height],
          [x + width * 0.58, 272],
        ],
        l.shaded('#ddb27c'),
      ) +
      line(
        times(4, (n) => d`M${x - width * 0.5 + n * 2} ${258 - n * height * 0.2}h${width * 0.9}`),
        l.shaded('#8a6246'),
        1.4,
        'stroke-dasharray="2 6" opacity=".6"',
      ) +
      crenels(l, x, 272 - height + 1, width * 0.74, '#ddb27c', { size: 5 });
    return (
      sky(l, { sun: [110, 132], size: 32 }) +
      clouds(l, [
        [250, 58, 140, 0.5],
        [-60, 50, 110],
        [480, 84, 120],
      ]) +
      skyline(l, { low: 8, high: 22, depth: 0.5, foot: 262, colour: '#b58d83', seed: 9 }) +
      dome(l, 372, 232, 48, { colour: turquoise, ribs: 5, depth: 0.18, drumColour: brick }) +
      dome(l, 430, 238, 36, { colour: turquoise, ribs: 5, depth: 0.22, drumColour: brick }) +
      block(l, 400, 272, 130, 44, brick, { side: 0, depth: 0.18 }) +
      minaret(l, 322, 270, 34, 176, {
        wall: '#d3a468',
        tile: '#b98647',
        bands: 10,
        capColour: '#d3a468',
      }) +
      poly(
        [
          [-240, 272],
          [-240, 204],
          [20, 202],
          [40, 196],
          [250, 200],
          [300, 214],
          [312, 272],
        ],
        l.lit('#e2b985'),
      ) +
      poly(
        [
          [-240, 272],
          [-240, 240],
          [300, 236],
          [312, 272],
        ],
        l.shaded('#d09c69'),
        fade(0.55),
      ) +
      crenels(l, -104, 204, 272, '#e2b985', { size: 5 }) +
      crenels(l, 168, 199, 170, '#e2b985', { size: 5 }) +
      tower(-150, 84) +
      tower(-66, 86) +
      tower(20, 88) +
      tower(260, 86) +
      block(l, 140, 272, 96, 96, '#e5bf8d', { side: 0.1 }) +
      tower(98, 118, 40) +
      tower(182, 118, 40) +
      rect(108, 186, 64, 34, l.lit('#efd2a2')) +
      arcade(140, 218, 58, 24, 4, l.lamp ?? l.shaded('#6e4b4a'), { share: 0.7 }) +
      arch(l, 140, 272, 40, 48, l.lit('#f3ddb4')) +
      arch(l, 140, 272, 31, 42, l.shaded('#4a3355')) +
      flag(l, 140, 148, turquoise, 18) +
      ground(l, 270, '#dcb98c', { depth: 0.15 }) +
      poly(
        [
          [124, 272],
          [156, 272],
          [230, 320],
          [50, 320],
        ],
        l.lit('#f2dcb2'),
        fade(0.6),
      ) +
      glowAt(l, 140, 276, 90, 8) +
      tree(l, 420, 292, 62, '#7d9a5c') +
      tree(l, 462, 300, 78, '#6f8f5e') +
      tree(l, 540, 296, 70, '#7d9a5c') +
      tree(l, 4, 300, 46, '#7d9a5c') +
      birds(l, [
        [228, 96, 5],
        [246, 106, 4],
        [212, 112, 4],
      ])
    );
  },
};
