import { dome } from '../../domes.ts';
import { ground, hills } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, path, poly, rect, times } from '../../svg.ts';
import { minaret, pishtaq } from '../../towers.ts';
import { bushes } from '../../trees.ts';
import { arcade, arch, block, crenels } from '../../walls.ts';

const brick = '#e6c48f';
const turquoise = '#22aeb0';

/** Itchan Kala: Kalta Minor, wide and unfinished, and slender Islam Khoja over walls of clay. */
export const khiva: Picture = {
  hour: 'morning',
  draw: (l) => {
    const bastion = (x: number) =>
      path(
        d`M${x - 22} 282C${x - 20} 250 ${x - 16} 230 ${x - 12} 214h24C${x + 16} 230 ${x + 20} 250 ${x + 22} 282z`,
        l.lit('#d9b384'),
      ) +
      path(
        d`M${x + 5} 282C${x + 6} 250 ${x + 5} 230 ${x + 4} 214h8C${x + 16} 230 ${x + 20} 250 ${x + 22} 282z`,
        l.shaded('#d9b384'),
      ) +
      crenels(l, x, 215, 26, '#d9b384', { size: 5 });
    return (
      sky(l, { sun: [70, 96], size: 26 }) +
      clouds(l, [
        [250, 66, 130, 0.7],
        [-120, 70, 120],
        [420, 104, 120, 0.5],
      ]) +
      hills(l, [20, 30, 22, 34, 26, 36, 24], '#c9a98f', 0.5, 266) +
      minaret(l, 336, 266, 30, 204, {
        wall: '#d8ab6c',
        tile: '#1c7c9c',
        bands: 11,
        capColour: turquoise,
        top: 0.5,
      }) +
      block(l, 398, 266, 112, 62, brick, { side: 0, depth: 0.08 }) +
      dome(l, 392, 206, 46, { colour: turquoise, ribs: 5, drumColour: '#dcb780' }) +
      pishtaq(l, 430, 266, 52, 86, { wall: '#e1be8b', tile: '#1f7fae', depth: 0.05 }) +
      block(l, 262, 266, 60, 56, '#dcb685', { side: 0, depth: 0.1 }) +
      arcade(262, 262, 56, 30, 4, l.shaded('#6f5a66', 0.1)) +
      pishtaq(l, 66, 266, 78, 108, { wall: '#e1be8b', tile: '#1f7fae' }) +
      block(l, 10, 266, 60, 60, '#dcb685', { side: 0 }) +
      arcade(10, 262, 54, 26, 3, l.shaded('#6f5a66')) +
      // Kalta Minor
      poly(
        [
          [124, 268],
          [138, 128],
          [222, 128],
          [236, 268],
        ],
        l.lit('#1fa3a6'),
      ) +
      path(
        times(6, (n) => {
          const s = n / 6.4 + 0.06;
          const half = 56 - 14 * s;
          return d`M${180 - half} ${268 - 140 * s}h${half * 2}l-1-9h${-(half * 2 - 2)}z`;
        }),
        l.lit('#f2ead6'),
      ) +
      line(
        times(6, (n) => {
          const s = n / 6.4 + 0.095;
          const half = 55 - 14 * s;
          return d`M${180 - half} ${268 - 140 * s}h${half * 2}`;
        }),
        l.lit('#1b5fa0'),
        5,
        'stroke-dasharray="5 4"',
      ) +
      line(
        times(6, (n) => {
          const s = n / 6.4 + 0.155;
          const half = 54 - 14 * s;
          return d`M${180 - half} ${268 - 140 * s}h${half * 2}`;
        }),
        l.lit('#0f7f86'),
        6,
        'stroke-dasharray="7 3"',
      ) +
      poly(
        [
          [190, 268],
          [186, 128],
          [222, 128],
          [236, 268],
        ],
        l.shade[0],
        fade(l.shade[1]),
      ) +
      rect(136, 122, 88, 8, l.lit('#e8d3a6')) +
      rect(190, 122, 34, 8, l.shaded('#e8d3a6')) +
      rect(-240, 240, 960, 44, l.lit('#dcb988')) +
      rect(-240, 258, 960, 26, l.shaded('#cfa675'), fade(0.5)) +
      crenels(l, 240, 241, 960, '#dcb988', { size: 5 }) +
      [-200, -120, -40, 40, 120, 300, 380, 460, 540, 620].map(bastion).join('') +
      arch(l, 210, 284, 44, 52, l.lit('#f0d8ab')) +
      arch(l, 210, 284, 32, 44, l.lamp ?? l.shaded('#55405c')) +
      ground(l, 280, '#dfc396', { depth: 0.15 }) +
      poly(
        [
          [196, 284],
          [224, 284],
          [280, 320],
          [140, 320],
        ],
        l.lit('#f4e2ba'),
        fade(0.6),
      ) +
      bushes(
        l,
        [
          [40, 318, 12],
          [64, 322, 10],
          [430, 318, 14],
          [402, 322, 10],
          [-90, 320, 16],
          [560, 320, 16],
        ],
        '#8aa066',
      ) +
      birds(l, [
        [270, 120, 4],
        [286, 112, 5],
      ])
    );
  },
};
