import { createFlightWorld } from '../flight-world';

const world = createFlightWorld({ seed: 'karvon', today: '2026-11-21' });
const flights = world
  .searchItineraries({
    slices: [{ origin: 'MOW', destination: 'IST', date: '2026-12-21' }],
    cabin: 'business',
    currency: 'RUB',
    passengers: { adult: 1, child: 0, baby: 0 },
  })
  .flatMap(({ slices, fares }) =>
    slices.flatMap(({ segments }, slice) =>
      segments.map(({ cabin }, segment) => ({
        cabin,
        fares: fares.map((fare) => ({
          ...fare.slices[slice]!.segments[segment]!,
          checked: fare.slices[slice]!.checkedBaggage,
        })),
      })),
    ),
  );
const inEconomy = flights.filter(({ cabin }) => cabin === 'economy').flatMap(({ fares }) => fares);
const inBusiness = flights
  .filter(({ cabin }) => cabin === 'business')
  .flatMap(({ fares }) => fares);

test('an economy flight of a business fare has an economy subclass and no lounge', () => {
  expect(inEconomy.length).toBeGreaterThan(0);
  for (const { features, bookingClass } of inEconomy) {
    expect(features.lounge).not.toBe('included');
    expect(bookingClass).toMatch(/^[NTGQVLKOHSUXYBM]$/);
  }
  for (const { features, bookingClass } of inBusiness) {
    expect(features.lounge).toBe('included');
    expect(bookingClass).toMatch(/^[DIZJC]$/);
  }
});

test('luggage is checked through on the terms of the flight that allows the least', () => {
  for (const { checked } of inEconomy)
    expect((checked.pieces ?? 0) * (checked.kg ?? 0)).toBeLessThan(64);
});
