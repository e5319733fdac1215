import { openGround } from '@karvon/platform/testing/open-ground';
import { describeRoomSeller } from '@karvon/hotel-supply/contract/room-seller.contract';
import {
  roomsToBook,
  type RoomSellerUnderTest,
} from '@karvon/hotel-supply/contract/room-seller-under-test';
import { RoomRefused, type RoomBooking, type RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createSandboxHotels } from './create-sandbox-hotels';
import { createSandboxRoomSeller } from './sell-rooms';

const stay = { arrival: '2026-12-10', departure: '2026-12-13', adults: 2, childAges: [] };

async function open(): Promise<RoomSellerUnderTest> {
  const ground = await openGround();
  const supplier = createSandboxHotels({ ...ground, edition: ground.config.edition });
  return {
    seller: createSandboxRoomSeller({ ...ground, supplier }),
    ...(await roomsToBook(supplier, 'SKD', stay)),
    passMinutes: (minutes) => ground.clock.advance({ minutes }),
    passToStay: () => ground.clock.advance({ days: 20 }),
    close: () => ground.close(),
  };
}

describeRoomSeller('the sandbox', open);

/** As suppliers are that sell what is free at once, and nothing afterwards. */
function withoutChanges(seller: RoomSeller): RoomSeller {
  const final = (booking: RoomBooking) => ({ ...booking, amendable: false });
  return {
    ...seller,
    book: async (request) => final(await seller.book(request)),
    find: async (reference) => {
      const booking = await seller.find(reference);
      return booking && final(booking);
    },
    info: async (id) => final(await seller.info(id)),
    cancel: async (id) => final(await seller.cancel(id)),
    amend: async () => {
      throw new RoomRefused('nothing is changed here');
    },
  };
}

describeRoomSeller(
  'a supplier that neither asks hotels nor changes bookings',
  async () => {
    const bench = await open();
    return { ...bench, seller: withoutChanges(bench.seller) };
  },
  { requests: false, changes: false },
);
