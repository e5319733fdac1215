import { allCarriers } from '../carriers/carriers';
import { aircraftType } from '../carriers/aircraft';
import { createFlightWorld } from '../flight-world';
import type { SupplyFare } from '../fares/supply-offer';
import { cabinLayout } from './cabin-layouts';
import { maySit, type SupplySeatMap } from './seat-map';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });

function offersOf(origin: string, destination: string, cabin: 'economy' | 'business' = 'economy') {
  return world.searchItineraries({
    slices: [
      { origin, destination, date: '2027-01-20' },
      { origin: destination, destination: origin, date: '2027-01-27' },
    ],
    passengers: { adult: 1, child: 1, baby: 1 },
    cabin,
    currency: 'USD',
  });
}

const seatsOf = ({ rows }: SupplySeatMap) => rows.flatMap(({ sections }) => sections.flat());
const fleet = [...new Set(allCarriers().flatMap((carrier) => carrier.fleet))];

test.each(fleet)('%s has a layout of about as many seats as airlines install', (code) => {
  const { economy, lastRow, business, businessRows, exits } = cabinLayout(code);
  const seats = economy.replaceAll(' ', '').length * lastRow;
  expect(Math.abs(seats / aircraftType(code).seats - 1)).toBeLessThan(0.1);
  for (const row of exits) expect(row > businessRows && row <= lastRow).toBe(true);
  for (const letters of [economy, business ?? ''].map((one) => one.replaceAll(' ', '')))
    expect([...letters]).toEqual([...new Set(letters)].sort());
});

test('a third to two thirds of a flight are taken, and the same seats in every world', () => {
  const again = createFlightWorld({ seed: 'karvon', today: '2026-11-22' });
  for (const { id, fares } of offersOf('TAS', 'IST').slice(0, 20)) {
    const { seatMaps } = world.extras(id, fares[0]!.id)!;
    expect(again.extras(id, fares[0]!.id)!.seatMaps).toEqual(seatMaps);
    for (const seats of seatMaps.map(seatsOf).filter(({ length }) => length > 60)) {
      const taken = seats.filter(({ price }) => price === null).length / seats.length;
      expect(taken).toBeGreaterThan(0.18);
      expect(taken).toBeLessThan(0.75);
    }
  }
});

test('fares that include the choice of a seat have free ones, but not at an exit or in front', () => {
  const hasSeats = ({ slices }: SupplyFare, slice = 0, segment = 0) =>
    slices[slice]!.segments[segment]!.features['seat-selection'] === 'included';
  const offer = offersOf('TAS', 'IST').find(({ fares }) => fares.some((fare) => hasSeats(fare)))!;
  for (const fare of offer.fares)
    for (const { slice, segment, rows } of world.extras(offer.id, fare.id)!.seatMaps) {
      const free = rows.map(({ sections }) => sections.flat().some(({ price }) => price === 0));
      expect(free.includes(true)).toBe(hasSeats(fare, slice, segment));
      expect(free[0]).toBe(false);
      expect(rows.some(({ exit }, index) => exit && free[index])).toBe(false);
    }
});

test('in the business class rows have fewer seats, which cost nothing extra', () => {
  const [offer] = offersOf('TAS', 'IST', 'business');
  for (const { slice, segment, rows } of world.extras(offer!.id, offer!.fares[0]!.id)!.seatMaps) {
    if (offer!.slices[slice]!.segments[segment]!.cabin !== 'business') continue;
    for (const { sections } of rows) {
      expect(sections.flat().length).toBeLessThanOrEqual(6);
      for (const { price } of sections.flat()) expect([0, null]).toContain(price);
    }
  }
});

test('bags cost more on a longer flight, and both directions at once cost less', () => {
  const priceOf = (destination: string) => {
    const offer = offersOf('TAS', destination).find(({ kind }) => kind === 'full-service')!;
    const { bags } = world.extras(offer.id, offer.fares[0]!.id)!;
    const of = (slices: number[]) =>
      bags.find((bag) => bag.kg === 23 && bag.slices.join() === slices.join())!.price;
    expect(of([0, 1])).toBeLessThan(of([0]) + of([1]));
    return of([0]);
  };
  const [near, far] = [priceOf('SKD'), priceOf('NYC')];
  expect(near).toBeGreaterThan(1_000);
  expect(far).toBeGreaterThan(near);
  expect(far).toBeLessThan(6_000);
});

test('where a carrier states nothing about luggage, and between two tickets, no bag is sold', () => {
  for (const { id, fares } of offersOf('BTS', 'MRU'))
    expect(world.extras(id, fares[0]!.id)!.bags).toEqual([]);
  const isJoined = (slice: { layovers: readonly { selfTransfer: unknown }[] }) =>
    slice.layovers.some(({ selfTransfer }) => selfTransfer !== null);
  const joined = offersOf('TAS', 'LIS').filter(({ slices }) => slices.some(isJoined));
  expect(joined.length).toBeGreaterThan(0);
  for (const { id, fares, slices } of joined)
    for (const bag of world.extras(id, fares[0]!.id)!.bags)
      for (const place of bag.slices) expect(isJoined(slices[place]!)).toBe(false);
});

test('a baby has no seat, and only adults sit at an exit', () => {
  const able = (exit: boolean) =>
    (['adult', 'child', 'baby'] as const).filter((type) => maySit(type, exit));
  expect([able(false), able(true)]).toEqual([['adult', 'child'], ['adult']]);
});

test('an offer or a fare that is not of this world has no extras', () => {
  const [offer] = offersOf('TAS', 'IST');
  expect([world.extras('none', 'light'), world.extras(offer!.id, 'none')]).toEqual([
    undefined,
    undefined,
  ]);
});
