import { isApiProblem } from '@karvon/api-client';
import { bookingKey, forgetBookingKey } from './booking-key';

/** Codes after which the order may exist all the same, or the very same request is to be sent again. */
const undecided = new Set<string>([
  'network',
  'internal-error',
  'service-unavailable',
  'supplier-unavailable',
  'request-in-progress',
  'rate-limited',
]);

interface Booking<Body, Order> {
  /** Under which the key of the request is kept in the tab. */
  keyName: string;
  body: Body;
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Order>;
}

/** Any retry carries the same key until the server has said no: then the next try is a new request. */
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
    // A duplicated tab brings the key of another tab's booking along.
    if (code === 'idempotency-key-reused') return attempt();
    throw error;
  }
}
