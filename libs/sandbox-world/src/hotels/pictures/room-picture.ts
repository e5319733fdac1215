import { pick } from '../../basics/chance';
import type { Hotel, RoomType } from '../hotel';
import { desk, kitchen, nightstand, piece, widths } from './furniture';
import { lightOf, type Light } from './light';
import {
  accents,
  circle,
  fade,
  gradient,
  khatam,
  line,
  mix,
  path,
  poly,
  rect,
  times,
} from './shapes';

/** Where the wall meets the floor. */
const edge = 520;
const gap = 56;
/** The left and right limits of furniture: the middle square of the picture and a little more. */
const [from, to] = [250, 780];

/** A window: sky, a far town and hills behind the glass, curtains at its sides. */
function window(light: Light, x: number, width: number, accent: string): string {
  const [top, foot] = [90, 400];
  const curtain = (left: number) =>
    rect(left, top - 22, 44, edge - top, light.lit(accent)) +
    line(
      times(3, (n) => `M${left + 11 + n * 11} ${top - 20}V${edge - 24}`),
      light.shaded(accent),
      4,
      fade(0.6),
    );
  return [
    rect(x - 8, top - 8, width + 16, foot - top + 16, light.lit('#ffffff')),
    rect(x, top, width, foot - top, 'url(#s)'),
    circle(x + width * 0.3, top + 70, 22, '#fff8e4'),
    path(`M${x} ${foot}v-70q${width * 0.25}-40 ${width * 0.5}-10t${width * 0.5}-8v88z`, '#9db8b0'),
    times(Math.floor(width / 26), (n) =>
      rect(
        x + n * 26,
        foot - 24 - ((n * 37) % 56),
        24,
        24 + ((n * 37) % 56),
        n % 2 ? '#8ca3bf' : '#a3b6cb',
      ),
    ),
    line(
      `M${x + width / 2} ${top}v${foot - top}M${x} ${top + 96}h${width}`,
      light.lit('#ffffff'),
      7,
    ),
    poly(
      [
        [x + 10, foot],
        [x + width * 0.5, top],
        [x + width * 0.66, top],
        [x + width * 0.26, foot],
      ],
      '#ffffff',
      fade(0.2),
    ),
    curtain(x - 40),
    curtain(x + width - 4),
    rect(x - 56, top - 32, width + 112, 12, light.shaded('#8f6243'), 6),
  ].join('');
}

/** Framed pictures over the beds with the eight-pointed star. */
const pictures = (light: Light, middle: number, count: number, accent: string): string =>
  times(count, (n) => {
    const x = middle + (n - (count - 1) / 2) * 104;
    return (
      rect(x - 40, 96, 80, 100, light.lit('#a9764f'), 3) +
      rect(x - 33, 103, 66, 86, light.lit('#fbf5e8')) +
      khatam(x, 146, 30, light.lit(n % 2 ? '#d9a441' : accent))
    );
  });

const chandelier = (light: Light, x: number): string =>
  line(`M${x} 0v44`, light.shaded('#b58a3c'), 4) +
  path(`M${x - 70} 62q70 50 140 0z`, light.lit('#f0c25a')) +
  circle(x, 70, 90, '#fff0cc', fade(0.28)) +
  times(5, (n) => circle(x - 56 + n * 28, 62, 8, '#fff6df'));

/** Draws a room's furniture, narrowed if needed so that all of it fits in the picture. */
function furnish(
  light: Light,
  { bedding, priceLevel }: RoomType,
  cover: string,
  accent: string,
): string {
  const whole = bedding.reduce((sum, one) => sum + widths[one] + gap, -gap);
  const scale = Math.min(1, (to - from) / whole);
  let x = (from + to) / 2 - (whole * scale) / 2;
  const rich = priceLevel >= 128;
  const beds = bedding.filter((one) => one === 'single' || one === 'double');
  const stands: number[] = [];
  const pieces = bedding.map((kind, index) => {
    const width = widths[kind] * scale;
    const drawn = piece(kind, { light, x, width, cover, accent, rich });
    if (kind !== 'bunk' && kind !== 'sofa' && bedding[index + 1] !== 'bunk' && index < 2)
      stands.push(x + width + (gap * scale) / 2 + 6);
    x += (widths[kind] + gap) * scale;
    return drawn;
  });
  const lamps = scale === 1 && beds.length > 0 ? nightstand(light, stands[0]!) : '';
  return lamps + pieces.join('');
}

/** Draws a kind of room with the beds of its description; a more expensive room has more furniture. */
export function drawRoom(hotel: Hotel, room: RoomType): string {
  const key = hotel.code;
  const light = lightOf('day');
  const accent = pick(`${key}|accent`, accents);
  const paint = pick(`${key}|${room.code}|wall`, [
    '#efe4d2',
    '#dfe8e4',
    '#ece0da',
    '#e2e0ee',
    '#e9e6d4',
  ]);
  const cover = pick(`${key}|${room.code}|cover`, [
    '#3a56a8',
    '#2f8a92',
    '#c58a35',
    '#8a5670',
    '#5d7d66',
  ]);
  const rich = room.priceLevel >= 185;
  const flat = room.amenities.includes('kitchen');
  const middle = (from + to) / 2;
  return [
    `<defs>${gradient('s', ...light.sky)}${gradient('w', mix(paint, '#ffffff', 0.35), paint)}${gradient('f', '#c79a6d', '#9a6d4a')}</defs>`,
    rect(0, 0, 960, edge, 'url(#w)'),
    rich
      ? rect(0, 0, 960, 18, light.lit('#fbf5ea')) + rect(0, 18, 960, 5, light.lit('#d9b46a'))
      : '',
    rich
      ? line(
          times(5, (n) => `M${20 + n * 190} 320h170v150h-170z`),
          light.shaded(paint),
          3,
          fade(0.35),
        )
      : '',
    window(light, rich ? 760 : 806, rich ? 210 : 130, accent),
    room.bedding.includes('bunk')
      ? ''
      : pictures(light, middle - 20, rich ? 3 : room.bedding.length > 1 ? 2 : 1, accent),
    flat ? kitchen(light, accent) : room.bedding.includes('bunk') ? '' : desk(light),
    rect(0, edge - 14, 960, 14, light.lit('#fbf8f2')),
    rect(0, edge, 960, 120, 'url(#f)'),
    line(
      times(9, (n) => `M${480 + (n - 4) * 90} ${edge}L${480 + (n - 4) * 190} 640`),
      '#7d5638',
      2,
      fade(0.4),
    ),
    `<ellipse cx="${middle}" cy="584" rx="${rich ? 340 : 250}" ry="${rich ? 46 : 32}" fill="${light.lit(accent)}" opacity=".55"/><ellipse cx="${middle}" cy="584" rx="${rich ? 316 : 228}" ry="${rich ? 39 : 26}" fill="none" stroke="#f6ead2" stroke-width="4" stroke-dasharray="14 8" opacity=".8"/>`,
    furnish(light, room, cover, accent),
    rich ? chandelier(light, middle) : '',
    poly(
      [
        [700, edge],
        [960, edge],
        [960, 640],
        [560, 640],
      ],
      '#fff6dd',
      fade(0.14),
    ),
  ].join('');
}
