import type { DayNumber } from '../../basics/moment';
import { hotelCities } from '../hotel-cities';
import { createHotelWorld } from '../hotel-world';
import type { Hotel } from '../hotel';
import { hotelsOf } from '../hotels';
import { hotelNights } from './night-price';
import type { Stay } from '../stay';

const cities = hotelCities.map(({ code }) => hotelsOf('test', code));
/** Days of every season, with a price factor of one. */
const days = [0, 40, 95, 160, 230, 310].map((day) => ({
  day: (20_800 + day) as DayNumber,
  factor: 1,
}));
/** The average price of a night in the standard room, in US cents. */
const night = (hotel: Hotel) => {
  const nights = hotelNights('test', hotel, days);
  return nights.reduce((sum, cents) => sum + cents, 0) / nights.length;
};
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

test('at one distance from the centre more stars cost more, in every city and on every night', () => {
  let compared = 0;
  const wrong = cities.flatMap((hotels) => {
    const starred = hotels
      .filter(({ stars }) => stars > 0)
      .map((hotel) => ({ hotel, nights: hotelNights('test', hotel, days) }));
    return starred.flatMap((better) =>
      starred
        .filter(
          ({ hotel }) =>
            hotel.stars < better.hotel.stars && hotel.centreKm >= better.hotel.centreKm,
        )
        .filter(({ nights }) => {
          compared += 1;
          return nights.some((cents, index) => cents >= better.nights[index]!);
        })
        .map(({ hotel }) => `${better.hotel.code} is not dearer than ${hotel.code}`),
    );
  });
  expect(wrong).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
});

test('hotels of one category cost more at the centre, and are never cheap there', () => {
  const starred = cities.flat().filter(({ stars }) => stars === 4);
  const level = (from: number, to: number) =>
    mean(starred.filter(({ centreKm }) => centreKm >= from && centreKm < to).map(night));
  expect(level(0, 1)).toBeGreaterThan(level(1, 4));
  expect(level(1, 4)).toBeGreaterThan(level(6, 100));
  for (const hotels of cities) {
    const same = hotels.filter(({ stars }) => stars === 4);
    const usual = median(same.map(night));
    const cheap = same.filter((hotel) => hotel.centreKm < 2 && night(hotel) < 0.8 * usual);
    expect(cheap.map(({ code }) => code)).toEqual([]);
  }
});

test('a room without meals never costs more than the same room with them', () => {
  const now = new Date('2026-11-21T07:00:00Z');
  const world = createHotelWorld({ seed: 'test', now });
  const party = { adults: 2, childAges: [], currency: 'UZS' } as const;
  const stays: Stay[] = [
    { ...party, arrival: '2026-12-10', departure: '2026-12-11' },
    { ...party, arrival: '2027-05-01', departure: '2027-05-06' },
  ];
  const wrong = stays.flatMap((stay) =>
    cities.flat().flatMap(({ code }) => {
      const offers = world.offers(code, stay);
      const bare = offers.filter(({ meal }) => meal === 'none');
      return bare.filter(({ room, total }) =>
        offers.some(
          (other) =>
            other.meal !== 'none' && other.room === room && other.total.amount < total.amount,
        ),
      );
    }),
  );
  expect(wrong.map(({ hotel, room, rate }) => `${hotel} ${room} ${rate}`)).toEqual([]);
});
