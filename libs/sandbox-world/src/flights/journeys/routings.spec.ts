import { cityCodeOf } from '../../places/places';
import { createFlightWorld } from '../flight-world';
import type { SupplySearch } from '../fares/supply-offer';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });
const search = (
  origin: string,
  destination: string,
  { cabin = 'economy', date = '2026-12-15' }: { cabin?: SupplySearch['cabin']; date?: string } = {},
) =>
  world.searchItineraries({
    slices: [{ origin, destination, date }],
    passengers: { adult: 2, child: 0, baby: 0 },
    cabin,
    currency: 'USD',
  });

/** The cities of a journey's stops. */
const between = (offer: ReturnType<typeof search>[number]) =>
  offer.slices.flatMap(({ segments }) =>
    segments
      .slice(1)
      .flatMap(({ origin }, index) => [origin, segments[index]!.destination])
      .map(cityCodeOf),
  );

test.each([
  ['MOW', 'IST', 'economy'],
  ['MOW', 'IST', 'business'],
  ['TAS', 'MOW', 'economy'],
  ['TAS', 'VKO', 'economy'],
  ['LGW', 'IST', 'economy'],
  ['JFK', 'LON', 'economy'],
  ['LGW', 'LHR', 'economy'],
  ['MOK', 'USH', 'economy'],
] as const)('from %s to %s (%s) no journey has a stop in either city', (from, to, cabin) => {
  const offers = search(from, to, { cabin });
  expect(offers.length).toBeGreaterThan(0);
  const cities = new Set(offers.flatMap(between));
  expect(cities).not.toContain(cityCodeOf(from));
  expect(cities).not.toContain(cityCodeOf(to));
});

test.each([
  ['SEN', 'TAS'],
  ['LCY', 'TAS'],
  ['TAS', 'LGA'],
  ['LGA', 'ABE'],
  ['DME', 'KLF'],
  ['KLF', 'ZIA'],
])('from %s to %s there is a path through neither city', (from, to) => {
  expect(search(from, to).length).toBeGreaterThan(0);
});
