import { readEdition } from '@karvon/edition';
import { classifiedOnly } from '@karvon/hotel-supply/classified-only';
import { describeHotelSupplier } from '@karvon/hotel-supply/contract/hotel-supplier.contract';
import { createSandboxHotels } from './create-sandbox-hotels';

const edition = readEdition('ru');
const clock = { now: () => new Date('2026-11-21T07:00:00.000Z') };
const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };
const all = createSandboxHotels({
  config: { sandbox: { seed: 'test', speed: 0 } },
  clock,
  edition,
});
const supplier = classifiedOnly(all, edition.classifiedHotelsOnlyIn);
const never = new AbortController().signal;
const search = (from: typeof all, city: string) =>
  from.search({ city, stay, lang: 'ru', freeSaleOnly: false, whereToPay: 'any' }, never);

describeHotelSupplier('what edition ru sells', () => ({
  supplier,
  city: 'MOW',
  stay,
  rules: edition,
}));

test('in Russia only hotels with a confirmed category are found; abroad the law does not require one', async () => {
  const known = await search(all, 'MOW');
  const sold = await search(supplier, 'MOW');
  expect(known.some(({ certified }) => !certified)).toBe(true);
  expect(sold).toEqual(known.filter(({ certified }) => certified));
  expect(sold.some(({ kind }) => kind === 'hostel')).toBe(true);
  expect((await search(supplier, 'IST')).length).toBeGreaterThan(20);
});

test('a hotel without one is not found by its address, by its code or in a count', async () => {
  const { code } = (await search(all, 'MOW')).find(({ certified }) => !certified)!;
  const [offer] = await all.offers(code, stay, 'ru');
  await expect(supplier.describe(code, 'ru')).rejects.toMatchObject({ code: 'hotel-not-found' });
  await expect(supplier.offers(code, stay, 'ru')).rejects.toMatchObject({
    code: 'hotel-not-found',
  });
  await expect(supplier.price(offer!.id, 'ru')).rejects.toMatchObject({ code: 'sold-out' });
  const hotels = await supplier.hotels();
  expect(hotels.map((hotel) => hotel.code)).not.toContain(code);
  const moscow = (await supplier.locations()).find(({ shown }) => shown.ru.code === 'MOW')!;
  expect(moscow.shown.uz.hotelCount).toBe(hotels.filter(({ city }) => city === 'MOW').length);
});

test('edition uz sells them all', () => {
  expect(classifiedOnly(all, readEdition('uz').classifiedHotelsOnlyIn)).toBe(all);
});
