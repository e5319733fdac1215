import { createShapes } from '@karvon/supplier-simulators';
import { ProblemError } from '../../../http/problem';
import { startAcase } from '../../../testing/suppliers/acase';
import { startEtg } from '../../../testing/suppliers/etg';
import type { TestApp } from '../../../testing/start-test-app';
import { roomSteps, roomsToBook } from './contract/room-seller-under-test';
import type { HotelSupplier } from './hotel-supplier';
import type { RoomSeller } from './room-seller';

interface Selling {
  api: TestApp;
  supplier: HotelSupplier;
  seller: RoomSeller;
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

test.each([
  ['etg', startEtg],
  ['acase', startAcase],
])(
  '%s: every shape that its simulator sends is sold through',
  async (name, start) => {
    const shapes = createShapes(name, { seed: 'karvon', share: 1 });
    const unreadable: string[] = [];
    const world = await start({
      change: shapes.change,
      onLog: (line) => {
        if (line.includes('could not be read')) unreadable.push(line);
      },
    });
    // Small cities first: the hotels of a capital have magic behaviours.
    const places = [...(await world.supplier.locations())].reverse();
    const cities = places.map(({ shown }) => shown.ru.code);
    for (const city of cities) if (shapes.missing().length > 0) await sellOne(world, city);
    expect(shapes.missing()).toEqual([]);
    expect(unreadable).toEqual([]);
    await world.close();
  },
  300_000,
);
