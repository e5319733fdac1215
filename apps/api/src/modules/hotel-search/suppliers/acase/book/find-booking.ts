import type { Logger } from 'pino';
import { problem } from '../../../../../http/problem';
import type { RoomBooking } from '../../room-seller';
import type { AcaseHttp } from '../wire/acase-http';
import type { Claim, Claims } from './claims';
import { findOrders } from './find-orders';
import { cancelRequest } from './order-request';
import type { AcaseOrders } from './orders';

export interface FindBookingDeps {
  http: AcaseHttp;
  claims: Claims;
  logger: Logger;
  orders: AcaseOrders;
}

/** Finds the outcome of a request to book. */
export function createBookingFinder({ http, claims, logger, orders }: FindBookingDeps) {
  /** The booking of a claim, even a cancelled one, or null. */
  async function find(claim: Claim): Promise<RoomBooking | null> {
    if (claim.state === 'refused') return null;
    if (claim.order_id) return orders.bookingOf(claim, await orders.read(claim.order_id));
    const [first, ...more] = await findOrders(http, claim);
    if (first === undefined) return null;
    const booking = await settled(claim, first);
    for (const twin of more) await giveTwinBack(claim, twin);
    return booking;
  }

  /** Assigns an order to a claim after checking that the order has our reference. */
  async function settled(claim: Claim, id: string): Promise<RoomBooking> {
    const order = await orders.read(id);
    if (order['@ReferenceNumber'] !== claim.reference)
      throw problem('supplier-unavailable', {}, new Error('an order of somebody else'));
    await claims.settle(claim.reference, { orderId: id });
    return orders.bookingOf(claim, order);
  }

  /** Cancels a second order under one reference. */
  async function giveTwinBack(claim: Claim, id: string): Promise<void> {
    logger.error({ reference: claim.reference, twin: id }, 'Академсервис has booked twice');
    const order = await orders.read(id);
    const { '@Id': accommodation } = order.AccommodationList.Accommodation[0]!;
    await orders.send(cancelRequest(id, accommodation));
  }

  return { find, settled };
}

export type BookingFinder = ReturnType<typeof createBookingFinder>;
