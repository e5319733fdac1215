import { boat, water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { at, fade, line, path, rect } from '../../svg.ts';
import { palm } from '../../trees.ts';
import { block } from '../../walls.ts';

/** Houses over a lagoon. */
export const male: Picture = {
  hour: 'noon',
  draw: (l) => {
    const hut = (x: number, y: number, s: number) =>
      at(
        x,
        y,
        s,
        line('M-24 0v18m16-18v22m16-22v22m16-22v18', l.shaded('#8a6a4d'), 2.4),
        rect(-32, -3, 66, 5, l.lit('#c99a68')),
        block(l, 0, -2, 50, 22, '#e6c79a', { side: 0.3 }),
        rect(-8, -20, 14, 18, l.lamp ?? l.shaded('#6f8fa8')),
        path('M-36-22Q-14-34 0-58Q14-34 36-22z', l.lit('#c9a063')),
        path('M0-58Q14-34 36-22H10Q6-38 0-58z', l.shaded('#b58a52')),
        line('M-26-26q14-4 20-14m30 14q-14-4-20-14', l.shaded('#a07a48'), 1, fade(0.6)),
      );
    return (
      sky(l, { sun: [360, 76], size: 26 }) +
      clouds(l, [
        [30, 60, 150, 0.85],
        [190, 108, 110, 0.6],
        [-190, 80, 130],
        [520, 66, 140, 0.7],
      ]) +
      water(l, 196, { colour: '#0f9fc4', sun: 356, seed: 81, bottom: 330 }) +
      path('M-240 246q200-18 420-8t540-6v88h-960z', l.lit('#4fd0cf'), fade(0.55)) +
      path('M-240 276q220-14 460-2t500-8v54h-960z', l.lit('#9be8dc'), fade(0.55)) +
      path('M-100 198q60-12 160-4l30 4z', l.lit('#f4e3bb')) +
      palm(l, 0, 196, 36, '#3c9566') +
      palm(l, 24, 196, 30, '#3c9566', -0.1) +
      palm(l, -40, 196, 32, '#3c9566') +
      palm(l, -20, 196, 26, '#3c9566') +
      path('M120 220q180 6 420 64h180v10H530Q300 236 120 226z', l.lit('#d9ab78')) +
      line('M180 228v14m60-8v16m60-8v18m60-6v20m60-6v20m60-4v20', l.shaded('#8a6a4d'), 3) +
      hut(150, 208, 0.5) +
      hut(210, 210, 0.66) +
      hut(290, 216, 0.86) +
      hut(396, 226, 1.16) +
      hut(540, 240, 1.5) +
      path('M-240 320V304q90-16 200-8t160 24z', l.lit('#f7e9c6')) +
      palm(l, 46, 330, 150, '#3c9566', 0.24) +
      palm(l, 10, 330, 104, '#3c9566', -0.08) +
      boat(l, 110, 268, 0.9) +
      birds(l, [
        [240, 120, 5],
        [258, 112, 4],
      ])
    );
  },
};
