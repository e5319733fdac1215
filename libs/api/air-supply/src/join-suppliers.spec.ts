import type { Logger } from 'pino';
import type { AirSupplier, SupplierOffer, SupplierSearch } from './air-supplier';
import { joinSuppliers } from './join-suppliers';
import { sliceOf } from './slice-of';

const logger = { warn: () => undefined } as unknown as Logger;

/** Makes a slice of flights that are given as 'SVO-IST', one a day. */
function slice(flights: string) {
  const segments = flights.split(' ').map((flight, index) => {
    const [origin, destination] = flight.split('-') as [string, string];
    const day = `2026-12-${10 + index}`;
    return {
      origin,
      destination,
      departingAt: `${day}T08:00:00Z`,
      arrivingAt: `${day}T10:00:00Z`,
    };
  });
  return sliceOf(segments as never);
}

const throughMoscow = ['VKO-LPK LPK-SVO SVO-SAW', 'IST-SVO SVO-KLF KLF-VKO'] as const;
const found = {
  sound: ['MOW-LED LED-IST'],
  thereAndBack: ['SVO-AYT AYT-IST', 'IST-AER AER-VKO'],
  severalFlights: ['TAS-SVO SVO-IST', 'IST-SVO'],
  absurd: [throughMoscow[0]],
  absurdBack: ['SVO-IST', throughMoscow[1]],
} satisfies Record<string, string[]>;

const supplier = {
  async search(_request: SupplierSearch, onBatch: Parameters<AirSupplier['search']>[1]) {
    const offers = Object.entries(found).map(([id, slices]) => ({
      id,
      slices: slices.map(slice),
    }));
    onBatch(offers as unknown as SupplierOffer[], { answered: 1, failed: 0, total: 1 });
  },
  async price(id: keyof typeof found) {
    return { id, slices: found[id].map(slice), cabin: 'Economy' };
  },
  async offerExchange() {
    return Object.entries(found).map(([id, slices]) => ({ id, slices: slices.map(slice) }));
  },
} as unknown as AirSupplier;

const joined = joinSuppliers(
  ['one', 'other'].map((name) => ({ name, supplier, markUp: 0 })),
  { logger, patienceMs: 1_000 },
);
const sound = ['sound', 'thereAndBack', 'severalFlights'];

test('journeys through the city of departure or arrival are sold by no supplier, on no slice', async () => {
  const ids: string[] = [];
  const search = { legs: [], cabin: 'Economy' } as unknown as SupplierSearch;
  const { signal } = new AbortController();
  await joined.search(search, (offers) => void ids.push(...offers.map(({ id }) => id)), signal);
  expect(ids).toEqual(['one', 'other'].flatMap((name) => sound.map((id) => `${name}~${id}`)));
});

test('no ticket is exchanged for such a journey', async () => {
  const before = slice('SVO-IST');
  const wishes = [0, 1].map((index) => ({ slice: index, before, date: '2026-12-20' }));
  const offers = await joined.offerExchange({ supplierOrderId: 'one~1', wishes });
  expect(offers.map(({ id }) => id)).toEqual(sound.map((id) => `one~${id}`));
});

test('an old link to such a journey, or a favourite, is refused as no longer sold', async () => {
  for (const id of sound)
    expect(await joined.price(`one~${id}`)).toMatchObject({ id: `one~${id}` });
  for (const id of ['absurd', 'absurdBack'])
    await expect(joined.price(`one~${id}`)).rejects.toMatchObject({ code: 'offer-expired' });
});
