import type { SimulatedResponse } from '../serve';
import { DuffelError } from './errors';
import { airlineJson, amountsJson, conditionJson, decimal, slicesJson } from './offer-json';
import { duffelId } from './ids';
import { behavioursOf, flightChanges, type DuffelState, type StoredOrder } from './state';
import { holdTimes } from './offers';
import { serviceJson, servicesTotal } from './services';

const DELAY_MINUTES = 45;
const MOVE_MINUTES = 300;

function later(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}

type SliceJson = ReturnType<typeof slicesJson>[number];

const shifted = (slice: SliceJson, minutes: number): SliceJson => ({
  ...slice,
  id: `${slice.id}_new`,
  segments: slice.segments.map((segment) => ({
    ...segment,
    id: `${segment.id}_new`,
    departing_at: later(segment.departing_at, minutes),
    arriving_at: later(segment.arriving_at, minutes),
  })),
});

const renumbered = (slice: SliceJson): SliceJson => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    marketing_carrier_flight_number: String(Number(segment.marketing_carrier_flight_number) + 7),
  })),
});

/** Changes by the airline: one that a test has caused, or one that a surname provokes. */
export function airlineChanges(order: StoredOrder) {
  const behaviours = behavioursOf(order.passengers);
  const kind = order.change?.kind ?? flightChanges.find((one) => behaviours.has(one));
  if (!kind) return [];
  const [cancelled, moved] = [kind === 'flight-cancelled', kind === 'flight-moved'];
  const slices = slicesJson(order.supply, order.fare, order.offer.passengers);
  const added = slices.map((slice) =>
    moved ? renumbered(shifted(slice, MOVE_MINUTES)) : shifted(slice, DELAY_MINUTES),
  );
  const at = (order.change?.at ?? order.createdAt).toISOString();
  const { cancelledAt, changeAcceptedAt: acceptedAt } = order;
  return [
    {
      id: duffelId('aic', order.id, at),
      order_id: order.id,
      created_at: at,
      updated_at: at,
      added: cancelled ? [] : added,
      removed: slices,
      available_actions: cancelled ? ['cancel'] : ['accept', 'cancel'],
      action_taken: acceptedAt ? 'accepted' : cancelledAt ? 'cancelled' : null,
      action_taken_at: (acceptedAt ?? cancelledAt)?.toISOString() ?? null,
      travel_agent_ticket: null,
    },
  ];
}

/** `POST /air/airline_initiated_changes/{id}/actions/accept`. */
export function acceptChange(state: DuffelState, id: string): SimulatedResponse {
  for (const order of state.orders.values()) {
    const change = airlineChanges(order).find((one) => one.id === id);
    if (!change) continue;
    if (change.action_taken === 'accepted')
      throw new DuffelError('invalid_state_error', 'already_accepted');
    if (change.action_taken || !change.available_actions.includes('accept'))
      throw new DuffelError('invalid_state_error', 'stale_airline_initiated_change_accept');
    order.changeAcceptedAt = state.now();
    return { status: 200, body: { data: airlineChanges(order)[0] } };
  }
  throw new DuffelError('not_found', 'not_found');
}

/** The flights of an order now: those of an accepted change, or those that were sold. */
export function currentSlices(order: StoredOrder) {
  const changes = order.paidAt ? airlineChanges(order) : [];
  const accepted = changes.find((one) => one.action_taken === 'accepted');
  return accepted?.added ?? slicesJson(order.supply, order.fare, order.offer.passengers);
}

/** An order in the format of `GET /air/orders/{id}`. */
export function orderJson(state: DuffelState, order: StoredOrder) {
  const { offer, supply, fare, passengers } = order;
  const now = state.now();
  const lapsed = !order.paidAt && order.payBy !== null && order.payBy <= now;
  const terms = { count: passengers.length, currency: state.currency, now };
  const tickets = order.documents.filter(({ at }) => at <= now);
  const changes = order.paidAt ? airlineChanges(order) : [];
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
    total_amount: decimal(fare.total + servicesTotal(order.services)),
    passengers: passengers.map((passenger) => ({
      ...passenger,
      type: offer.passengers.find(({ id }) => id === passenger.id)?.type ?? 'adult',
    })),
    slices: currentSlices(order),
    services: order.services.map((one) => serviceJson(state, one)),
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
    airline_initiated_changes: changes,
    cancellation: null,
    metadata: order.metadata,
  };
}
