import { compareMoney, money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem, ProblemError } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';
import type { HotelCatalogue, RoomBooking } from '@karvon/hotel-catalogue';
import type { AcceptBooking } from './accept-booking';
import type { HotelOrderRow, HotelOrderStore } from '../store/order-store';

export interface BookRoomDeps extends Pick<AppDeps, 'database'> {
  catalogue: HotelCatalogue;
  store: HotelOrderStore;
  accept: AcceptBooking;
}

export interface RoomReservation {
  /** Requests the room of a new order from the supplier. */
  book(number: string): Promise<HotelOrderRow>;
  /** Continues an order that an earlier call began. */
  resume(order: HotelOrderRow): Promise<HotelOrderRow>;
  /** Asks the supplier for a booking whose answer was lost; without a booking the order has failed. */
  reconcile(number: string): Promise<void>;
}

/** Phases B3 to B5 of a booking: one reference, one booking, whatever happens in between. */
export function createRoomReservation({
  database: { db },
  catalogue,
  store,
  accept,
}: BookRoomDeps): RoomReservation {
  const { seller } = catalogue;
  const load = async (number: string) => (await store.find(db, number))!;
  const discard = (number: string) => db.transaction().execute((tx) => store.remove(tx, number));

  async function refusePrice(order: HotelOrderRow): Promise<never> {
    await discard(order.number);
    const { offer } = await catalogue.priceOffer(order.offer_id, order.lang);
    const oldTotal = money(order.total, order.currency);
    throw problem('price-changed', { oldTotal, newTotal: offer.total });
  }

  /** B5: the supplier's booking is written down; `later`: by a job. */
  async function adopt(
    order: HotelOrderRow,
    booking: RoomBooking,
    later = false,
  ): Promise<HotelOrderRow> {
    const { number } = order;
    if (compareMoney(booking.price, money(order.supplier_price, order.currency)) > 0) {
      await seller.cancel(booking.supplierOrderId);
      return refusePrice(order);
    }
    const { state } = booking;
    if (state === 'refused' || state === 'cancelled') {
      await discard(number);
      throw problem('hotel-not-booked');
    }
    // The visitor's retry and the job may both learn of the booking: the first one stores it.
    await db
      .transaction()
      .execute((tx) =>
        state === 'confirmed'
          ? accept.confirm(tx, order, booking, later)
          : accept.wait(tx, order, { ...booking, state }),
      );
    phase('B5');
    const booked = await load(number);
    if (booked.supply !== 'refused') return booked;
    // The job had given up the order before the supplier answered.
    await seller.cancel(booking.supplierOrderId);
    throw problem('hotel-not-booked');
  }

  async function request(order: HotelOrderRow): Promise<RoomBooking> {
    try {
      return await seller.book(store.roomRequest(order));
    } catch (error) {
      if (error instanceof SupplierPriceChanged) return refusePrice(order);
      if (error instanceof SupplierUnanswered) {
        const booking = await seller.find(order.number);
        if (booking) return booking;
        // The outcome is still unknown: the row stays, and the next call with this key or the job asks again.
        throw problem('supplier-unavailable', {}, error);
      }
      if (error instanceof ProblemError) await discard(order.number);
      throw error;
    }
  }

  async function bookOrder(order: HotelOrderRow): Promise<HotelOrderRow> {
    const booking = await request(order);
    phase('B4');
    return adopt(order, booking);
  }

  return {
    book: async (number) => bookOrder(await load(number)),

    async resume(order) {
      if (order.supply === 'refused') throw problem('hotel-not-booked');
      if (order.supply !== 'book-asked') return order;
      const booking = await seller.find(order.number);
      return booking ? adopt(order, booking) : bookOrder(order);
    },

    async reconcile(number) {
      const order = await store.find(db, number);
      if (order?.supply !== 'book-asked') return;
      const booking = await seller.find(number);
      if (booking && booking.state !== 'refused' && booking.state !== 'cancelled')
        return void (await adopt(order, booking, true));
      await db.transaction().execute((tx) => accept.refuse(tx, order));
    },
  };
}
