import { ProblemError } from '@karvon/platform/http/problem';
import { startAcase } from '../../../testing/suppliers/acase';
import { startEtg } from '../../../testing/suppliers/etg';
import { sellEveryShape } from '../../../testing/suppliers/sold-shapes';
import type { TestApp } from '../../../testing/start-test-app';
import { roomSteps, roomsToBook } from './contract/room-seller-under-test';
import type { HotelSupplier } from './hotel-supplier';
import type { RoomSeller } from './room-seller';

interface Selling {
  api: TestApp;
  supplier: HotelSupplier;
  seller: RoomSeller;
  close(): Promise<void>;
}

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };

/** Finds rooms of a city, books one, looks at it and gives it back. */
async function sellOne({ api, supplier, seller }: Selling, city: string): Promise<void> {
  const rooms = await roomsToBook(supplier, city, stay).catch((error: unknown) => {
    if (error instanceof ProblemError) throw error;
    return null;
  });
  // A small city may have no room of each kind on these days.
  if (!rooms) return;
  const steps = roomSteps(() => ({
    ...rooms,
    seller,
    passMinutes: (minutes) => api.clock.advance({ minutes }),
    passToStay: () => api.clock.advance({ days: 20 }),
    close: () => Promise.resolve(),
  }));
  const offer = await supplier.price(rooms.offer.id, 'ru');
  const { supplierOrderId } = await seller.book(steps.request('nothing', offer.offer));
  expect(await seller.info(supplierOrderId)).toMatchObject({ state: 'confirmed' });
  expect(await seller.cancel(supplierOrderId)).toMatchObject({ state: 'cancelled' });
}

/** Small cities first: the hotels of a capital have magic behaviours. */
async function sellNth(world: Selling, nth: number): Promise<void> {
  const place = (await world.supplier.locations()).at(-1 - nth);
  if (place) await sellOne(world, place.shown.ru.code);
}

sellEveryShape<Selling>(
  [
    ['etg', startEtg, ['rate', 'form', 'order', 'content']],
    ['acase', startAcase, ['offer', 'hotel', 'price']],
  ],
  sellNth,
);
