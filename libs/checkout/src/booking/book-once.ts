import { isApiProblem } from '@karvon/api-client';
import { bookingKey, forgetBookingKey } from './booking-key';

/** Problem codes after which the order may exist, or after which the same request has to be sent again. */
const undecided = new Set<string>([
  'network',
  'internal-error',
  'service-unavailable',
  'supplier-unavailable',
  'request-in-progress',
  'rate-limited',
]);

interface Booking<Body, Order> {
  /** The name under which the request's key is stored in the tab. */
  keyName: string;
  body: Body;
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Order>;
}

/** Sends the booking. Retries send the same key until the server refuses; the next attempt is then a new request. */
export async function bookOnce<Body, Order>(booking: Booking<Body, Order>): Promise<Order> {
  const { keyName, body, send } = booking;
  const attempt = () => send(body, { idempotencyKey: bookingKey(keyName, body) });
  try {
    const order = await attempt();
    forgetBookingKey(keyName);
    return order;
  } catch (error) {
    const code = isApiProblem(error) ? error.problem.code : 'network';
    if (!undecided.has(code)) forgetBookingKey(keyName);
    // A duplicated tab copies the key of the first tab's booking.
    if (code === 'idempotency-key-reused') return attempt();
    throw error;
  }
}
