import { adultInEachRoom } from './adult-in-each-room';
import type { HotelSupplier, SupplierHotel, SupplierHotelOffer } from './hotel-supplier';

const offer = (id: string, rooms: number) => ({ id, rooms }) as SupplierHotelOffer;
const hotel = (code: string, ...offers: SupplierHotelOffer[]) =>
  ({ code, offer: offers[0]!, alternatives: offers.slice(1) }) as SupplierHotel;
const stay = { arrival: '2026-12-10', departure: '2026-12-12', adults: 1, childAges: [7, 9, 12] };
const unsafe = {
  search: async () => [
    hotel('first', offer('a', 2), offer('b', 1), offer('c', 2)),
    hotel('none', offer('d', 2)),
  ],
  offers: async () => [offer('a', 2), offer('b', 1)],
  price: async (id: string) => ({ offer: offer(id, id === 'a' ? 2 : 1), adults: 1 }),
} as unknown as HotelSupplier;
const supplier = adultInEachRoom(unsafe);

test('a search sells only offers with an adult in each room, and no hotel without one', async () => {
  const question = { city: 'X', stay, lang: 'ru', freeSaleOnly: true, whereToPay: 'any' } as const;
  const found = await supplier.search(question, new AbortController().signal);
  expect(found).toEqual([hotel('first', offer('b', 1))]);
});

test('so do the offers of a hotel, and the price before booking', async () => {
  expect(await supplier.offers('first', stay, 'ru')).toEqual([offer('b', 1)]);
  await expect(supplier.price('a', 'ru')).rejects.toMatchObject({ code: 'sold-out' });
  expect(await supplier.price('b', 'ru')).toMatchObject({ offer: { id: 'b' } });
});

test('a supplier that sells rooms without an adult has them after the others', async () => {
  const open = adultInEachRoom({ ...unsafe, childrenAlone: true });
  const question = { city: 'X', stay, lang: 'ru', freeSaleOnly: true, whereToPay: 'any' } as const;
  expect(await open.search(question, new AbortController().signal)).toEqual([
    hotel('first', offer('b', 1), offer('a', 2), offer('c', 2)),
    hotel('none', offer('d', 2)),
  ]);
  expect(await open.offers('first', stay, 'ru')).toEqual([offer('b', 1), offer('a', 2)]);
  expect(await open.price('a', 'ru')).toMatchObject({ offer: { id: 'a' } });
});
