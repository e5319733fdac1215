import { createFlightWorld } from '../flight-world';
import type { SupplyOffer } from '../fares/supply-offer';

const worldOn = (today: string, seed = 'karvon') => createFlightWorld({ seed, today });
const world = worldOn('2026-11-21');

const search = (origin: string, destination: string, from = world): SupplyOffer[] =>
  from.searchItineraries({
    slices: [{ origin, destination, date: '2027-01-20' }],
    passengers: { adult: 1, child: 1, baby: 1 },
    cabin: 'economy',
    currency: 'UZS',
  });
const first = (offers: SupplyOffer[]): SupplyOffer => {
  if (!offers[0]) throw new Error('no offers');
  return offers[0];
};

test('a world that never searched builds an offer from its id', () => {
  const fresh = worldOn('2026-11-21');
  for (const offer of search('TAS', 'MOW')) expect(fresh.offer(offer.id)).toEqual(offer);
});

test('an offer priced again on the same day has not changed', () => {
  const offer = first(search('SKD', 'NYC'));
  expect(world.reprice(offer.id)).toEqual({ outcome: 'unchanged', offer });
});

test('on another day some prices have changed, with the old ones stated, and some seats are gone', () => {
  const later = worldOn('2027-01-15');
  const responses = search('TAS', 'MOW').map((offer) => ({ offer, now: later.reprice(offer.id) }));
  expect(new Set(responses.map(({ now }) => now.outcome))).toEqual(
    new Set(['price-changed', 'sold-out']),
  );
  for (const { offer, now } of responses) {
    if (now.outcome !== 'price-changed') continue;
    expect(now.before).toEqual(offer);
    expect(now.offer.fares[0]?.total).toBeGreaterThan(offer.fares[0]?.total ?? Infinity);
    expect(now.offer.id).not.toBe(offer.id);
  }
});

test('a flight that has departed is sold out', () => {
  const offer = first(search('TAS', 'MOW'));
  expect(worldOn('2027-02-01').reprice(offer.id)).toEqual({ outcome: 'sold-out' });
});

test('a provoked raise changes the price once', () => {
  const offer = first(search('TAS', 'MOW'));
  const raised = world.reprice(offer.id, 7);
  if (raised.outcome !== 'price-changed') throw new Error(raised.outcome);
  expect(raised.offer.fares[0]?.total).toBeGreaterThan(offer.fares[0]?.total ?? Infinity);
  expect(world.reprice(raised.offer.id).outcome).toBe('unchanged');
});

test.each(['', 'x', 'AAAA', '💥', 'a'.repeat(5000)])('the id %s has no offer', (id) => {
  expect(world.offer(id)).toBeUndefined();
  expect(world.reprice(id)).toEqual({ outcome: 'not-found' });
  expect(world.fareRules(id, 'light')).toBeUndefined();
});

test('an edited id, or one of another world, has no offer', () => {
  const { id } = first(search('TAS', 'MOW'));
  const text = Buffer.from(id, 'base64url').toString('latin1');
  const edited = Buffer.from(text.replace('1.1.1', '9.1.1'), 'latin1').toString('base64url');
  expect(world.offer(edited)).toBeUndefined();
  expect(worldOn('2026-11-21', 'other').offer(id)).toBeUndefined();
});

test('fare rules repeat the conditions of the fare', () => {
  const offer = search('TAS', 'MOW').find((one) => one.fares.length === 4);
  if (!offer) throw new Error('no offer with four fares');
  for (const fare of offer.fares) {
    const rules = world.fareRules(offer.id, fare.id);
    const refund = rules?.rules.find((rule) => rule.topic === 'refund-before-departure');
    expect(refund?.response === 'not-allowed').toBe(fare.refund.allowed === false);
    expect(refund?.fee).toBe(fare.refund.fee);
    expect(rules?.original).toContain(fare.name.toUpperCase());
  }
  expect(
    world.fareRules(offer.id, 'flex')?.rules.find((one) => one.topic === 'no-show')?.response,
  ).toBe('fee');
});
