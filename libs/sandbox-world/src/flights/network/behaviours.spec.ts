import { addDays } from '@karvon/calendar';
import { routeBehaviour, sandboxBehaviours, surnameBehaviour } from './behaviours';
import { createFlightWorld } from '../flight-world';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });
const search = (origin: string, destination: string, date = '2027-03-03') =>
  world.searchItineraries({
    slices: [{ origin, destination, date }],
    passengers: { adult: 1, child: 0, baby: 0 },
    cabin: 'economy',
    currency: 'USD',
  });
const nonstop = (origin: string, destination: string) =>
  search(origin, destination).filter((offer) => offer.slices[0]?.stops === 0);

test('PVD-RAI has no offers', () => expect(search('PVD', 'RAI')).toEqual([]));

test('LHR-DXB is flown with connections only, the way back nonstop too', () => {
  expect(search('LHR', 'DXB').length).toBeGreaterThan(0);
  expect(nonstop('LHR', 'DXB')).toEqual([]);
  expect(nonstop('DXB', 'LHR').length).toBeGreaterThan(0);
});

test('MOK-USH is flown with four stops too', () => {
  const stops = search('MOK', 'USH').flatMap(({ slices }) => slices.map((slice) => slice.stops));
  expect(Math.max(...stops)).toBe(4);
  expect(stops.filter((count) => count === 4).length).toBeGreaterThan(2);
});

test('DXB-AMS nonstop flights land once to refuel, inside their times', () => {
  const offers = nonstop('DXB', 'AMS');
  expect(offers.length).toBeGreaterThan(0);
  for (const { slices } of offers) {
    const segment = slices[0]?.segments[0];
    const [stop, ...more] = segment?.technicalStops ?? [];
    expect(more).toEqual([]);
    expect(stop?.minutes).toBeGreaterThan(0);
    expect(Date.parse(`${stop?.departs.local}${stop?.departs.utcOffset}`)).toBeLessThan(
      Date.parse(`${segment?.arrives.local}${segment?.arrives.utcOffset}`),
    );
  }
});

test('BTS-MRU states nothing about baggage', () => {
  const fares = search('BTS', 'MRU').flatMap((offer) => offer.fares);
  expect(fares.length).toBeGreaterThan(0);
  for (const slice of fares.flatMap((fare) => fare.slices)) {
    expect(slice.checkedBaggage.pieces).toBeNull();
    expect(slice.cabinBaggage.pieces).toBeNull();
  }
});

test('JFK-EWR can always be held, EWR-JFK never', () => {
  expect(nonstop('JFK', 'EWR').length).toBeGreaterThan(0);
  expect(search('JFK', 'EWR').every((offer) => !offer.instantPaymentRequired)).toBe(true);
  expect(search('EWR', 'JFK').every((offer) => offer.instantPaymentRequired)).toBe(true);
});

test('BHX-AMS becomes cheaper with every day of its last fortnight, whatever the date', () => {
  const lowest = (today: string, date: string) => {
    const found = createFlightWorld({ seed: 'karvon', today }).searchItineraries({
      slices: [{ origin: 'BHX', destination: 'AMS', date }],
      passengers: { adult: 1, child: 0, baby: 0 },
      cabin: 'economy',
      currency: 'USD',
    });
    return Math.min(...found.flatMap(({ fares }) => fares.map(({ total }) => total)));
  };
  const dates = Array.from({ length: 20 }, (_, index) => addDays('2026-12-01', index));
  for (const date of dates) {
    const prices = [-12, -11, -10, -9, -2, -1].map((days) => lowest(addDays(date, days), date));
    for (const [index, price] of prices.slice(1).entries())
      expect(price).toBeLessThan(0.97 * prices[index]!);
  }
});

test('LGW-LHR is re-priced once, LHR-LGW is always gone', () => {
  const [offer] = search('LGW', 'LHR');
  const repriced = world.reprice(offer?.id ?? '');
  if (repriced.outcome !== 'price-changed') throw new Error(repriced.outcome);
  expect(world.reprice(repriced.offer.id).outcome).toBe('unchanged');
  const [gone] = search('LHR', 'LGW');
  expect(world.reprice(gone?.id ?? '').outcome).toBe('sold-out');
});

test('every magic value has a table row, found by route and by surname in any case', () => {
  for (const { origin, destination, behaviour } of sandboxBehaviours.routes) {
    expect(routeBehaviour(origin, destination)).toBe(behaviour);
  }
  expect(surnameBehaviour(' soldout ')).toBe('sold-out');
  expect(surnameBehaviour('Karimov')).toBeUndefined();
});
