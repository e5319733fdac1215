import * as fc from 'fast-check';
import { greatCircleKm } from '../places/distance';
import { hotelCities } from './hotel-cities';
import { createHotelWorld } from './hotel-world';
import type { Stay } from './stay';

const now = new Date('2026-11-21T07:00:00Z');
const world = createHotelWorld({ seed: 'test', now });
const stay: Stay = {
  arrival: '2026-12-10',
  departure: '2026-12-14',
  adults: 2,
  childAges: [],
  currency: 'UZS',
};

const any = { freeSaleOnly: false, whereToPay: 'any' } as const;

const cityArb = fc.constantFrom(...hotelCities.map(({ code }) => code));
const stayArb = fc.record({
  ahead: fc.integer({ min: 0, max: 300 }),
  nights: fc.integer({ min: 1, max: 30 }),
  adults: fc.integer({ min: 1, max: 6 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  currency: fc.constantFrom('UZS' as const, 'RUB' as const),
});
const day = (ahead: number) =>
  new Date(now.getTime() + (ahead + 1) * 86_400_000).toISOString().slice(0, 10);
const moment = (text: string) => Date.parse(text);

test('offers of any stay add up, and their terms are in order and in the zone of the hotel', () => {
  fc.assert(
    fc.property(cityArb, stayArb, (code, { ahead, nights, ...party }) => {
      const requested: Stay = { ...party, arrival: day(ahead), departure: day(ahead + nights) };
      for (const { hotel } of world.search(code, requested, any).slice(0, 2)) {
        for (const offer of world.offers(hotel.code, requested)) {
          const sum = offer.nights.reduce((total, night) => total + night.amount, 0);
          expect(offer.total).toEqual({ amount: sum, currency: party.currency });
          expect(offer.nights).toHaveLength(nights);
          expect(offer.total.amount).toBeGreaterThan(0);
          expect(offer.rooms).toBeLessThanOrEqual(party.adults);
          const step = party.currency === 'UZS' ? 1_000_00 : 1_00;
          const odd = [offer.extraBedsTotal, ...offer.cancellation.steps.map((one) => one.penalty)];
          expect(odd.filter(({ amount }) => amount % step !== 0)).toEqual([]);
          expect(offer.extraBedsTotal.amount > 0).toBe(offer.extraBeds > 0);
          expect(offer.extraBedsTotal.amount).toBeLessThan(offer.total.amount);
          const { freeUntil, steps } = offer.cancellation;
          const froms = steps.map(({ from }) => (from === null ? now.getTime() : moment(from)));
          expect(froms).toEqual([...froms].sort((a, b) => a - b));
          expect(freeUntil).toBe(steps[0]!.from);
          if (freeUntil) expect(moment(freeUntil)).toBeGreaterThan(now.getTime());
          for (const { penalty } of steps) {
            expect(penalty.amount).toBeLessThanOrEqual(offer.total.amount);
          }
        }
      }
    }),
    { numRuns: 25 },
  );
});

test('an id alone gives the same offer, and an edited id gives none', () => {
  const [first] = world.offers('TAS-001', stay);
  expect(world.offer(first!.id)?.offer).toEqual(first);
  expect(world.offer(`${first!.id}x`)).toBeUndefined();
  expect(createHotelWorld({ seed: 'other', now }).offer(first!.id)).toBeUndefined();
});

test('in Russia the penalty is never more than a night, and nothing before the day of arrival', () => {
  for (const { hotel } of world.search('MOW', stay, any).slice(0, 40)) {
    for (const { cancellation, nights } of world.offers(hotel.code, stay)) {
      expect(cancellation.freeUntil).toBe('2026-12-10T00:00:00+03:00');
      expect(cancellation.steps).toEqual([
        { from: '2026-12-10T00:00:00+03:00', penalty: nights[0] },
      ]);
    }
  }
});

test('the penalty of a strict tariff outside Russia is the full price', () => {
  const strict = world.offers('TAS-001', stay).find(({ rate }) => rate === 'saver')!;
  expect(strict.cancellation).toEqual({
    freeUntil: null,
    steps: [{ from: null, penalty: strict.total }],
  });
});

test('yesterday in Petropavlovsk is not for sale, though it is still today in Moscow', () => {
  // 23:30 in Moscow on the 20th is already the 21st on Kamchatka.
  const late = createHotelWorld({ seed: 'test', now: new Date('2026-11-20T20:30:00Z') });
  const tonight = { ...stay, arrival: '2026-11-20', departure: '2026-11-21' };
  expect(late.search('MOW', tonight, any)).not.toEqual([]);
  expect(late.search('PKC', tonight, any)).toEqual([]);
});

test('a large party is spread over rooms of a kind, infants sleep with their parents', () => {
  const many = world.offers('TAS-001', { ...stay, adults: 4, childAges: [0, 8] });
  expect(many.every(({ rooms }) => rooms >= 1)).toBe(true);
  const double = many.find(({ room }) => room === 'double')!;
  expect(double).toMatchObject({ rooms: 3, extraBeds: 0 });
  const alone = world.offers('TAS-001', stay).find(({ room }) => room === 'double')!;
  expect(double.total.amount).toBe(alone.total.amount * 3);
});

test('children never get a room without an adult, so one adult takes one room', () => {
  const alone = { ...stay, adults: 1 };
  for (const childAges of [
    [7, 9],
    [7, 9, 12],
  ]) {
    const found = world.search('TAS', { ...alone, childAges }, any);
    expect(found.length).toBeGreaterThan(0);
    for (const { hotel } of found) {
      const offers = world.offers(hotel.code, { ...alone, childAges });
      expect(offers.filter(({ rooms }) => rooms > 1)).toEqual([]);
    }
  }
});

test('children of twelve and more get rooms of their own where these are sold, after all others', () => {
  const party = { ...stay, adults: 1, childAges: [13, 15, 17] };
  const young = { ...party, childAges: [7, 15, 17] };
  const open = createHotelWorld({ seed: 'test', now, childrenAlone: true });
  const roomsOf = (of: typeof world, wanted: Stay) =>
    of.offers('TAS-001', wanted).map(({ rooms }) => rooms);
  const rooms = roomsOf(open, party);
  expect(rooms.some((count) => count > 1)).toBe(true);
  expect(rooms.lastIndexOf(1)).toBeLessThan(rooms.findIndex((count) => count > 1));
  expect(roomsOf(open, young).every((count) => count === 1)).toBe(true);
  expect(roomsOf(world, party).every((count) => count === 1)).toBe(true);
  const alone = open.offers('TAS-001', party).find((offer) => offer.rooms > 1)!;
  expect(open.offer(alone.id)?.offer.rooms).toBe(alone.rooms);
});

test('a room on request never hides one in free sale', () => {
  for (const { hotel, offer, alternatives } of world.search('TAS', stay, any)) {
    const [cheapest] = world
      .offers(hotel.code, stay)
      .filter(({ availability }) => availability === 'free-sale');
    const sold = [offer, ...alternatives].find(({ availability }) => availability === 'free-sale');
    expect(sold?.total).toEqual(cheapest?.total);
  }
});

test('magic hotels and cities have their behaviours', () => {
  const idOf = (hotel: string) => world.offers(hotel, stay)[0]!.id;
  const dear = world.reprice(idOf('TAS-007'));
  if (!dear || dear === 'sold-out') throw new Error('no offer');
  expect(dear.offer.total.amount / world.offer(idOf('TAS-007'))!.offer.total.amount).toBeCloseTo(
    1.07,
    2,
  );
  expect(world.reprice(idOf('TAS-011'))).toBe('sold-out');
  expect(world.search('GUL-QR', stay, any)).toEqual([]);
  expect(world.offers('GUL-QR-001', stay)).toEqual([]);
  expect(world.search('NOWHERE', stay, any)).toEqual([]);
});

test('a search returns the cheapest offer of the wanted kind', () => {
  for (const { hotel, offer } of world.search('SKD', stay, {
    freeSaleOnly: true,
    whereToPay: 'now',
  })) {
    const wanted = world
      .offers(hotel.code, stay)
      .filter((other) => other.availability === 'free-sale' && other.whereToPay === 'now');
    expect(offer).toEqual(wanted[0]);
  }
});

test('a search of the largest city offers most of its hotels', () => {
  const found = world.search('TAS', stay, any);
  expect(found.length).toBeGreaterThan(200);
  const { lat, lon } = world.city('TAS')!;
  expect(found.every(({ hotel }) => greatCircleKm(hotel, { lat, lon }) < 12)).toBe(true);
});
