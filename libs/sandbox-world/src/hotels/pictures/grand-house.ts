import { ground } from './garden';
import type { House } from './house';
import { columns, door, fountain, plate, wall, windows } from './house-parts';
import { fade, khatam, line, path, rect, times } from './shapes';

/** Four and five stars: a tower on a wide base, with columns and flags, more of them with more stars. */
export function grand({ hotel, key, light, paint, accent }: House): string {
  const { stars } = hotel;
  const rows = Math.min(Math.max(hotel.floors, 5), 9);
  const wide = stars === 5 ? 330 : 300;
  const tall = 64 + rows * (stars === 5 ? 38 : 33);
  const tower = { x: 480 - wide / 2, foot: ground, width: wide, height: tall };
  const foot = { x: 190, foot: ground, width: 580, height: 96 };
  const crown =
    stars === 5
      ? path(`M${480 - 66} ${ground - tall - 12}q0-62 66-78q66 16 66 78z`, light.lit(accent)) +
        path(`M480 ${ground - tall - 90}q66 16 66 78h-52q0-56-14-78z`, light.shaded(accent)) +
        line(`M480 ${ground - tall - 88}v-34`, light.lit('#f5bd45'), 5)
      : rect(480 - 70, ground - tall - 46, 140, 40, light.shaded(accent), 4) +
        khatam(480, ground - tall - 26, 20, light.lit('#f5bd45'));
  return [
    wall(light, foot, paint, 0.16),
    windows(
      light,
      { ...foot, height: 82, foot: ground - 6 },
      { cols: 11, rows: 1, arched: true, key: `${key}|foot` },
    ),
    rect(178, ground - 104, 604, 12, light.lit(accent)),
    wall(light, tower, paint, 0.22),
    line(
      times(4, (n) => `M${tower.x + (wide / 4) * n + 2} ${ground - 100}V${ground - tall}`),
      light.shaded(paint),
      3,
      fade(0.4),
    ),
    windows(
      light,
      { ...tower, foot: ground - 112, height: tall - 128 },
      { cols: stars === 5 ? 8 : 7, rows, arched: stars === 5, key },
    ),
    rect(tower.x - 14, ground - tall - 14, wide + 28, 18, light.lit(accent)),
    crown,
    columns(light, { x: 392, foot: ground, width: 176, height: 92 }, 4),
    door(light, 480, ground, 56, accent),
    plate(light, 480, ground - 128, stars),
    times(stars === 5 ? 4 : 2, (n) => {
      const x = stars === 5 ? [236, 296, 664, 724][n]! : [270, 690][n]!;
      return (
        line(`M${x} ${ground - 104}v-70`, light.shaded('#7a86a8'), 3) +
        path(
          `M${x} ${ground - 172}q16-8 30 0t30 0v26q-16 8-30 0t-30 0z`,
          light.lit(n % 2 ? accent : '#f5bd45'),
        )
      );
    }),
    stars === 5 ? fountain(light) : '',
  ].join('');
}
