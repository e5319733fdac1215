import { airlineJson, amountsJson, conditionJson, slicesJson } from './offer-json';
import { duffelId } from './ids';
import { behavioursOf, type DuffelState, type StoredOrder } from './state';
import { holdTimes } from './offers';

const DELAY_MINUTES = 45;

function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}

type SliceJson = ReturnType<typeof slicesJson>[number];

const delayed = (slice: SliceJson): SliceJson => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    departing_at: later(segment.departing_at, DELAY_MINUTES),
    arriving_at: later(segment.arriving_at, DELAY_MINUTES),
  })),
});

/** Changes by the airline that surnames provoke. */
export function airlineChanges(order: StoredOrder) {
  const behaviours = behavioursOf(order.passengers);
  const cancelled = behaviours.has('flight-cancelled');
  if (!cancelled && !behaviours.has('flight-delayed')) return [];
  const slices = slicesJson(order.supply, order.fare, order.offer.passengers);
  const at = order.createdAt.toISOString();
  return [
    {
      id: duffelId('aic', order.id),
      order_id: order.id,
      created_at: at,
      updated_at: at,
      added: cancelled ? [] : slices.map(delayed),
      removed: slices,
      available_actions: cancelled ? ['cancel'] : ['accept', 'cancel'],
      action_taken: null,
      action_taken_at: null,
      travel_agent_ticket: null,
    },
  ];
}

/** An order as `GET /air/orders/{id}` answers it. */
export function orderJson(state: DuffelState, order: StoredOrder) {
  const { offer, supply, fare, passengers } = order;
  const now = state.now();
  const lapsed = !order.paidAt && order.payBy !== null && order.payBy <= now;
  const terms = { count: passengers.length, currency: state.currency, now };
  const tickets = order.documents.filter(({ at }) => at <= now);
  const priceUntil =
    order.payBy && holdTimes({ ...state, now: () => order.createdAt }, supply).priceUntil;
  return {
    id: order.id,
    booking_reference: order.reference,
    type: order.type,
    live_mode: false,
    created_at: order.createdAt.toISOString(),
    synced_at: now.toISOString(),
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    owner: airlineJson(supply.validatingCarrier),
    ...amountsJson(fare, state.currency),
    passengers: passengers.map((passenger) => ({
      ...passenger,
      type: offer.passengers.find(({ id }) => id === passenger.id)?.type ?? 'adult',
    })),
    slices: slicesJson(supply, fare, offer.passengers),
    services: [],
    documents: tickets.map((ticket) => ({
      type: 'electronic_ticket',
      unique_identifier: ticket.unique_identifier,
      passenger_ids: [ticket.passenger_id],
    })),
    payment_status: {
      // A lapsed hold awaits no payment either, so clients must look for the documents.
      awaiting_payment: order.paidAt === null && !lapsed && order.cancelledAt === null,
      payment_required_by: order.payBy?.toISOString() ?? null,
      price_guarantee_expires_at: priceUntil?.toISOString() ?? null,
      paid_at: order.paidAt?.toISOString() ?? null,
    },
    conditions: {
      refund_before_departure: conditionJson(fare.refund, terms),
      change_before_departure: conditionJson(fare.exchange, terms),
    },
    available_actions: ['cancel', 'update'],
    airline_initiated_changes: order.paidAt ? airlineChanges(order) : [],
    cancellation: null,
    metadata: order.metadata,
  };
}
