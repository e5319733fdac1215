import type { RoomBooking, RoomSeller } from '../room-seller';
import { named, type NamedHotels, type OwnerOf } from './names';
import { problem } from '@karvon/platform/http/problem';

/** Several sellers as one: an offer is booked and cancelled at its own supplier, also after a restart. */
export function joinSellers(listed: readonly NamedHotels[], ownerOf: OwnerOf): RoomSeller {
  const ours = <Booking extends RoomBooking>(name: string, booking: Booking): Booking => ({
    ...booking,
    supplierOrderId: named(name, booking.supplierOrderId),
  });
  return {
    async book(request) {
      let owner;
      try {
        owner = ownerOf(request.offerId);
      } catch (error) {
        throw problem('offer-expired', {}, error);
      }
      return ours(owner.name, await owner.seller.book({ ...request, offerId: owner.id }));
    },

    async find(reference) {
      // Each seller knows from its own records whether it received the request.
      for (const { seller, name } of listed) {
        const booking = await seller.find(reference);
        if (booking) return ours(name, booking);
      }
      return null;
    },

    async info(supplierOrderId) {
      const { seller, id, name } = ownerOf(supplierOrderId);
      return ours(name, await seller.info(id));
    },

    async cancel(supplierOrderId) {
      const { seller, id, name } = ownerOf(supplierOrderId);
      return ours(name, await seller.cancel(id));
    },

    async amend(supplierOrderId, change) {
      const { seller, id, name } = ownerOf(supplierOrderId);
      return ours(name, await seller.amend(id, change));
    },

    async requestVoucher(supplierOrderId) {
      const { seller, id, name } = ownerOf(supplierOrderId);
      const { taskId } = await seller.requestVoucher(id);
      return { taskId: named(name, taskId) };
    },

    async voucher(taskId) {
      const { seller, id } = ownerOf(taskId);
      return seller.voucher(id);
    },
  };
}
