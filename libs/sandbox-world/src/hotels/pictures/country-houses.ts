import { ground } from './garden';
import type { House } from './house';
import { columns, door, fountain, plate, wall, windows } from './house-parts';
import { circle, fade, khatam, line, path, poly, rect, times } from './shapes';

/** A house round a court: carved posts, vines, a clay wall, a couch for tea. */
export function guestHouse({ hotel, light, paint, accent }: House): string {
  return [
    wall(light, { x: 250, foot: ground, width: 460, height: 210 }, paint, 0.14),
    rect(236, ground - 226, 488, 20, light.lit('#8a5a3c')),
    rect(280, ground - 200, 400, 84, light.shaded('#6d4a3a')),
    windows(
      light,
      { x: 290, foot: ground - 116, width: 380, height: 80 },
      { cols: 5, rows: 1, arched: true, key: hotel.code },
    ),
    times(
      6,
      (n) =>
        rect(278 + n * 78, ground - 204, 14, 92, light.lit('#a9754a')) +
        path(`M${271 + n * 78} ${ground - 204}h28l-7 16h-14z`, light.lit('#c4925f')),
    ),
    rect(272, ground - 122, 416, 12, light.lit('#a9754a')),
    line(`M276 ${ground - 136}h408`, light.lit('#c4925f'), 4, ' stroke-dasharray="6 6"'),
    times(
      2,
      (n) =>
        rect(
          300 + n * 260,
          ground - 92,
          100,
          60,
          light.time === 'evening' ? light.lamp : light.lamp,
          3,
        ) + line(`M${350 + n * 260} ${ground - 92}v60m-50-30h100`, light.lit('#8a5a3c'), 4),
    ),
    door(light, 480, ground, 66, accent),
    times(16, (n) =>
      circle(
        228 + n * 33,
        ground - 232 + (n % 3) * 7,
        17,
        n % 2 ? light.lit('#6f9f58') : light.shaded('#6f9f58'),
      ),
    ),
    times(5, (n) => circle(262 + n * 104, ground - 206 + (n % 2) * 8, 6, light.lit('#6b3f7c'))),
    rect(140, ground + 14, 150, 12, light.lit('#8a5a3c')) +
      rect(150, ground - 6, 130, 22, light.lit('#c8433f')) +
      rect(140, ground - 34, 10, 70, light.shaded('#8a5a3c')) +
      rect(280, ground - 34, 10, 70, light.shaded('#8a5a3c')) +
      rect(204, ground - 18, 26, 12, light.lit('#f3ead8'), 6),
    plate(light, 480, ground - 152, hotel.stars),
  ].join('');
}

/** A long house with a colonnade in its park. */
export function sanatorium({ hotel, key, light, accent }: House): string {
  const white = '#f6efe2';
  return [
    wall(light, { x: 180, foot: ground, width: 600, height: 170 }, white, 0.1),
    windows(
      light,
      { x: 190, foot: ground - 6, width: 190, height: 152 },
      { cols: 4, rows: 3, key },
    ),
    windows(
      light,
      { x: 580, foot: ground - 6, width: 190, height: 152 },
      { cols: 4, rows: 3, key: `${key}|right` },
    ),
    rect(170, ground - 182, 620, 16, light.lit(accent)),
    columns(light, { x: 386, foot: ground, width: 188, height: 176 }, 6),
    path(`M366 ${ground - 192}L480 ${ground - 256}L594 ${ground - 192}z`, light.lit(white)) +
      path(`M480 ${ground - 192}V${ground - 256}L594 ${ground - 192}z`, light.shaded(white)),
    khatam(480, ground - 214, 20, light.lit(accent)),
    door(light, 480, ground, 60, accent),
    plate(light, 480, ground - 146, hotel.stars),
    fountain(light),
  ].join('');
}

/** A wooden house under a steep roof. */
export function chalet({ hotel, light, key }: House): string {
  const wood = '#b98352';
  return [
    wall(light, { x: 300, foot: ground, width: 360, height: 170 }, wood, 0.16),
    line(
      times(7, (n) => `M300 ${ground - 14 - n * 24}h360`),
      light.shaded(wood),
      2,
      fade(0.6),
    ),
    rect(650, ground - 330, 40, 110, light.shaded('#9a6a5a')),
    poly(
      [
        [252, ground - 160],
        [480, ground - 360],
        [708, ground - 160],
      ],
      light.lit('#7c4f3a'),
    ) +
      poly(
        [
          [480, ground - 160],
          [480, ground - 360],
          [708, ground - 160],
        ],
        light.shaded('#7c4f3a'),
      ),
    poly(
      [
        [312, ground - 164],
        [480, ground - 312],
        [648, ground - 164],
      ],
      light.lit(wood),
    ),
    windows(
      light,
      { x: 380, foot: ground - 170, width: 200, height: 90 },
      { cols: 3, rows: 1, key },
    ),
    rect(330, ground - 168, 300, 10, light.lit('#8a5a3c')) +
      line(`M334 ${ground - 198}h292`, light.lit('#8a5a3c'), 5) +
      line(
        times(15, (n) => `M${338 + n * 20} ${ground - 168}v-28`),
        light.lit('#8a5a3c'),
        3,
      ),
    windows(
      light,
      { x: 316, foot: ground - 30, width: 110, height: 100 },
      { cols: 2, rows: 1, key: `${key}|l` },
    ),
    windows(
      light,
      { x: 534, foot: ground - 30, width: 110, height: 100 },
      { cols: 2, rows: 1, key: `${key}|r` },
    ),
    door(light, 480, ground, 62, '#5b3b30'),
    plate(light, 480, ground - 122, hotel.stars),
  ].join('');
}
