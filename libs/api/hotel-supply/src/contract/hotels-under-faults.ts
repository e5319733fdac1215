import { randomUUID } from 'node:crypto';
import type { FaultKind } from '@karvon/supplier-simulators';
import { guestMagic } from '@karvon/sandbox-world';
import type { HotelSupplier, SupplierHotelOffer, SupplierStay } from '../hotel-supplier';
import type { RoomChange, RoomRequest, RoomSeller } from '../room-seller';
import type { RoomProvocation } from './room-seller-under-test';

/** An adapter on its simulator, whose calls can be made to fail. */
export interface HotelsUnderFaults {
  supplier: HotelSupplier;
  seller: RoomSeller;
  city: string;
  stay: SupplierStay;
  /** The simulator's switches; `on` is the beginning of a call's name, empty for every call. */
  faults: {
    add(fault: { kind: FaultKind; on: string; times?: number; ms?: number }): void;
    clear(): void;
  };
  /** How many orders under a reference are not cancelled. */
  countOrders(reference: string): number;
  /** How many changes of an order have arrived; without changes of names, none. */
  countChanges(supplierOrderId: string): number;
  /** How long the adapter waits for a response, in milliseconds; it looks at this object before each call. */
  timeouts: { read: number; write: number };
  passMinutes(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** The steps of both suites, for the first hotel with a room that can be cancelled for nothing. */
export function faultSteps(current: () => HotelsUnderFaults) {
  let offer: SupplierHotelOffer;

  const search = () => {
    const { supplier, city, stay } = current();
    const wanted = { freeSaleOnly: true, whereToPay: 'now', lang: 'ru', city, stay } as const;
    return supplier.search(wanted, new AbortController().signal);
  };
  const guestsOf = (surname: string) => [{ category: 'adult' as const, name: 'ANNA', surname }];
  const surnameOf = (provocation: RoomProvocation) =>
    guestMagic.find(({ behaviour }) => behaviour === provocation)!.surname;

  return {
    search,
    surnameOf,
    async chooseOffer() {
      const hotels = await search();
      ({ offer } = hotels.find((hotel) => hotel.offer.cancellation.freeUntil !== null)!);
      return hotels.find((hotel) => hotel.offer === offer)!;
    },
    offer: () => offer,
    request: (surname = 'KARIMOVA'): RoomRequest => ({
      reference: randomUUID(),
      offerId: offer.id,
      price: offer.price,
      booker: { name: 'Anna', phone: '+998901234567', email: 'anna@example.com' },
      guests: guestsOf(surname),
    }),
    change: (surname = 'RAHIMOVA'): RoomChange => ({
      reference: randomUUID(),
      guests: guestsOf(surname),
    }),
  };
}

export type FaultSteps = ReturnType<typeof faultSteps>;
