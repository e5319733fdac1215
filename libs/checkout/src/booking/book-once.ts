import { sendOnce } from '@karvon/api-client';
import { bookingKey, forgetBookingKey } from './booking-key';

interface Booking<Body, Order> {
  /** The name under which the request's key is stored in the tab. */
  keyName: string;
  body: Body;
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Order>;
}

/**
 * Sends the booking. Retries, also after the page was loaded again, send the same key until the server refuses; the next attempt
 * is then a new request.
 * @throws what `send` throws
 */
export function bookOnce<Body, Order>({
  keyName,
  body,
  send,
}: Booking<Body, Order>): Promise<Order> {
  return sendOnce(
    { current: () => bookingKey(keyName, body), forget: () => forgetBookingKey(keyName) },
    (idempotencyKey) => send(body, { idempotencyKey }),
  );
}
