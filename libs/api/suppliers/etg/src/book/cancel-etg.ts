import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { RoomRefused, type RoomBooking } from '@karvon/hotel-supply/room-seller';
import { EtgRefusal, type EtgHttp } from '../wire/etg-http';
import type { EtgOrders } from './orders';
import { nothingSchema } from './schemas';

/** Sends a cancellation. @throws EtgRefusal, problem supplier-unavailable; SupplierUnanswered */
export const sendCancellation = (http: EtgHttp, attempt: string): Promise<unknown> =>
  http.change(
    { path: '/api/b2b/v3/hotel/order/cancel/', body: { partner_order_id: attempt } },
    nothingSchema,
  );

/**
 * Cancels an order, once.
 * @throws as `RoomSeller.cancel`
 */
export function createEtgCancellation(http: EtgHttp, orders: EtgOrders) {
  return async function cancel(orderId: string): Promise<RoomBooking> {
    const before = await orders.info(orderId);
    if (before.state === 'cancelled') return before;
    if (before.state === 'requested')
      throw new SupplierUnanswered('it is being booked: only then it can be cancelled');
    if (before.penaltyNow === null) throw new RoomRefused('nothing is left to cancel');
    const refusal = await sendCancellation(http, orderId).then(
      () => null,
      (error: unknown) => {
        if (error instanceof EtgRefusal) return error;
        throw error;
      },
    );
    const after = await orders.info(orderId);
    if (after.state === 'cancelled') return after;
    // `lock`: another call is cancelling it at this moment.
    if (refusal && refusal.code !== 'lock')
      throw new RoomRefused('the cancellation is not accepted', { cause: refusal });
    throw new SupplierUnanswered('the cancellation is in work');
  };
}
