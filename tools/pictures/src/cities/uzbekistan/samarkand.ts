import { dome } from '../../domes.ts';
import { ground, hills, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, path, times } from '../../svg.ts';
import { minaret, pishtaq } from '../../towers.ts';
import { bushes } from '../../trees.ts';
import { arcade, block, glowAt } from '../../walls.ts';

const brick = '#e6c48f';
const turquoise = '#22aeb0';

/** Three madrasahs around a square, Sher-Dor and Ulugh Beg at the sides of Tilla-Kari. */
export const samarkand: Picture = {
  hour: 'evening',
  draw: (l) => {
    const side = (sign: number) => {
      const x = 240 + sign * 158;
      return (
        minaret(l, x - sign * 74, 262, 20, 138, { wall: brick, bands: 7, cap: 'flat', top: 0.74 }) +
        block(l, x - sign * 28, 262, 84, 66, brick, { side: 0 }) +
        arcade(x - sign * 46, 258, 44, 24, 3, l.shaded('#7a5f5c')) +
        dome(l, x - sign * 44, 198, 36, { colour: turquoise, ribs: 6 }) +
        pishtaq(l, x + sign * 16, 262, 92, 132, { wall: brick, tile: '#1f6fae' }) +
        minaret(l, x + sign * 76, 262, 20, 138, { wall: brick, bands: 7, cap: 'flat', top: 0.74 })
      );
    };
    return (
      sky(l, { sun: [240, 128], size: 30 }) +
      clouds(l, [
        [20, 60, 110, 0.5],
        [330, 44, 130, 0.45],
        [-180, 80, 120],
        [560, 70, 100],
      ]) +
      hills(l, [70, 92, 60, 84, 74, 96, 66, 82], '#8f86b8', 0.5, 280) +
      skyline(l, { low: 6, high: 18, depth: 0.45, foot: 262, colour: '#b08f86' }) +
      block(l, 240, 262, 220, 52, '#d9b682', { side: 0, depth: 0.12 }) +
      arcade(240, 258, 212, 22, 12, l.shaded('#7a5f5c', 0.12)) +
      dome(l, 306, 212, 46, { colour: turquoise, ribs: 6, depth: 0.06 }) +
      minaret(l, 136, 262, 13, 78, { wall: brick, bands: 4, depth: 0.1, cap: 'dome' }) +
      minaret(l, 344, 262, 13, 78, { wall: brick, bands: 4, depth: 0.1, cap: 'dome' }) +
      pishtaq(l, 240, 262, 84, 96, { wall: '#dcb780', tile: '#1f7fae', depth: 0.08 }) +
      side(-1) +
      side(1) +
      ground(l, 260, '#e3c79a', { depth: 0.15 }) +
      path(
        times(5, (n) => d`M240 262L${-120 + n * 180} 320h44z`),
        l.lit('#fff0d0'),
        fade(0.22),
      ) +
      glowAt(l, 240, 268, 200, 9) +
      bushes(
        l,
        [
          [20, 316, 16],
          [54, 322, 14],
          [440, 318, 17],
          [474, 322, 15],
          [-40, 318, 18],
          [520, 316, 18],
          [-120, 320, 20],
          [610, 320, 22],
        ],
        '#6f8f5e',
      ) +
      birds(l, [
        [196, 84, 5],
        [212, 76, 4],
        [286, 92, 4],
      ])
    );
  },
};
