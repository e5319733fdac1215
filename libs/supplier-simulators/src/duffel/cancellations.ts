import type { SimulatedResponse } from '../serve';
import { DuffelError } from './errors';
import { duffelId } from './ids';
import { decimal } from './offer-json';
import { airlineChanges } from './order-json';
import { orderById } from './orders';
import { behavioursOf, type DuffelState, type StoredCancellation, type StoredOrder } from './state';

const QUOTE_GOOD_FOR_MS = 20 * 60_000;

function cancellationJson(state: DuffelState, one: StoredCancellation) {
  return {
    id: one.id,
    order_id: one.orderId,
    live_mode: false,
    refund_amount: one.refund === null ? null : decimal(one.refund),
    refund_currency: one.refund === null ? null : state.currency,
    refund_to: one.refundTo,
    airline_credits: [],
    created_at: one.createdAt.toISOString(),
    expires_at: one.expiresAt.toISOString(),
    confirmed_at: one.confirmedAt?.toISOString() ?? null,
  };
}

/** In cents; null where the airline does not say. The taxes of an unused ticket are refunded. */
function refundOf(state: DuffelState, order: StoredOrder): number | null {
  const { fare } = order;
  if (!order.paidAt) return 0;
  if (airlineChanges(order).some((one) => one.action_taken === null)) return fare.total;
  const { allowed, fee, until } = fare.refund;
  if (allowed === 'unknown') return null;
  const base = fare.prices.reduce((sum, one) => sum + one.base * one.count, 0);
  const tooLate = until !== null && new Date(`${until.local}:00${until.utcOffset}`) < state.now();
  if (!allowed || tooLate) return fare.total - base;
  if (fee === null) return null;
  return fare.total - Math.min(base, fee * order.passengers.length);
}

/** `POST /air/order_cancellations`: a quote, which changes nothing. */
export function quoteCancellation(state: DuffelState, body: unknown): SimulatedResponse {
  const order = orderById(state, (body as { data?: { order_id?: string } } | null)?.data?.order_id);
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  const now = state.now();
  const one: StoredCancellation = {
    id: duffelId('ore', order.id, ++state.count),
    orderId: order.id,
    refund: refundOf(state, order),
    refundTo: order.paidAt ? 'balance' : 'awaiting_payment',
    createdAt: now,
    expiresAt: new Date(now.getTime() + QUOTE_GOOD_FOR_MS),
    confirmedAt: null,
  };
  state.cancellations.set(one.id, one);
  return { status: 201, body: { data: cancellationJson(state, one) } };
}

function cancellationById(state: DuffelState, id: string): StoredCancellation {
  const one = state.cancellations.get(id);
  if (!one) throw new DuffelError('not_found', 'not_found');
  return one;
}

export function readCancellation(state: DuffelState, id: string): SimulatedResponse {
  const data = cancellationJson(state, cancellationById(state, id));
  return { status: 200, body: { data } };
}

/** `POST /air/order_cancellations/{id}/actions/confirm`. Null: the order is cancelled, and the response is lost. */
export function confirmCancellation(state: DuffelState, id: string): SimulatedResponse | null {
  const one = cancellationById(state, id);
  const order = orderById(state, one.orderId);
  const behaviours = behavioursOf(order.passengers);
  if (one.confirmedAt) throw new DuffelError('invalid_state_error', 'already_confirmed');
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  if (one.expiresAt <= state.now())
    throw new DuffelError('invalid_state_error', 'order_cancellation_expired');
  if (behaviours.has('cancel-refused')) throw new DuffelError('airline_error', 'airline_internal');
  one.confirmedAt = state.now();
  order.cancelledAt = state.now();
  if (behaviours.has('cancel-time-out')) return null;
  return { status: 200, body: { data: cancellationJson(state, one) } };
}
