import { readEdition } from '@karvon/edition';
import { startAcase } from './testing';
import { describeHotelSupplier } from '@karvon/hotel-supply/contract/hotel-supplier.contract';
import { describeRoomSeller } from '@karvon/hotel-supply/contract/room-seller.contract';
import { roomsToBook } from '@karvon/hotel-supply/contract/room-seller-under-test';

const rules = readEdition('uz');
const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };

/** The code of a city by its name. */
async function cityOf(
  supplier: Awaited<ReturnType<typeof startAcase>>['supplier'],
  name: string,
): Promise<string> {
  const locations = await supplier.locations();
  return locations.find(({ shown }) => shown.ru.name === name)!.shown.ru.code;
}

describeHotelSupplier('Академсервис', async () => {
  const { supplier, close } = await startAcase();
  const city = await cityOf(supplier, 'Термез');
  return { supplier, city, stay: { ...stay, childAges: [7] }, rules, close };
});

describeRoomSeller('Академсервис', async () => {
  const { supplier, seller, ground, close } = await startAcase();
  return {
    seller,
    ...(await roomsToBook(supplier, await cityOf(supplier, 'Термез'), stay)),
    passMinutes: (minutes) => ground.clock.advance({ minutes }),
    passToStay: () => ground.clock.advance({ days: 20 }),
    close,
  };
});
