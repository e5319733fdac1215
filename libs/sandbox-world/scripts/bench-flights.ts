import { createFlightWorld } from '../src/flights/flight-world';

const timed = <T>(label: string, work: () => T): T => {
  const from = performance.now();
  const result = work();
  console.log(`${label.padEnd(34)} ${(performance.now() - from).toFixed(1).padStart(8)} ms`);
  return result;
};

const world = timed('create', () => createFlightWorld({ seed: 'karvon', today: '2026-11-21' }));
const search = (origin: string, destination: string, date: string) =>
  world.searchItineraries({
    slices: [{ origin, destination, date }],
    passengers: { adult: 1, child: 0, baby: 0 },
    cabin: 'economy',
    currency: 'UZS',
  });

for (const pair of ['TAS-MOW', 'TAS-MOW', 'LED-TAS', 'SKD-NYC', 'MOK-USH', 'FEG-AKL', 'TAS-IST']) {
  const [origin = '', destination = ''] = pair.split('-');
  const offers = timed(pair, () => search(origin, destination, '2027-02-10'));
  const stops = [0, 1, 2, 3].map((n) => offers.filter((one) => one.slices[0]?.stops === n).length);
  console.log(`  ${offers.length} offers, by stops ${stops.join(' / ')}`);
}
timed('TAS-MOW-TAS', () =>
  world.searchItineraries({
    slices: [
      { origin: 'TAS', destination: 'MOW', date: '2027-02-10' },
      { origin: 'MOW', destination: 'TAS', date: '2027-02-20' },
    ],
    passengers: { adult: 2, child: 1, baby: 1 },
    cabin: 'economy',
    currency: 'RUB',
  }),
);
timed('a month of from-prices', () => {
  for (let day = 1; day <= 28; day++) {
    const date = `2027-03-${String(day).padStart(2, '0')}`;
    world.fromPrice({
      origin: 'TAS',
      destination: 'MOW',
      date,
      passengers: { adult: 1, child: 0, baby: 0 },
      cabin: 'economy',
      currency: 'UZS',
    });
  }
});
