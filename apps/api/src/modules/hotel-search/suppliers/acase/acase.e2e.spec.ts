import { readEdition } from '@karvon/edition';
import { startAcase } from '../../../../testing/acase';
import { describeHotelSupplier } from '../hotel-supplier.contract';
import { describeRoomSeller, type RoomProvocation } from '../room-seller.contract';

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

const surnames: Record<RoomProvocation, string> = {
  nothing: 'KARIMOVA',
  refused: 'NOROOM',
  unanswered: 'ROOMTIMEOUT',
  'request-confirmed': 'ASKROOM',
  'request-refused': 'ASKREFUSED',
  'waiting-list': 'WAITLIST',
  'voucher-late': 'LATEVOUCHER',
  'cancel-refused': 'CANCELREFUSED',
  'no-changes': 'NOCHANGES',
  'change-refused': 'CHANGEREFUSED',
  'change-late': 'LATECHANGE',
  'change-unanswered': 'CHANGETIMEOUT',
};

describeRoomSeller('Академсервис', async () => {
  const { supplier, seller, api, close } = await startAcase();
  const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', stay } as const;
  const city = await cityOf(supplier, 'Термез');
  const hotels = await supplier.search({ ...wanted, city }, new AbortController().signal);
  const offers = (
    await Promise.all(hotels.slice(0, 12).map(({ code }) => supplier.offers(code, stay, 'ru')))
  )
    .flat()
    .filter(({ availability }) => availability === 'free-sale');
  const offer = offers.find(({ cancellation }) => cancellation.freeUntil !== null)!;
  const strict = offers.find(
    ({ price, cancellation: { steps } }) => steps[0]?.penalty.amount === price.amount,
  )!;
  return {
    seller,
    offer,
    strict,
    surname: (provocation) => surnames[provocation],
    passMinutes: (minutes) => api.clock.advance({ minutes }),
    passToStay: () => api.clock.advance({ days: 20 }),
    close,
  };
});
