import { createFlightWorld } from '../flight-world';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });
const search = (destination: string) =>
  world.searchItineraries({
    slices: [{ origin: 'TAS', destination, date: '2026-12-15' }],
    passengers: { adult: 1, child: 0, baby: 0 },
    cabin: 'economy',
    currency: 'UZS',
  });

const offers = ['IST', 'DXB', 'LON'].flatMap(search);
const transfers = offers.flatMap(({ slices }) =>
  slices.flatMap(({ layovers }) => layovers.filter(({ selfTransfer }) => selfTransfer)),
);

test('some offers are two tickets, protected or not, and most are one', () => {
  expect(transfers.length).toBeGreaterThan(10);
  expect(transfers.length).toBeLessThan(offers.length / 3);
  expect(new Set(transfers.map(({ selfTransfer }) => selfTransfer?.protected))).toEqual(
    new Set([true, false]),
  );
});

test('there is time to collect the luggage and to check in again', () => {
  for (const { minutes } of transfers) expect(minutes).toBeGreaterThanOrEqual(180);
});

test('an offer priced again joins the same tickets', () => {
  const joined = offers.find(({ slices }) => slices[0]?.layovers[0]?.selfTransfer)!;
  const again = world.reprice(joined.id);
  expect(again).toMatchObject({ outcome: 'unchanged', offer: { slices: joined.slices } });
});
