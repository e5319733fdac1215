import { chance, draw, pick } from '../../basics/chance';
import type { Hotel, RoomType } from '../hotel';
import { drawRoom } from './room-picture';
import { accents, circle, rect, star } from './shapes';

export type PictureScene = 'day' | 'evening' | 'lobby' | 'pool' | RoomScene;
/** A kind of room by its code. */
export type RoomScene = `room-${string}`;
export const roomScene = ({ code }: Pick<RoomType, 'code'>): RoomScene => `room-${code}`;

/** What the gallery of a hotel shows: the house by day, its standard room, the lobby, the pool where there is one, the house by night. */
export const picturesOf = (hotel: Hotel): PictureScene[] => [
  'day',
  roomScene(hotel.roomTypes.find(({ priceLevel }) => priceLevel === 100) ?? hotel.roomTypes[0]!),
  'lobby',
  ...(hotel.amenities.includes('pool') ? (['pool'] as const) : []),
  'evening',
];

export const pictureSize = { width: 960, height: 640 } as const;
const { width, height } = pictureSize;

const skies: Record<'day' | 'evening', readonly string[]> = {
  day: ['#cfe6ee', '#dcecf2', '#f2e3c8', '#d7eadf'],
  evening: ['#1d2a5e', '#2b2f63', '#3a2f5c', '#15274f'],
};
const walls = ['#f3e6d0', '#e9d3b4', '#efe7dc', '#d9c3a5', '#e5ddd0', '#c9b08d', '#dfe3e6'];

function facade(hotel: Hotel, time: 'day' | 'evening'): string {
  const key = hotel.code;
  const wall = pick(`${key}|wall`, walls);
  const accent = pick(`${key}|accent`, accents);
  const floors = Math.min(hotel.floors, 9);
  const columns = draw(`${key}|columns`, 5, 9);
  const houseWidth = columns * 72 + 48;
  const left = (width - houseWidth) / 2;
  const floorHeight = Math.min(58, 440 / (floors + 1));
  const ground = 560;
  const top = ground - floorHeight * (floors + 1);
  const arched = chance(`${key}|arched`) < 0.45;
  const windows = Array.from({ length: floors * columns }, (_, index) => {
    const x = left + 40 + (index % columns) * 72;
    const y = top + 18 + Math.floor(index / columns) * floorHeight;
    const lit = time === 'evening' && chance(`${key}|lit|${index}`) < 0.55;
    const glass = lit ? '#f6c766' : time === 'evening' ? '#2c3a66' : '#a9cbd6';
    const h = floorHeight * 0.6;
    const w = 34;
    return arched
      ? `<path d="M${x} ${y + h}V${y + h * 0.4}a${w / 2} ${h * 0.4} 0 0 1 ${w} 0V${y + h}z" fill="${glass}"/>`
      : rect(x, y, w, h, glass, ' rx="2"');
  }).join('');
  const door = `<path d="M${width / 2 - 34} ${ground}v-52a34 34 0 0 1 68 0v52z" fill="${accent}"/>`;
  const stars = Array.from({ length: hotel.stars }, (_, index) =>
    star(
      width / 2 + (index - (hotel.stars - 1) / 2) * 26,
      ground - floorHeight * 1.05 - 14,
      11,
      '#e0a52c',
    ),
  ).join('');
  const trees = [left - 70, left + houseWidth + 66]
    .map((x, index) =>
      chance(`${key}|tree|${index}`) < 0.8
        ? rect(x - 5, ground - 90, 10, 90, '#6b4d34') +
          circle(x, ground - 118, 46, time === 'day' ? '#7fa66b' : '#2f4a45')
        : '',
    )
    .join('');
  const sky = pick(`${key}|sky`, skies[time]);
  const light =
    time === 'day'
      ? circle(draw(`${key}|sun`, 90, 870), 96, 40, '#fbe7b0')
      : circle(draw(`${key}|moon`, 90, 870), 90, 26, '#f4efdc');
  return [
    rect(0, 0, width, height, sky),
    light,
    rect(0, ground, width, height - ground, time === 'day' ? '#d8cdb8' : '#23284a'),
    trees,
    rect(left, top, houseWidth, ground - top, time === 'day' ? wall : '#4a4a63'),
    rect(left - 10, top - 14, houseWidth + 20, 16, accent),
    windows,
    stars,
    door,
  ].join('');
}

function lobby(hotel: Hotel): string {
  const key = hotel.code;
  const accent = pick(`${key}|accent`, accents);
  const columns = [120, 340, 620, 840]
    .map((x) => rect(x - 18, 120, 36, 380, '#f3ead9') + rect(x - 28, 108, 56, 18, '#d8c5a0'))
    .join('');
  const lamps = [230, 480, 730]
    .map((x) => rect(x - 2, 0, 4, 96, '#8a6a49') + star(x, 120, 40, '#f4d58c'))
    .join('');
  const tiles = Array.from({ length: 12 }, (_, index) =>
    star(40 + index * 80, 586, 26, index % 2 ? '#c9b08d' : accent),
  ).join('');
  return [
    rect(0, 0, width, 500, pick(`${key}|lobby`, ['#e4d6bd', '#dfe4e1', '#e5dbd6'])),
    rect(0, 500, width, 140, '#ddd0b8'),
    tiles,
    columns,
    lamps,
    rect(330, 380, 300, 120, accent, ' rx="10"'),
    rect(318, 366, 324, 22, '#8a6a49', ' rx="8"'),
  ].join('');
}

function pool(hotel: Hotel): string {
  const key = hotel.code;
  const beds = [140, 300, 660, 820]
    .map(
      (x) =>
        rect(x - 50, 380, 100, 16, '#ffffff', ' rx="6"') +
        rect(x - 50, 340, 16, 50, '#ffffff', ' rx="6"'),
    )
    .join('');
  const waves = Array.from({ length: 5 }, (_, index) =>
    rect(160 + index * 130, 500 + (index % 2) * 40, 90, 5, '#d7f0f2', ' rx="2"'),
  ).join('');
  return [
    rect(0, 0, width, 330, pick(`${key}|sky`, skies.day)),
    circle(760, 90, 44, '#fbe7b0'),
    rect(0, 300, width, 340, '#e8d9bd'),
    rect(90, 440, 780, 150, '#3aa6b5', ' rx="40"'),
    waves,
    beds,
    star(480, 372, 54, pick(`${key}|accent`, accents)),
  ].join('');
}

function bodyOf(hotel: Hotel, scene: PictureScene): string {
  if (scene === 'day' || scene === 'evening') return facade(hotel, scene);
  if (scene === 'lobby') return lobby(hotel);
  if (scene === 'pool') return pool(hotel);
  const room = hotel.roomTypes.find((one) => roomScene(one) === scene);
  if (!room) throw new Error(`${hotel.code} has no ${scene}`);
  return drawRoom(hotel, room);
}

/** A drawing of the hotel as SVG text, the same for the same hotel; `scene` says of what. */
export function drawHotelPicture(hotel: Hotel, scene: PictureScene): string {
  const body = bodyOf(hotel, scene);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
