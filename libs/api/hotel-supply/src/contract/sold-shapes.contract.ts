import { ProblemError } from '@karvon/platform/http/problem';
import { sellEveryShape } from '@karvon/supply/testing/sold-shapes';
import type { TestClock } from '@karvon/platform/testing/test-clock';
import { roomSteps, roomsToBook } from './room-seller-under-test';
import type { HotelSupplier } from '../hotel-supplier';
import type { RoomSeller } from '../room-seller';

interface Selling {
  ground: { clock: TestClock };
  supplier: HotelSupplier;
  seller: RoomSeller;
  close(): Promise<void>;
}

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };

/** Finds rooms of a city, books one, looks at it and gives it back. */
async function sellOne({ ground, supplier, seller }: Selling, city: string): Promise<void> {
  const rooms = await roomsToBook(supplier, city, stay).catch((error: unknown) => {
    if (error instanceof ProblemError) throw error;
    return null;
  });
  // A small city may have no room of each kind on these days.
  if (!rooms) return;
  const steps = roomSteps(() => ({
    ...rooms,
    seller,
    passMinutes: (minutes) => ground.clock.advance({ minutes }),
    passToStay: () => ground.clock.advance({ days: 20 }),
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

/** Sells rooms of every recorded shape of a supplier. */
export const sellEveryHotelShape = (
  name: string,
  start: Parameters<typeof sellEveryShape<Selling>>[1],
  kinds: readonly string[],
): void => sellEveryShape(name, start, kinds, sellNth);
