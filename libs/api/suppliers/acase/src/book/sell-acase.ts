import type { RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createAcaseAmendment } from './amend-acase';
import { createAcaseBooking, type BookAcaseDeps } from './book-acase';
import { createAcaseCancellation } from './cancel-acase';
import { createAcaseOrders } from './orders';
import { createAcaseVouchers } from './vouchers';

/** Booking, cancelling and vouchers. */
export function createAcaseSeller(deps: Omit<BookAcaseDeps, 'orders' | 'cancel'>): RoomSeller {
  const { claims, http } = deps;
  const orders = createAcaseOrders(deps);
  const cancel = createAcaseCancellation(orders);
  const { book, find } = createAcaseBooking({ ...deps, orders, cancel });

  return {
    book,
    async find(reference) {
      const claim = await claims.find(reference);
      return claim ? find(claim) : null;
    },
    info: orders.info,
    cancel,
    amend: createAcaseAmendment({ ...deps, orders }),
    ...createAcaseVouchers({ http, readOrder: orders.read, info: orders.info }),
  };
}
