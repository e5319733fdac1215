import { readEdition } from '@karvon/edition';
import { describeHotelSupplier } from '@karvon/hotel-supply/contract/hotel-supplier.contract';
import { createSandboxHotels } from './create-sandbox-hotels';

const rules = readEdition('uz');
const clock = { now: () => new Date('2026-11-21T07:00:00.000Z') };
const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [7] };
const supplier = createSandboxHotels({
  config: { sandbox: { seed: 'test', speed: 0 } },
  clock,
  edition: rules,
});

describeHotelSupplier('the sandbox', () => ({ supplier, city: 'SKD', stay, rules }));

const offerOf = async (hotel: string) => (await supplier.offers(hotel, stay, 'ru'))[0]!;

test('a magic hotel is dearer when priced again: the offer gets another id and keeps the new price', async () => {
  const seen = await offerOf('TAS-007');
  const now = await supplier.price(seen.id, 'ru');
  expect(now.offer.price.amount).toBeGreaterThan(seen.price.amount);
  expect(now.offer.id).not.toBe(seen.id);
  expect((await supplier.price(now.offer.id, 'ru')).offer).toEqual(now.offer);
});

test('a magic hotel is sold out when priced again', async () => {
  await expect(supplier.price((await offerOf('TAS-011')).id, 'ru')).rejects.toMatchObject({
    code: 'sold-out',
  });
});

test('a drawing is served by an old name too, but may not be cached for ever', async () => {
  expect(await supplier.picture('SKD-001.day.AAAAAAAA.svg')).toMatchObject({ immutable: false });
  expect(await supplier.picture('SKD-001.attic.AAAAAAAA.svg')).toBeNull();
});
