import { water } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, fade, line, oval, path, rect } from '../../svg.ts';
import { palm } from '../../trees.ts';

/** Limestone islands and a long boat. */
export const phuket: Picture = {
  hour: 'noon',
  draw: (l) => {
    const rock = (x: number, y: number, w: number, h: number, depth = 0) =>
      path(
        d`M${x - w / 2} ${y}q${-w * 0.06} ${-h * 0.6} ${w * 0.16} ${-h * 0.82}q${w * 0.12} ${-h * 0.26} ${w * 0.34} ${-h * 0.14}q${w * 0.26} ${h * 0.06} ${w * 0.34} ${h * 0.36}q${w * 0.22} ${h * 0.2} ${w * 0.16} ${h * 0.6}z`,
        l.lit('#c9bfa6', depth),
      ) +
      path(
        d`M${x + w * 0.06} ${y}q${w * 0.1} ${-h * 0.5} ${-w * 0.04} ${-h * 0.94}q${w * 0.3} 0 ${w * 0.36} ${h * 0.32}q${w * 0.2} ${h * 0.24} ${w * 0.12} ${h * 0.62}z`,
        l.shaded('#b5ab94', depth),
      ) +
      path(
        d`M${x - w * 0.4} ${y - h * 0.76}q${w * 0.12} ${-h * 0.34} ${w * 0.4} ${-h * 0.22}q${w * 0.3} ${h * 0.04} ${w * 0.36} ${h * 0.36}q${-w * 0.14} ${-h * 0.02} ${-w * 0.2} ${h * 0.06}q${-w * 0.1} ${-h * 0.14} ${-w * 0.2} ${-h * 0.04}q${-w * 0.2} ${-h * 0.1} ${-w * 0.36} ${-h * 0.16}z`,
        l.lit('#5fa06f', depth),
      );
    return (
      sky(l, { sun: [120, 78], size: 25 }) +
      clouds(l, [
        [270, 56, 150, 0.8],
        [-170, 78, 130],
        [520, 66, 130, 0.7],
      ]) +
      rock(60, 232, 110, 70, 0.45) +
      rock(200, 232, 90, 54, 0.5) +
      rock(440, 232, 130, 84, 0.4) +
      rock(-120, 232, 130, 80, 0.45) +
      rock(620, 232, 140, 80, 0.45) +
      water(l, 230, { colour: '#12a9b8', sun: 124, seed: 71 }) +
      rock(330, 256, 120, 150) +
      oval(336, 257, 70, 4, '#ffffff', fade(0.35)) +
      rock(150, 248, 76, 84, 0.12) +
      path('M-240 320V298q120-20 240-10t190 14q40 6 60 18z', l.lit('#f4e3bb')) +
      path(
        'M-240 298q120-20 240-10t190 14q30 4 44 10',
        'none',
        'stroke="#fff" stroke-width="3" opacity=".7"',
      ) +
      path('M204 282q70 14 150-22q-12 32-52 36h-70q-20 0-28-14z', l.shaded('#8a5a3c')) +
      path('M204 282q70 14 150-22l-4 9q-70 30-142 18z', l.lit('#b97a4c')) +
      rect(236, 256, 66, 4, l.lit('#e5604a')) +
      line('M240 258v26m58-26v22', l.shaded('#8a5a3c'), 1.6) +
      line('M350 264l2 12', l.lit('#e5604a'), 4) +
      palm(l, 50, 312, 132, '#3c9566', 0.2) +
      palm(l, 20, 316, 100, '#3c9566', -0.06) +
      palm(l, -100, 306, 116) +
      palm(l, 478, 340, 130, '#3c9566', -0.16) +
      birds(l, [
        [230, 96, 5],
        [246, 88, 4],
      ])
    );
  },
};
