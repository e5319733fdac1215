import { ground, skyline } from '../../land.ts';
import type { Picture } from '../../light.ts';
import { birds, clouds, sky } from '../../sky.ts';
import { d, disc, fade, line, path, rect, times } from '../../svg.ts';
import { cypress, tree } from '../../trees.ts';
import { glowAt } from '../../walls.ts';

/** The Temple of Heaven on its three terraces. */
export const beijing: Picture = {
  hour: 'evening',
  draw: (l) =>
    sky(l, { sun: [380, 134], size: 30 }) +
    clouds(l, [
      [30, 64, 130, 0.5],
      [-190, 76, 130, 0.4],
      [510, 66, 130, 0.4],
    ]) +
    skyline(l, { low: 6, high: 18, depth: 0.5, foot: 262, colour: '#a08aa0', seed: 171 }) +
    times(13, (n) => tree(l, -220 + n * 78, 262, 32 + (n % 3) * 8, '#6f9470')) +
    rect(72, 252, 336, 14, l.lit('#f4eee2')) +
    rect(96, 238, 288, 14, l.lit('#fbf6ec')) +
    rect(120, 226, 240, 13, l.lit('#f4eee2')) +
    rect(290, 226, 70, 13, l.shaded('#f4eee2')) +
    rect(308, 238, 76, 14, l.shaded('#fbf6ec')) +
    rect(322, 252, 86, 14, l.shaded('#f4eee2')) +
    line('M72 250h336M96 236h288M120 224h240', l.lit('#ffffff'), 4, 'stroke-dasharray="3 3"') +
    (
      [
        [226, 116, 42, '#b5483f'],
        [178, 92, 30, '#b5483f'],
        [140, 68, 24, '#b5483f'],
      ] satisfies [number, number, number, string][]
    )
      .map(
        ([foot, w, h, c]) =>
          rect(240 - w * 0.62, foot - h, w * 1.24, h, l.lit(c)) +
          rect(240 + w * 0.2, foot - h, w * 0.42, h, l.shaded(c)) +
          line(
            d`M${240 - w * 0.6} ${foot - h * 0.36}h${w * 1.2}`,
            l.lamp ?? l.lit('#e0a83f'),
            h * 0.42,
            'stroke-dasharray="7 5"',
          ) +
          line(
            d`M${240 - w * 0.62} ${foot - h + 3}h${w * 1.24}`,
            l.lit('#2f8f7d'),
            6,
            'stroke-dasharray="6 3"',
          ),
      )
      .join('') +
    (
      [
        [188, 196, 26],
        [150, 154, 24],
        [116, 114, 52],
      ] satisfies [number, number, number][]
    )
      .map(
        ([foot, w, h], n) =>
          path(
            d`M${240 - w / 2} ${foot}Q${240 - w * 0.3} ${foot - h * 0.3} ${n === 2 ? 240 - 6 : 240 - w * 0.28} ${foot - h}H${n === 2 ? 246 : 240 + w * 0.28}Q${240 + w * 0.3} ${foot - h * 0.3} ${240 + w / 2} ${foot}z`,
            l.lit('#2f5fb0'),
          ) +
          path(
            d`M${240 + w * 0.06} ${foot}Q${240 + w * 0.06} ${foot - h * 0.5} ${n === 2 ? 242 : 240 + w * 0.08} ${foot - h}H${n === 2 ? 246 : 240 + w * 0.28}Q${240 + w * 0.3} ${foot - h * 0.3} ${240 + w / 2} ${foot}z`,
            l.shaded('#2f5fb0'),
          ) +
          line(d`M${240 - w / 2} ${foot}h${w}`, l.lit('#f0b84a'), 2.4),
      )
      .join('') +
    disc(240, 58, 7, l.lit('#f0b035')) +
    rect(236, 62, 8, 6, l.lit('#e0a83f')) +
    ground(l, 264, '#e0ccb0', { depth: 0.15 }) +
    path('M206 226h68l10 40h-88z', l.lit('#fffaf0')) +
    path('M196 266h88l70 54H126z', l.lit('#f6ead6'), fade(0.7)) +
    glowAt(l, 240, 268, 190, 7) +
    cypress(l, 60, 284, 74) +
    cypress(l, 34, 290, 92) +
    cypress(l, 420, 284, 74) +
    cypress(l, 448, 290, 92) +
    cypress(l, -60, 288, 88) +
    cypress(l, 540, 288, 88) +
    birds(l, [
      [130, 106, 5],
      [146, 98, 4],
      [320, 104, 4],
    ]),
};
