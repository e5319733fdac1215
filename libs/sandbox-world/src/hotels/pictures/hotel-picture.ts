import { pick } from '../../basics/chance';
import type { Hotel, RoomType } from '../hotel';
import { heaven, height, town, width } from './garden';
import { drawHouse } from './house-picture';
import { lightOf } from './light';
import { drawRoom } from './room-picture';
import { accents, circle, fade, khatam, line, path, poly, rect, times } from './shapes';

export type PictureScene = 'day' | 'evening' | 'lobby' | 'pool' | RoomScene;
/** A kind of room by its code. */
export type RoomScene = `room-${string}`;
export const roomScene = ({ code }: Pick<RoomType, 'code'>): RoomScene => `room-${code}`;

/**
 * The pictures of a hotel's gallery: the house by day, its standard room, the lobby, the pool if there is one, the
 * house by night.
 */
export const picturesOf = (hotel: Hotel): PictureScene[] => [
  'day',
  roomScene(hotel.roomTypes.find(({ priceLevel }) => priceLevel === 100) ?? hotel.roomTypes[0]!),
  'lobby',
  ...(hotel.amenities.includes('pool') ? (['pool'] as const) : []),
  'evening',
];

export const pictureSize = { width, height } as const;

/** A desk under lamps, columns, a carpet; stars of the category over the desk's keys. */
function lobby(hotel: Hotel): string {
  const light = lightOf('day');
  const accent = pick(`${hotel.code}|accent`, accents);
  const wall = pick(`${hotel.code}|lobby`, ['#e9dcc4', '#e2e6e2', '#e9e0da']);
  const column = (x: number) =>
    rect(x - 20, 90, 40, 400, light.lit('#fbf5ea')) +
    rect(x + 6, 90, 14, 400, light.shaded('#f0e8da')) +
    rect(x - 32, 76, 64, 18, light.lit('#d9b46a')) +
    rect(x - 30, 486, 60, 16, light.lit('#e9dcc4'));
  const lamp = (x: number) =>
    line(`M${x} 0v88`, light.shaded('#b58a3c'), 3) +
    circle(x, 124, 70, '#ffe9b0', fade(0.3)) +
    khatam(x, 122, 44, '#ffd98c') +
    khatam(x, 122, 22, '#fff3d6');
  const chair = (x: number) =>
    rect(x - 44, 430, 88, 70, light.lit(accent), 18) +
    rect(x - 54, 470, 108, 50, light.shaded(accent), 14) +
    rect(x - 40, 518, 8, 18, light.shaded('#6e5040')) +
    rect(x + 32, 518, 8, 18, light.shaded('#6e5040'));
  return [
    rect(0, 0, width, 500, light.lit(wall)),
    rect(300, 150, 360, 230, light.shaded('#7c5a44'), 6),
    times(
      15,
      (n) =>
        rect(330 + (n % 5) * 62, 172 + Math.floor(n / 5) * 60, 48, 42, light.lit('#a9764f'), 3) +
        rect(352 + (n % 5) * 62, 186 + Math.floor(n / 5) * 60, 4, 18, '#f0c25a'),
    ),
    rect(0, 500, width, 140, light.lit('#d9c8ab')),
    times(13, (n) => khatam(n * 80, 572, 30, light.lit(n % 2 ? '#c3ac86' : accent))),
    poly(
      [
        [380, 500],
        [580, 500],
        [660, 640],
        [300, 640],
      ],
      light.lit('#a63c3c'),
    ) + line('M390 500L316 640M570 500l74 140', '#f0c25a', 5),
    [110, 270, 690, 850].map(column).join(''),
    [190, 480, 770].map(lamp).join(''),
    rect(330, 392, 300, 118, light.lit(accent), 6) +
      rect(500, 392, 130, 118, light.shaded(accent), 6) +
      rect(318, 378, 324, 20, light.lit('#6e4a36'), 6) +
      times(4, (n) => khatam(372 + n * 72, 452, 24, light.lit('#d9b46a'))),
    chair(190) + chair(770),
    path('M420 378v-14q0-12 14-12t14 12v14z', light.lit('#f0c25a')) +
      rect(520, 350, 60, 28, light.shaded('#2c3550'), 4),
    [40, 920]
      .map(
        (x) =>
          rect(x - 24, 450, 48, 60, light.lit('#b58a5c'), 6) +
          times(5, (n) =>
            path(
              `M${x} 456q${(n - 2) * 34}-40 ${(n - 2) * 40}-${110 - Math.abs(n - 2) * 18}q${-(n - 2) * 14 + 8} 50 ${-(n - 2) * 40} ${110 - Math.abs(n - 2) * 18}z`,
              n % 2 ? light.lit('#5f9a62') : light.shaded('#5f9a62'),
            ),
          ),
      )
      .join(''),
  ].join('');
}

function pool(hotel: Hotel): string {
  const key = hotel.code;
  const light = lightOf('day');
  const accent = pick(`${key}|accent`, accents);
  const lounger = (x: number, y: number) =>
    poly(
      [
        [x - 60, y - 46],
        [x - 34, y],
        [x - 46, y + 6],
        [x - 72, y - 40],
      ],
      light.lit('#ffffff'),
    ) +
    rect(x - 46, y - 4, 112, 12, light.lit('#ffffff'), 5) +
    rect(x - 30, y + 8, 6, 16, light.shaded('#8a8fa8')) +
    rect(x + 46, y + 8, 6, 16, light.shaded('#8a8fa8')) +
    rect(x - 34, y - 8, 60, 6, light.lit(accent));
  const parasol = (x: number, y: number, colour: string) =>
    line(`M${x} ${y}v-150`, light.shaded('#8a6a4d'), 6) +
    path(`M${x - 92} ${y - 132}Q${x} ${y - 214} ${x + 92} ${y - 132}z`, light.lit(colour)) +
    path(`M${x} ${y - 172}q60 0 92 40H${x + 30}q-4-30-30-40z`, light.shaded(colour));
  return [
    heaven(light, key),
    town(light, key),
    times(11, (n) =>
      circle(n * 98, 420, 44, n % 2 ? light.lit('#6a9a5f') : light.shaded('#6a9a5f')),
    ),
    rect(0, 430, width, 210, light.lit('#ecdcbd')),
    `<defs><linearGradient id="p" x2="0" y2="1"><stop stop-color="#7fd6de"/><stop offset="1" stop-color="#1f93b5"/></linearGradient></defs>`,
    path(
      'M150 486q-60 0-74 44l-10 46q-10 44 50 44h728q60 0 50-44l-10-46q-14-44-74-44z',
      light.lit('#ffffff'),
    ),
    path('M160 500q-46 0-58 36l-8 34q-8 36 42 36h688q50 0 42-36l-8-34q-12-36-58-36z', 'url(#p)'),
    line(
      times(7, (n) => `M${170 + n * 96} ${530 + (n % 3) * 24}q20-10 40 0t40 0`),
      '#ffffff',
      4,
      fade(0.55),
    ),
    khatam(480, 566, 66, '#bfeaf0'),
    parasol(236, 470, accent) + parasol(724, 470, '#e5a04a'),
    lounger(176, 458) + lounger(330, 458) + lounger(640, 458) + lounger(800, 458),
  ].join('');
}

function bodyOf(hotel: Hotel, scene: PictureScene): string {
  if (scene === 'day' || scene === 'evening') return drawHouse(hotel, scene);
  if (scene === 'lobby') return lobby(hotel);
  if (scene === 'pool') return pool(hotel);
  const room = hotel.roomTypes.find((one) => roomScene(one) === scene);
  if (!room) throw new Error(`${hotel.code} has no ${scene}`);
  return drawRoom(hotel, room);
}

/** A drawing of the hotel as SVG text, always the same for one hotel; `scene` names the subject. */
export function drawHotelPicture(hotel: Hotel, scene: PictureScene): string {
  const body = bodyOf(hotel, scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
