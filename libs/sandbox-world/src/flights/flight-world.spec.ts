import { addDays } from '@karvon/calendar';
import fc from 'fast-check';
import { airports } from '../places/airports';
import { createFlightWorld } from './flight-world';
import { knownAirports } from './network/known-airports';
import type { SupplyMoment, SupplyOffer, SupplySearch } from './fares/supply-offer';

const today = '2026-11-21';
const world = createFlightWorld({ seed: 'karvon', today });

const oneWay = (
  origin: string,
  destination: string,
  date: string,
  rest: Partial<SupplySearch> = {},
) =>
  world.searchItineraries({
    slices: [{ origin, destination, date }],
    passengers: { adult: 1, child: 0, baby: 0 },
    cabin: 'economy',
    currency: 'USD',
    ...rest,
  });

/** Reads moments as any client would: an independent check of the generator's own arithmetic. */
const minutesBetween = (from: SupplyMoment, to: SupplyMoment): number =>
  (Date.parse(`${to.local}${to.utcOffset}`) - Date.parse(`${from.local}${from.utcOffset}`)) /
  60_000;

const anAirport = fc.constantFrom(...airports.map(({ iata }) => iata));
const aDay = fc.integer({ min: 0, max: 330 }).map((n) => addDays(today, n));

/** The mistakes in an offer's times and places, in words; empty for a correct one. */
function flawsOf(offer: SupplyOffer): string[] {
  const flaws: string[] = [];
  const check = (right: boolean, flaw: string) => right || flaws.push(`${flaw} in ${offer.id}`);
  for (const slice of offer.slices) {
    check(slice.stops === slice.segments.length - 1 && slice.stops <= 4, 'stops');
    check(slice.layovers.length === slice.stops, 'number of layovers');
    for (const segment of slice.segments) {
      const { departs, arrives, durationMinutes, distanceKm } = segment;
      check(minutesBetween(departs, arrives) === durationMinutes, 'duration');
      check(distanceKm / (durationMinutes / 60) < 960, 'speed');
    }
    slice.layovers.forEach((layover, i) => {
      const [before, after] = [slice.segments[i], slice.segments[i + 1]];
      if (!before || !after) throw new Error('a layover lies between two segments');
      check(minutesBetween(before.arrives, after.departs) === layover.minutes, 'layover minutes');
      check(layover.minutes >= (layover.airportChange ? 240 : 45), 'connecting time');
      check(layover.airportChange === (before.destination !== after.origin), 'airport change');
    });
    const flown = slice.segments.reduce((sum, one) => sum + one.durationMinutes, 0);
    const waited = slice.layovers.reduce((sum, one) => sum + one.minutes, 0);
    check(slice.durationMinutes === flown + waited, 'slice duration');
  }
  return flaws;
}

/** The mistakes in an offer's sums. */
function miscountsOf(offer: SupplyOffer): string[] {
  const flaws: string[] = [];
  const check = (right: boolean, flaw: string) => right || flaws.push(`${flaw} in ${offer.id}`);
  check(offer.fares.length >= 1 && offer.fares.length <= 4, 'number of fares');
  for (const fare of offer.fares) {
    for (const price of fare.prices) {
      const taxes = price.taxes.reduce((sum, tax) => sum + tax.amount, 0);
      check(price.total === price.base + taxes && Number.isSafeInteger(price.total), 'price');
      check(price.count === offer.passengers[price.type], 'count');
      check(price.base > 0, 'base');
    }
    const sum = fare.prices.reduce((total, one) => total + one.total * one.count, 0);
    check(fare.total === sum, 'fare total');
  }
  check(
    offer.fares.every((fare, i) => i === 0 || fare.total > (offer.fares[i - 1]?.total ?? 0)),
    'order of fares',
  );
  return flaws;
}

describe('Tashkent to Moscow', () => {
  test.each([0, 1, 7, 30, 60, 99, 120, 180, 240, 299, 330])(
    'has more than a hundred offers %i days ahead, at a plausible price',
    (ahead) => {
      const offers = oneWay('TAS', 'MOW', addDays(today, ahead));
      expect(offers.length).toBeGreaterThan(100);
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
      expect(new Set(offers.map((offer) => offer.validatingCarrier)).size).toBeGreaterThan(8);
      const cheapest = Math.min(...offers.map((offer) => offer.fares[0]?.total ?? Infinity)) / 100;
      expect(cheapest).toBeGreaterThan(80);
      expect(cheapest).toBeLessThan(260);
    },
  );

  test('has offers with every number of fares and of all three kinds of carrier over a week', () => {
    const offers = [0, 1, 2, 3, 4, 5, 6].flatMap((n) =>
      oneWay('TAS', 'MOW', addDays('2027-02-01', n)),
    );
    expect(new Set(offers.map((offer) => offer.fares.length))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(offers.map((offer) => offer.kind))).toEqual(
      new Set(['full-service', 'low-cost', 'charter']),
    );
  });
});

test('a night flight over two zones keeps local times and a real duration', () => {
  const direct = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((n) => oneWay('LED', 'TAS', addDays('2027-03-01', n)))
    .filter((offer) => offer.slices[0]?.stops === 0);
  const overnight = direct
    .flatMap((offer) => offer.slices[0]?.segments[0] ?? [])
    .find(
      ({ departs, arrives }) =>
        departs.local.slice(11) > '21:00' &&
        arrives.local.slice(0, 10) === addDays(departs.local.slice(0, 10), 1),
    );
  expect(overnight?.departs.utcOffset).toBe('+03:00');
  expect(overnight?.arrives.utcOffset).toBe('+05:00');
  expect(overnight?.durationMinutes).toBeGreaterThanOrEqual(240);
  expect(overnight?.durationMinutes).toBeLessThanOrEqual(300);
});

test('clocks that change move the local time, not the duration', () => {
  const minutes = (date: string) =>
    oneWay('TAS', 'FRA', date)
      .filter((offer) => offer.slices[0]?.stops === 0)
      .map((offer) => offer.slices[0]?.segments[0]?.arrives.utcOffset);
  expect(new Set(minutes('2027-03-25'))).toEqual(new Set(['+01:00']));
  expect(new Set(minutes('2027-04-01'))).toEqual(new Set(['+02:00']));
});

describe('any two airports on any day on sale', () => {
  test('are connected, in correct offers whose sums add up', () => {
    fc.assert(
      fc.property(anAirport, anAirport, aDay, (origin, destination, date) => {
        fc.pre(origin !== destination);
        const offers = oneWay(origin, destination, date, {
          passengers: { adult: 2, child: 1, baby: 1 },
        });
        expect(offers.length).toBeGreaterThan(0);
        expect(offers.flatMap(flawsOf)).toEqual([]);
        expect(offers.flatMap(miscountsOf)).toEqual([]);
        const days = offers.map((one) => one.slices[0]?.segments[0]?.departs.local.slice(0, 10));
        expect(new Set(days)).toEqual(new Set([date]));
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('are reached with up to four stops', () => {
    const pairs = ['TAS-MOW', 'SKD-NYC', 'MOK-USH', 'FEG-AKL', 'NCU-UUS'].map((pair) =>
      pair.split('-'),
    );
    const stops = pairs.flatMap(([origin = '', destination = '']) =>
      oneWay(origin, destination, '2027-05-12').map((offer) => offer.slices[0]?.stops),
    );
    expect(new Set(stops)).toEqual(new Set([0, 1, 2, 3, 4]));
  });
});

describe('same seed and day', () => {
  test('the same offers in another process', () => {
    const again = createFlightWorld({ seed: 'karvon', today });
    const search: SupplySearch = {
      slices: [
        { origin: 'TAS', destination: 'LED', date: '2027-01-15' },
        { origin: 'LED', destination: 'TAS', date: '2027-01-25' },
      ],
      passengers: { adult: 1, child: 1, baby: 0 },
      cabin: 'economy',
      currency: 'RUB',
    };
    expect(again.searchItineraries(search)).toEqual(world.searchItineraries(search));
  });

  test('earlier searches do not change the offers', () => {
    const remote = {
      date: '2027-02-03',
      pairs: ['RAI-USH', 'TAS-RAI', 'RAI-TAS', 'USH-IST', 'SKD-NYC'],
    };
    const responses = (pairs: readonly string[]) => {
      const fresh = createFlightWorld({ seed: 'karvon', today, airports: { ...knownAirports } });
      return new Map(
        pairs.map((pair) => {
          const [origin = '', destination = ''] = pair.split('-');
          const slices = [{ origin, destination, date: remote.date }];
          const passengers = { adult: 1, child: 0, baby: 0 };
          const found = fresh.searchItineraries({
            slices,
            passengers,
            cabin: 'economy',
            currency: 'USD',
          });
          for (const offer of found) expect(fresh.reprice(offer.id).outcome).toBe('unchanged');
          return [pair, found.map(({ id }) => id)];
        }),
      );
    };
    const forwards = responses(remote.pairs);
    expect(responses([...remote.pairs].reverse())).toEqual(forwards);
    expect([...forwards.values()].every((ids) => ids.length > 0)).toBe(true);
  });

  test('another seed gives other offers', () => {
    const other = createFlightWorld({ seed: 'other', today });
    const search = {
      slices: [{ origin: 'TAS', destination: 'MOW', date: '2027-01-15' }],
      passengers: { adult: 1, child: 0, baby: 0 },
      cabin: 'economy',
      currency: 'UZS',
    } as const;
    const flights = (offers: SupplyOffer[]) => offers.flatMap((offer) => offer.slices);
    expect(flights(other.searchItineraries(search))).not.toEqual(
      flights(world.searchItineraries(search)),
    );
  });
});

test.each([
  ['yesterday', addDays(today, -1)],
  ['beyond the horizon', addDays(today, 331)],
  ['no day', '2027-02-30'],
])('sells nothing for %s', (_, date) => expect(oneWay('TAS', 'MOW', date)).toEqual([]));

test('sells nothing to unknown places or within one city', () => {
  expect(oneWay('TAS', 'QQQ', '2027-01-15')).toEqual([]);
  expect(oneWay('TAS', 'TAS', '2027-01-15')).toEqual([]);
});

test('leaves out flights that have departed', () => {
  const late = oneWay('TAS', 'MOW', today, { notBefore: `${today}T12:00` });
  const noon = { local: `${today}T12:00`, utcOffset: '+00:00' };
  expect(late.length).toBeGreaterThan(20);
  for (const offer of late) {
    const departs = offer.slices[0]?.segments[0]?.departs;
    expect(departs && minutesBetween(noon, departs)).toBeGreaterThanOrEqual(0);
  }
});

test('a business search has its longest segment in business class', () => {
  const offers = oneWay('TAS', 'PAR', '2027-02-12', { cabin: 'business' });
  expect(offers.length).toBeGreaterThan(10);
  for (const offer of offers) {
    const segments = offer.slices.flatMap((slice) => slice.segments);
    const longest = segments.reduce((a, b) => (b.durationMinutes > a.durationMinutes ? b : a));
    expect(longest.cabin).toBe('business');
  }
});

describe('several slices', () => {
  const trip = (...legs: [string, string, string][]) =>
    world.searchItineraries({
      slices: legs.map(([origin, destination, date]) => ({ origin, destination, date })),
      passengers: { adult: 1, child: 0, baby: 0 },
      cabin: 'economy',
      currency: 'UZS',
    });

  test('a return trip is one offer of two slices, cheaper than two single tickets', () => {
    const offers = trip(['TAS', 'MOW', '2027-02-10'], ['MOW', 'TAS', '2027-02-20']);
    expect(offers.length).toBeGreaterThan(100);
    expect(offers.every((offer) => offer.slices.length === 2)).toBe(true);
    const single = (origin: string, destination: string, date: string) =>
      world.fromPrice({
        origin,
        destination,
        date,
        passengers: { adult: 1, child: 0, baby: 0 },
        cabin: 'economy',
        currency: 'UZS',
      })?.total ?? 0;
    const apart = single('TAS', 'MOW', '2027-02-10') + single('MOW', 'TAS', '2027-02-20');
    expect(Math.min(...offers.map((offer) => offer.fares[0]?.total ?? Infinity))).toBeLessThan(
      apart,
    );
  });

  test('a return flight on the same day waits for the arrival', () => {
    for (const offer of trip(['TAS', 'SKD', '2027-02-10'], ['SKD', 'TAS', '2027-02-10'])) {
      const [out, back] = offer.slices;
      const landed = out?.segments.at(-1)?.arrives;
      const leaves = back?.segments[0]?.departs;
      expect(landed && leaves && minutesBetween(landed, leaves)).toBeGreaterThan(60);
    }
  });

  test('an offer has up to six slices', () => {
    const legs = ['TAS-IST', 'IST-PAR', 'PAR-ROM', 'ROM-BER', 'BER-IST', 'IST-TAS'].map(
      (pair, i): [string, string, string] => {
        const [origin = '', destination = ''] = pair.split('-');
        return [origin, destination, addDays('2027-04-01', i * 4)];
      },
    );
    const offers = trip(...legs);
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.every((offer) => offer.slices.length === 6)).toBe(true);
    expect(offers.flatMap(flawsOf)).toEqual([]);
    expect(offers.flatMap(miscountsOf)).toEqual([]);
    expect(trip(...legs, ['TAS', 'SKD', '2027-05-01'])).toEqual([]);
  });
});
