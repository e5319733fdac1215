import { pick } from '../../basics/chance';
import type { Bed, Hotel, RoomType } from '../hotel';
import { accents, rect, star } from './shapes';

const wood = '#8a6a49';
const linen = '#f7f4ee';
const widths: Record<Bed, number> = { single: 190, double: 320, bunk: 210, sofa: 250 };
/** Between two beds, and where the first one stands. */
const gap = 40;
const left = 60;
/** The wall behind the beds ends here. */
const wallEdge = 900;

const round = (radius: number) => ` rx="${radius}"`;

/** A bed seen from its foot, with a pillow for each who sleeps in it. */
function bed(x: number, width: number, cover: string, pillows: number): string {
  const share = width / pillows;
  return [
    rect(x, 270, width, 130, wood, round(10)),
    rect(x - 8, 360, width + 16, 170, '#ffffff', round(14)),
    rect(x - 8, 420, width + 16, 120, cover, round(14)),
    ...Array.from({ length: pillows }, (_, index) =>
      rect(x + index * share + share * 0.14, 330, share * 0.72, 60, linen, round(18)),
    ),
  ].join('');
}

/** One bed over the other, with a ladder. */
function bunk(x: number, width: number, cover: string): string {
  const storey = (y: number) =>
    rect(x, y, width, 30, '#ffffff', round(8)) +
    rect(x, y + 22, width, 44, cover, round(8)) +
    rect(x + 16, y - 18, 70, 34, linen, round(12));
  const rungs = [250, 300, 350, 400, 450].map((y) => rect(x + width - 46, y, 46, 8, wood)).join('');
  return [
    storey(230),
    storey(430),
    rect(x - 10, 180, 14, 370, wood),
    rect(x + width - 4, 180, 14, 370, wood),
    rect(x + width - 50, 230, 8, 320, wood),
    rungs,
  ].join('');
}

function sofa(x: number, width: number, colour: string): string {
  return [
    rect(x, 350, width, 110, colour, round(20)),
    rect(x - 14, 400, 44, 130, colour, round(16)),
    rect(x + width - 30, 400, 44, 130, colour, round(16)),
    rect(x + 26, 430, width / 2 - 30, 70, linen, round(10)),
    rect(x + width / 2 + 4, 430, width / 2 - 30, 70, linen, round(10)),
  ].join('');
}

/** Narrows the furniture of a full room so that all of it stands in the picture. */
function furniture({ bedding }: RoomType, cover: string, accent: string): string {
  const whole = bedding.reduce((sum, one) => sum + widths[one] + gap, -gap);
  const scale = Math.min(1, (wallEdge - left) / whole);
  let x = left;
  return bedding
    .map((one) => {
      const width = Math.round(widths[one] * scale);
      const at = Math.round(x);
      x += (widths[one] + gap) * scale;
      if (one === 'bunk') return bunk(at, width, cover);
      if (one === 'sofa') return sofa(at, width, accent);
      return bed(at, width, cover, one === 'double' ? 2 : 1);
    })
    .join('');
}

/** A kind of room: its beds are those of its description. */
export function drawRoom(hotel: Hotel, room: RoomType): string {
  const key = hotel.code;
  const accent = pick(`${key}|accent`, accents);
  const wall = pick(`${key}|${room.code}|wall`, ['#efe6d8', '#e6ece9', '#ece4e0', '#e8e6ef']);
  const covers = ['#2340a0', '#1f7a8c', '#c9891f', '#7a4b63', '#4d6b57'];
  const cover = pick(`${key}|${room.code}|cover`, covers);
  const ornament = Array.from({ length: 6 }, (_, index) =>
    star(110 + index * 80, 110, 22, index % 2 ? '#e0c38a' : accent),
  ).join('');
  return [
    rect(0, 0, 960, 460, wall),
    rect(0, 460, 960, 180, '#b98f63'),
    rect(640, 50, 240, 200, '#bcdce6', round(6)),
    rect(756, 50, 8, 200, '#ffffff'),
    rect(612, 36, 34, 260, accent),
    rect(874, 36, 34, 260, accent),
    ornament,
    furniture(room, cover, accent),
  ].join('');
}
