import type { Bed } from '../hotel';
import type { Light } from './light';
import { circle, fade, line, path, poly, rect, times } from './shapes';

const wood = '#8f6243';
const linen = '#fbf8f2';

/** The width of a bed or sofa in pixels, in a room with enough space. */
export const widths: Record<Bed, number> = { single: 170, double: 300, bunk: 210, sofa: 220 };

interface Piece {
  light: Light;
  x: number;
  width: number;
  cover: string;
  accent: string;
  /** A bed with a tall soft headboard and a runner on the blanket. */
  rich: boolean;
}

/** A bed seen from its foot: a headboard, a pillow for each sleeper, a blanket that hangs down. */
function bed({ light, x, width, cover, accent, rich }: Piece, pillows: number): string {
  const share = width / pillows;
  const top = rich ? 236 : 300;
  return [
    `<ellipse cx="${x + width / 2}" cy="556" rx="${width * 0.62}" ry="22" fill="#1a1533" opacity=".16"/>`,
    rect(x - 10, top, width + 20, 190, light.lit(rich ? accent : wood), 12),
    rich
      ? line(
          times(Math.round(width / 50), (n) => `M${x + 16 + n * 50} ${top + 12}v120`),
          light.shaded(accent),
          3,
          fade(0.7),
        )
      : rect(x + 4, top + 14, width - 8, 60, light.shaded(wood), 8),
    poly(
      [
        [x, 392],
        [x + width, 392],
        [x + width + 16, 470],
        [x - 16, 470],
      ],
      light.lit(linen),
    ),
    times(
      pillows,
      (n) =>
        path(
          `M${x + n * share + share * 0.12} 404q${share * 0.02}-44 ${share * 0.38}-44t${share * 0.38} 44q${-share * 0.38} 14 ${-share * 0.76} 0z`,
          light.lit(linen),
        ) +
        path(
          `M${x + n * share + share * 0.12} 404q${share * 0.38} 14 ${share * 0.76} 0q-2-10-6-18q${-share * 0.34} 12 ${-share * 0.64} 4z`,
          light.shaded('#e9e6e4'),
        ),
    ),
    rich
      ? times(pillows, (n) =>
          rect(x + n * share + share * 0.3, 380, share * 0.4, 36, light.lit(accent), 10),
        )
      : '',
    poly(
      [
        [x - 8, 432],
        [x + width + 8, 432],
        [x + width + 20, 496],
        [x - 20, 496],
      ],
      light.lit(cover),
    ),
    rect(x - 20, 494, width + 40, 58, light.shaded(cover), 6),
    rich
      ? poly(
          [
            [x - 15, 462],
            [x + width + 15, 462],
            [x + width + 20, 496],
            [x - 20, 496],
          ],
          light.lit('#f0c25a'),
        ) + rect(x - 20, 494, width + 40, 26, light.shaded('#e0a83f'))
      : poly(
          [
            [x - 8, 432],
            [x + width + 8, 432],
            [x + width + 10, 446],
            [x - 10, 446],
          ],
          light.lit(linen),
        ),
    rect(x - 12, 550, 14, 14, light.shaded(wood)) +
      rect(x + width - 2, 550, 14, 14, light.shaded(wood)),
  ].join('');
}

/** One bed over the other, with a ladder and a curtain for each. */
function bunk({ light, x, width, cover, accent }: Piece): string {
  const storey = (y: number) =>
    rect(x, y, width, 26, light.lit(linen), 6) +
    rect(x, y + 18, width, 42, light.lit(cover), 6) +
    rect(x, y + 48, width, 12, light.shaded(cover)) +
    rect(x + 14, y - 18, 66, 32, light.lit(linen), 12) +
    rect(x + width - 74, y - 92, 74, 94, light.lit(accent)) +
    line(
      times(4, (n) => `M${x + width - 66 + n * 18} ${y - 90}v90`),
      light.shaded(accent),
      3,
      fade(0.6),
    );
  const post = (left: number) =>
    rect(left, 176, 14, 388, light.lit(wood)) + rect(left + 9, 176, 5, 388, light.shaded(wood));
  return [
    `<ellipse cx="${x + width / 2}" cy="564" rx="${width * 0.6}" ry="16" fill="#1a1533" opacity=".16"/>`,
    storey(284),
    storey(478),
    post(x - 12),
    post(x + width - 2),
    rect(x - 6, 342, width + 12, 10, light.lit(wood)) +
      rect(x - 6, 536, width + 12, 12, light.lit(wood)),
    line(
      `M${x + 26} 560V262M${x + 64} 560V262${times(7, (n) => `M${x + 26} ${300 + n * 38}h38`)}`,
      light.shaded(wood),
      6,
    ),
  ].join('');
}

function sofa({ light, x, width, accent }: Piece): string {
  const seat = (left: number) => rect(left, 446, width / 2 - 26, 54, light.lit(accent), 10);
  return [
    `<ellipse cx="${x + width / 2}" cy="558" rx="${width * 0.6}" ry="16" fill="#1a1533" opacity=".16"/>`,
    rect(x, 372, width, 110, light.lit(accent), 22),
    rect(x + width * 0.5, 372, width * 0.5, 110, light.shaded(accent), 22),
    seat(x + 24) + seat(x + width / 2 + 2),
    rect(x + 18, 492, width - 36, 44, light.shaded(accent), 8),
    rect(x - 14, 416, 40, 120, light.lit(accent), 16) +
      rect(x + width - 26, 416, 40, 120, light.shaded(accent), 16),
    rect(x + 36, 404, 52, 48, light.lit('#f0c25a'), 8) +
      rect(x + width - 92, 404, 52, 48, light.lit(linen), 8),
    rect(x + 2, 534, 10, 18, light.shaded(wood)) +
      rect(x + width - 12, 534, 10, 18, light.shaded(wood)),
  ].join('');
}

export function piece(kind: Bed, place: Piece): string {
  if (kind === 'bunk') return bunk(place);
  if (kind === 'sofa') return sofa(place);
  return bed(place, kind === 'double' ? 2 : 1);
}

/** A bedside table with its lamp. */
export const nightstand = (light: Light, x: number): string =>
  rect(x - 34, 452, 68, 92, light.lit(wood), 6) +
  rect(x + 12, 452, 22, 92, light.shaded(wood), 6) +
  line(`M${x - 26} 492h52m-30-16h8m-8 34h8`, light.shaded('#f0c25a'), 3) +
  rect(x - 4, 408, 8, 44, light.shaded('#f0c25a')) +
  circle(x, 396, 62, '#ffe9b0', fade(0.3)) +
  path(`M${x - 30} 414l12-46h36l12 46z`, light.lit('#fff0cc'));

/** A kitchen unit, for flats. */
export const kitchen = (light: Light, accent: string): string =>
  [
    rect(20, 150, 190, 84, light.lit('#f4efe6'), 4) +
      line('M84 150v84m63-84v84', light.shaded('#d9d2c6'), 3),
    rect(20, 240, 190, 92, light.lit('#dfe9e6')) +
      line('M20 270h190M20 302h190M60 240v92m50-92v92m50-92v92', '#ffffff', 2, fade(0.8)),
    rect(14, 332, 206, 14, light.lit('#6b5a52')),
    rect(20, 346, 190, 190, light.lit(accent)) +
      line('M84 346v190m63-190v190', light.shaded(accent), 3) +
      rect(150, 372, 56, 70, light.shaded('#3a4258'), 4),
    rect(40, 304, 44, 28, light.lit('#c8433f'), 6) +
      rect(160, 300, 18, 32, light.lit('#8fb374'), 4),
    line('M70 0v90m84-90v70', light.shaded('#5a4a4a'), 3) +
      path('M48 116l12-28h20l12 28zM132 96l12-28h20l12 28z', light.lit('#f0c25a')),
  ].join('');

/** A desk with a lamp and a chair. */
export const desk = (light: Light): string =>
  [
    rect(30, 250, 176, 104, light.shaded('#232a40'), 8) +
      rect(38, 258, 160, 88, light.lit('#5f8fb8'), 4) +
      poly(
        [
          [38, 330],
          [110, 258],
          [150, 258],
          [60, 346],
          [38, 346],
        ],
        '#ffffff',
        fade(0.18),
      ),
    rect(14, 430, 210, 14, light.lit(wood)) +
      rect(22, 444, 12, 104, light.shaded(wood)) +
      rect(204, 444, 12, 104, light.shaded(wood)) +
      rect(140, 444, 70, 54, light.lit('#a9764f')),
    rect(150, 398, 10, 32, light.lit('#f0c25a')) +
      path('M134 400l10-26h22l10 26z', light.lit('#fff0cc')),
    rect(62, 470, 70, 14, light.lit('#4d6b8f'), 6) +
      rect(58, 410, 12, 66, light.lit('#4d6b8f'), 5) +
      line('M68 484v64m56-64v64', light.shaded(wood), 6),
  ].join('');
