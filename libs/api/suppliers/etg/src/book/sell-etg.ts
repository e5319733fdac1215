import { RoomRefused, type RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createEtgBooking, type BookEtgDeps } from './book-etg';
import { createEtgCancellation } from './cancel-etg';
import { createEtgOrders } from './orders';
import { createEtgVouchers } from './vouchers';

/** Booking, cancelling and vouchers. */
export function createEtgSeller(deps: Omit<BookEtgDeps, 'orders'>): RoomSeller {
  const { claims, http } = deps;
  const orders = createEtgOrders(deps);
  const { book, find } = createEtgBooking({ ...deps, orders });

  return {
    book,
    async find(reference) {
      const claim = await claims.find(reference);
      return claim ? find(claim) : null;
    },
    info: orders.info,
    cancel: createEtgCancellation(http, orders),
    async amend() {
      throw new RoomRefused('the supplier changes no bookings; a person must ask');
    },
    ...createEtgVouchers(http, orders),
  };
}
