import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { RoomRefused, type RoomBooking } from '@karvon/hotel-supply/room-seller';
import { AcaseRefusal } from '../wire/acase-http';
import { cancelRequest } from './order-request';
import type { AcaseOrders } from './orders';

/**
 * Cancels the room of an order, once.
 * @throws as `RoomSeller.cancel`
 */
export function createAcaseCancellation(orders: AcaseOrders) {
  return async function cancel(orderId: string): Promise<RoomBooking> {
    const claim = await orders.claimOf(orderId);
    const order = await orders.read(orderId);
    const before = orders.bookingOf(claim, order);
    if (before.state === 'cancelled') return before;
    if (before.penaltyNow === null) throw new RoomRefused('nothing is left to cancel');
    const { '@Id': accommodation } = order.AccommodationList.Accommodation[0]!;
    try {
      await orders.send(cancelRequest(orderId, accommodation));
    } catch (error) {
      if (error instanceof AcaseRefusal)
        throw new RoomRefused('the cancellation is not accepted', { cause: error });
      throw error;
    }
    const after = await orders.info(orderId);
    // The cancellation is requested and not done yet: a later call will have the result.
    if (after.state !== 'cancelled') throw new SupplierUnanswered('the cancellation is in work');
    return after;
  };
}
