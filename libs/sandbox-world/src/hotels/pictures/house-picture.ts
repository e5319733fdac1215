import type { HotelKind } from '@karvon/contract';
import { pick } from '../../basics/chance';
import type { Hotel } from '../hotel';
import { chalet, guestHouse, sanatorium } from './country-houses';
import {
  cypress,
  fir,
  ground,
  grove,
  heaven,
  lanterns,
  lawn,
  mountains,
  roundTree,
  town,
  width,
} from './garden';
import { grand } from './grand-house';
import type { House } from './house';
import { lightOf, type Time } from './light';
import { accents } from './shapes';
import { flats, hostel, plain } from './town-houses';

const walls = ['#f3e6d0', '#e9d3b4', '#f1e9de', '#dcc6a6', '#e9e2d6', '#d3b993', '#e6d9d2'];

const shapes: Record<HotelKind, (house: House) => string> = {
  hotel: (house) => (house.hotel.stars >= 4 ? grand(house) : plain(house)),
  hostel,
  apartments: flats,
  'guest-house': guestHouse,
  sanatorium,
  'holiday-home': chalet,
};

/** Leaves a margin at both sides of a house, so that a frame a little narrower than a square shows it whole too. */
const amidst = (house: string): string =>
  `<g transform="translate(${width * 0.06} ${ground * 0.12}) scale(.88)">${house}</g>`;

/** A house seen from the street; the drawing shows its kind and stars. */
export function drawHouse(hotel: Hotel, time: Time): string {
  const key = hotel.code;
  const light = lightOf(time);
  const wild = hotel.kind === 'holiday-home' || hotel.kind === 'sanatorium';
  const plant = wild ? fir : hotel.stars >= 4 ? cypress : roundTree;
  return [
    heaven(light, key),
    wild ? mountains(light, key) : town(light, key),
    grove(light, key, (x, tall) => plant(light, x, tall)),
    lawn(light, wild || hotel.kind === 'guest-house' ? '#8fb374' : '#cbbf9f'),
    amidst(
      shapes[hotel.kind]({
        hotel,
        key,
        light,
        paint: pick(`${key}|wall`, walls),
        accent: pick(`${key}|accent`, accents),
      }),
    ),
    lanterns(light, [300, 660]),
  ].join('');
}
