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

const codeOf = (error: unknown) => (isApiProblem(error) ? error.problem.code : 'network');

/** Sends the request with its key, which is forgotten once the outcome is certain. */
async function attempt<Body, Order>({ keyName, body, send }: Booking<Body, Order>): Promise<Order> {
  try {
    const order = await send(body, { idempotencyKey: bookingKey(keyName, body) });
    forgetBookingKey(keyName);
    return order;
  } catch (error) {
    if (!undecided.has(codeOf(error))) forgetBookingKey(keyName);
    throw error;
  }
}

/**
 * Sends the booking. Retries send the same key until the server refuses; the next attempt is then a new request.
 * @throws what `send` throws
 */
export function bookOnce<Body, Order>(booking: Booking<Body, Order>): Promise<Order> {
  return attempt(booking).catch((error: unknown) => {
    // A duplicated tab copies the key of the first tab's booking.
    if (codeOf(error) === 'idempotency-key-reused') return attempt(booking);
    throw error;
  });
}
