import { createFlightWorld } from '../flight-world';
import type { SupplyOffer } from '../fares/supply-offer';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });
const adult = { adult: 1, child: 0, baby: 0 };
const economy = { cabin: 'economy', currency: 'UZS', passengers: adult } as const;

const onOneTicket = ({ slices }: SupplyOffer) =>
  slices.every(({ layovers }) => layovers.every(({ selfTransfer }) => !selfTransfer));

test.each([
  ['TAS', 'MOW', '2026-11-22'],
  ['TAS', 'MOW', '2027-03-09'],
  ['SKD', 'NYC', '2027-07-01'],
  ['FEG', 'LED', '2027-10-10'],
])(
  'from %s to %s on %s the price is that of the cheapest offer found, on one ticket by default',
  (origin, destination, date) => {
    const route = { origin, destination, date };
    const offers = world.searchItineraries({ slices: [route], ...economy });
    const lowest = (some: SupplyOffer[]) =>
      Math.min(...some.flatMap((offer) => offer.fares.map((fare) => fare.total)));
    expect(world.fromPrice({ ...route, ...economy })?.total).toBe(
      lowest(offers.filter(onOneTicket)),
    );
    expect(world.fromPrice({ ...route, ...economy, selfTransfers: true })?.total).toBe(
      lowest(offers),
    );
  },
);

test.each([
  ['SVO', 'IST', '2026-12-21', undefined],
  ['MOW', 'IST', '2026-12-21', '2026-12-28'],
  ['TAS', 'MOW', '2026-12-20', undefined],
])(
  'in business from %s to %s on %s the price is that of the cheapest offer with business on every flight',
  (origin, destination, date, returnDate) => {
    const query = { ...economy, cabin: 'business' } as const;
    const slices = [
      { origin, destination, date },
      ...(returnDate ? [{ origin: destination, destination: origin, date: returnDate }] : []),
    ];
    const offers = world.searchItineraries({ ...query, slices }).filter(onOneTicket);
    const whole = offers.filter((offer) =>
      offer.slices.every(({ segments }) => segments.every(({ cabin }) => cabin === 'business')),
    );
    expect(whole.length).toBeLessThan(offers.length);
    const price = world.fromPrice({ ...query, origin, destination, date, returnDate });
    expect(price?.total).toBe(
      Math.min(...whole.flatMap(({ fares }) => fares.map(({ total }) => total))),
    );
  },
);

test('some lowest prices need a self-transfer, and are shown on request only', () => {
  const days = ['2026-12-17', '2027-01-14', '2027-02-11', '2027-03-11', '2027-04-08'];
  const raised = days.filter((date) => {
    const query = { origin: 'TAS', destination: 'DXB', date, ...economy };
    const unasked = world.fromPrice(query)?.total ?? Infinity;
    return unasked > (world.fromPrice({ ...query, selfTransfers: true })?.total ?? Infinity);
  });
  expect(raised).not.toEqual([]);
});

test.each([
  ['a family one way', { adult: 2, child: 1, baby: 1 }, undefined, false],
  ['a family both ways', { adult: 2, child: 1, baby: 1 }, '2027-03-16', false],
  ['an adult both ways, nonstop', adult, '2027-03-12', true],
])(
  '%s: the price is that of the cheapest card of the search',
  (_, passengers, returnDate, directOnly) => {
    const route = { origin: 'TAS', destination: 'MOW', date: '2027-03-09' };
    const slices = [
      route,
      ...(returnDate ? [{ origin: 'MOW', destination: 'TAS', date: returnDate }] : []),
    ];
    const offers = world
      .searchItineraries({ ...economy, slices, passengers })
      .filter(onOneTicket)
      .filter((offer) => !directOnly || offer.slices.every((slice) => slice.stops === 0));
    const cheapest = offers
      .flatMap((offer) => offer.fares)
      .reduce((best, fare) => (fare.total < best.total ? fare : best));
    const price = world.fromPrice({ ...economy, ...route, returnDate, passengers, directOnly });
    expect(price?.total).toBe(cheapest.total);
    expect(price?.prices).toEqual(cheapest.prices);
  },
);

test('the nonstop price is never lower than the price with stops', () => {
  const query = { origin: 'TAS', destination: 'IST', date: '2027-02-14', ...economy };
  const direct = world.fromPrice({ ...query, directOnly: true });
  expect(direct?.total).toBeGreaterThanOrEqual(world.fromPrice(query)?.total ?? Infinity);
});

test.each([
  ['a past day', { origin: 'TAS', destination: 'MOW', date: '2026-11-20' }],
  ['an unknown place', { origin: 'TAS', destination: 'QQQ', date: '2027-02-14' }],
  [
    'a pair without nonstop flights',
    { origin: 'MOK', destination: 'NYC', date: '2027-02-14', directOnly: true },
  ],
])('%s has no price', (_, query) => expect(world.fromPrice({ ...query, ...economy })).toBeNull());

test('New Year costs more than the quiet weeks after it', () => {
  const price = (date: string) =>
    world.fromPrice({ origin: 'MOW', destination: 'TAS', date, ...economy })?.total ?? 0;
  expect(price('2026-12-29')).toBeGreaterThan(price('2027-01-26') * 1.2);
});

test('soums come in thousands, roubles whole', () => {
  const query = {
    origin: 'TAS',
    destination: 'MOW',
    date: '2027-02-14',
    cabin: 'economy',
    passengers: adult,
  } as const;
  expect((world.fromPrice({ ...query, currency: 'UZS' })?.total ?? 1) % 100_000).toBe(0);
  expect((world.fromPrice({ ...query, currency: 'RUB' })?.total ?? 1) % 100).toBe(0);
});
