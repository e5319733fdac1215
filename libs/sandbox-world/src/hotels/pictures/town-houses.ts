import { draw } from '../../basics/chance';
import { ground } from './garden';
import type { House } from './house';
import { awning, door, plate, wall, windows } from './house-parts';
import { circle, line, path, rect, times } from './shapes';

/** Up to three stars: a plain block, with balconies from three on. */
export function plain({ hotel, key, light, paint, accent }: House): string {
  const rows = Math.min(Math.max(hotel.floors, 2), 6);
  const cols = draw(`${key}|columns`, 5, 7);
  const wide = cols * 62 + 40;
  const tall = 76 + rows * 56;
  const box = { x: 480 - wide / 2, foot: ground, width: wide, height: tall };
  return [
    wall(light, box, paint),
    rect(box.x, ground - 76, wide, 76, light.shaded(paint)),
    windows(
      light,
      { ...box, foot: ground - 80, height: tall - 92 },
      {
        cols,
        rows,
        arched: hotel.stars > 1 && draw(`${key}|arched`, 0, 1) === 1,
        balconies: hotel.stars === 3 ? '#5d6684' : undefined,
        key,
      },
    ),
    rect(box.x - 10, ground - tall - 16, wide + 20, 20, light.lit(accent)),
    windows(
      light,
      { ...box, x: box.x + 16, width: wide - 32, foot: ground - 4, height: 70 },
      { cols: cols - 1, rows: 1, key: `${key}|shop` },
    ),
    rect(430, ground - 76, 100, 76, light.shaded(paint)),
    door(light, 480, ground, 54, accent),
    awning(light, 480, ground - 76, 150, accent),
    plate(light, 480, ground - 128, hotel.stars),
  ].join('');
}

/** A narrow painted house, bulbs on a string, bicycles. */
export function hostel({ key, light, accent, hotel }: House): string {
  const colours = ['#e5a04a', '#3fa39a', '#d9705a', '#5f7fc4'];
  const first = draw(`${key}|paint`, 0, 3);
  const storey = (n: number) =>
    wall(
      light,
      { x: 340, foot: ground - n * 104, width: 280, height: 104 },
      colours[(first + n) % 4]!,
      0.18,
    );
  const bicycle = (x: number) =>
    line(
      `M${x} ${ground + 8}a20 20 0 1 0 .1 0zM${x + 62} ${ground + 8}a20 20 0 1 0 .1 0zM${x} ${ground - 12}l22-34h32l8 34m-8-34l-20 34l-12-34m32-8h-8m-36 6h14`,
      light.shaded('#2d3658'),
      4,
    );
  return [
    times(Math.min(Math.max(hotel.floors, 3), 4), storey),
    windows(
      light,
      {
        x: 350,
        foot: ground - 110,
        width: 260,
        height: Math.min(Math.max(hotel.floors, 3), 4) * 104 - 116,
      },
      { cols: 4, rows: Math.min(Math.max(hotel.floors, 3), 4) - 1, key },
    ),
    path(
      `M330 ${ground - Math.min(Math.max(hotel.floors, 3), 4) * 104}h300l-24-26H354z`,
      light.shaded('#4a3f5c'),
    ),
    rect(360, ground - 88, 90, 64, light.time === 'evening' ? light.lamp : light.lit('#cfe6ea'), 4),
    door(light, 540, ground, 60, accent),
    line(
      `M250 ${ground - 190}Q340 ${ground - 130} 350 ${ground - 210}M620 ${ground - 210}Q680 ${ground - 130} 740 ${ground - 190}`,
      light.shaded('#2d3658'),
      2,
    ),
    [
      [268, 176],
      [296, 165],
      [326, 175],
      [646, 172],
      [676, 160],
      [708, 168],
    ]
      .map(([x, up]) => circle(x!, ground - up!, 7, light.lamp))
      .join(''),
    bicycle(210),
    bicycle(680),
    plate(light, 480, ground - 108, hotel.stars),
  ].join('');
}

/** A television aerial from the side: rods of falling length on a boom; one bar alone would be a cross. */
function aerial(x: number, foot: number, colour: string): string {
  const rods = [15, 13, 11, 9, 7];
  const boom = foot - 52;
  return (
    line(`M${x} ${foot}V${boom}M${x - 26} ${boom}h64`, colour, 3) +
    times(rods.length, (n) =>
      line(`M${x - 24 + n * 15} ${boom - rods[n]!}v${2 * rods[n]!}`, colour, 3),
    )
  );
}

/** A house of flats: balconies with plants on every floor. */
export function flats({ hotel, light, paint, accent }: House): string {
  const rows = Math.min(Math.max(hotel.floors, 4), 7);
  const tall = rows * 58 + 60;
  const half = (x: number, up: number, colour: string) =>
    wall(light, { x, foot: ground, width: 190, height: up }, colour) +
    times(rows - (up < tall ? 1 : 0), (row) => {
      const y = ground - 70 - row * 58;
      const lit = (row * 7 + x) % 3 !== 0;
      return (
        rect(
          x + 16,
          y - 40,
          66,
          40,
          light.time === 'evening' ? (lit ? light.lamp : light.shaded('#2b3a72')) : light.lamp,
          2,
        ) +
        rect(
          x + 104,
          y - 40,
          60,
          40,
          light.time === 'evening' && !lit ? light.lamp : light.shaded('#5f7fa6'),
          2,
        ) +
        rect(x + 6, y - 8, 92, 18, light.lit(accent)) +
        circle(x + 24, y - 10, 9, light.lit('#6fa565')) +
        circle(x + 76, y - 11, 11, light.shaded('#6fa565'))
      );
    });
  return [
    half(290, tall, paint),
    half(480, tall - 58, '#f4efe6'),
    rect(282, ground - tall - 12, 206, 14, light.shaded(accent)),
    rect(474, ground - tall + 48, 204, 12, light.shaded(accent)),
    aerial(600, ground - tall + 48, light.shaded('#5d6684')),
    door(light, 480, ground, 52, accent),
    plate(light, 480, ground - 96, hotel.stars),
  ].join('');
}
