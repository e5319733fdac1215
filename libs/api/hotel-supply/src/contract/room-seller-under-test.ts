import { randomUUID } from 'node:crypto';
import type { Money } from '@karvon/money';
import { guestMagic, type GuestBehaviour } from '@karvon/sandbox-world';
import type { HotelSupplier, SupplierStay } from '../hotel-supplier';
import type { RoomChange, RoomRequest, RoomSeller } from '../room-seller';

/** What a guest's surname provokes: in the sandbox, and in every simulator. */
export type RoomProvocation = GuestBehaviour | 'nothing';

interface RoomToBook {
  id: string;
  price: Money;
}

export interface RoomSellerUnderTest {
  seller: RoomSeller;
  /** An available offer that can be cancelled for nothing today. */
  offer: RoomToBook;
  /** An offer whose cancellation costs the full price. */
  strict: RoomToBook;
  /** Waits long enough for a hotel to answer and for a slow voucher to be made. */
  passMinutes(minutes: number): Promise<void>;
  /** Moves the time to the middle of the guests' stay. */
  passToStay(): Promise<void>;
  close(): Promise<void>;
}

/** Two rooms of a city for the suite: one can be cancelled for nothing, the other one costs the full price. */
export async function roomsToBook(
  supplier: HotelSupplier,
  city: string,
  stay: SupplierStay,
): Promise<Pick<RoomSellerUnderTest, 'offer' | 'strict'>> {
  const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', city, stay } as const;
  const hotels = await supplier.search(wanted, new AbortController().signal);
  const offers = (
    await Promise.all(hotels.slice(0, 12).map(({ code }) => supplier.offers(code, stay, 'ru')))
  )
    .flat()
    .filter(({ availability }) => availability === 'free-sale');
  const offer = offers.find(({ cancellation }) => cancellation.freeUntil !== null);
  const strict = offers.find(
    ({ price, cancellation: { steps } }) => steps[0]?.penalty.amount === price.amount,
  );
  if (!offer || !strict) throw new Error(`${city} has no such rooms for these days`);
  return { offer, strict };
}

function guest(provocation: RoomProvocation, name: string) {
  const magic = guestMagic.find(({ behaviour }) => behaviour === provocation);
  return { category: 'adult' as const, name, surname: magic?.surname ?? 'KARIMOVA' };
}

/** Requests of the suite, each under a reference of its own. */
export function roomSteps(current: () => RoomSellerUnderTest) {
  function request(
    provocation: RoomProvocation = 'nothing',
    offer: RoomToBook = current().offer,
  ): RoomRequest {
    return {
      reference: randomUUID(),
      offerId: offer.id,
      price: offer.price,
      booker: { name: 'Anna', phone: '+998901234567', email: 'anna@example.com' },
      guests: [guest(provocation, 'Anna')],
    };
  }

  return {
    request,
    change: (provocation: RoomProvocation = 'nothing', name = 'Olga'): RoomChange => ({
      reference: randomUUID(),
      guests: [guest(provocation, name)],
      comment: 'A high floor',
    }),
    booked: async (provocation?: RoomProvocation) =>
      (await current().seller.book(request(provocation))).supplierOrderId,
  };
}
export type RoomSteps = ReturnType<typeof roomSteps>;
