import { startTestApp } from '../../../../testing/start-test-app';
import { describeRoomSeller, type RoomProvocation } from '../room-seller.contract';
import { createSandboxHotels } from './create-sandbox-hotels';
import { createSandboxRoomSeller } from './sell-rooms';

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

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };

describeRoomSeller('the sandbox', async () => {
  const api = await startTestApp();
  const supplier = createSandboxHotels({ ...api, edition: api.config.edition });
  const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', city: 'SKD', stay } as const;
  const hotels = await supplier.search(wanted, new AbortController().signal);
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
    seller: createSandboxRoomSeller({ ...api, supplier }),
    offer,
    strict,
    surname: (provocation) => surnames[provocation],
    passMinutes: (minutes) => api.clock.advance({ minutes }),
    passToStay: () => api.clock.advance({ days: 20 }),
    close: () => api.close(),
  };
});
