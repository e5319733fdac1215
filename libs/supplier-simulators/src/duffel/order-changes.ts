import type { SupplyFare, SupplyOffer, SupplySlice } from '@karvon/sandbox-world';
import type { SimulatedResponse } from '../serve';
import { DuffelError } from './errors';
import { duffelId } from './ids';
import { decimal, slicesJson } from './offer-json';
import { airlineChanges } from './order-json';
import { checkPayment, issueDocuments, orderById } from './orders';
import { behavioursOf, type DuffelState, type StoredChangeOffer, type StoredOrder } from './state';

const OFFER_GOOD_FOR_MS = 20 * 60_000;
const MAX_OFFERS = 12;

interface ChangeRequestInput {
  order_id?: string;
  slices?: {
    add?: { origin: string; destination: string; departure_date: string }[];
    remove?: { slice_id: string }[];
  };
}

const signed = (amount: number): string => (amount < 0 ? `-${decimal(-amount)}` : decimal(amount));

const flightsOf = ({ segments }: SupplySlice): string =>
  segments.map((one) => `${one.marketingCarrier}${one.flightNumber} ${one.departs.local}`).join();

function offerJson(state: DuffelState, offer: StoredChangeOffer) {
  const { supply, fare, places, penalty, total } = offer;
  const order = orderById(state, offer.orderId);
  const old = slicesJson(order.supply, order.fare, order.offer.passengers);
  const slices = slicesJson(supply, fare, order.offer.passengers);
  const sums = (name: string, amount: number) => ({
    [`${name}_total_amount`]: signed(amount),
    [`${name}_total_currency`]: state.currency,
  });
  return {
    id: offer.id,
    live_mode: false,
    order_change_id: offer.changeId,
    ...sums('change', total),
    ...sums('penalty', penalty),
    ...sums('new', fare.total),
    refund_to: 'balance',
    expires_at: offer.expiresAt.toISOString(),
    slices: {
      add: places.map((place) => slices[place]),
      remove: places.map((place) => old[place]),
    },
  };
}

function changeJson(state: DuffelState, offer: StoredChangeOffer) {
  const { slices, order_change_id: _id, ...json } = offerJson(state, offer);
  return {
    ...json,
    id: offer.changeId,
    order_id: offer.orderId,
    slices,
    confirmed_at: offer.confirmedAt?.toISOString() ?? null,
  };
}

/** The exchange fee of the fare for all passengers, in cents. @throws DuffelError where the order cannot be changed */
function penaltyOf(state: DuffelState, order: StoredOrder): number {
  if (airlineChanges(order).some((one) => one.action_taken === null)) return 0;
  const { allowed, fee, until } = order.fare.exchange;
  const late = until !== null && new Date(`${until.local}:00${until.utcOffset}`) < state.now();
  if (
    allowed !== true ||
    fee === null ||
    late ||
    behavioursOf(order.passengers).has('exchange-by-hand')
  )
    throw new DuffelError('invalid_state_error', 'order_change_not_possible');
  return fee * order.passengers.length;
}

/** Offers of the same carrier on the requested days, with the other slices as they were. */
function otherOffers(
  state: DuffelState,
  { supply, fare, offer }: StoredOrder,
  days: ReadonlyMap<number, string>,
): { supply: SupplyOffer; fare: SupplyFare }[] {
  const found = state.worldFrom(supply.slices[0]!.origin).searchItineraries({
    slices: supply.slices.map(({ origin, destination, segments }, place) => ({
      origin,
      destination,
      date: days.get(place) ?? segments[0]!.departs.local.slice(0, 10),
    })),
    passengers: supply.passengers,
    cabin: supply.cabin,
    currency: state.currency,
  });
  return found
    .filter((one) => one.validatingCarrier === supply.validatingCarrier)
    .filter((one) =>
      one.slices.every((slice, place) => {
        const same = flightsOf(slice) === flightsOf(supply.slices[place]!);
        return days.has(place) ? !same : same;
      }),
    )
    .flatMap((one) => {
      const family = one.fares.find(({ id }) => id === (fare.id ?? offer.fareId));
      return family ? [{ supply: one, fare: family }] : [];
    })
    .sort((a, b) => a.fare.total - b.fare.total)
    .slice(0, MAX_OFFERS);
}

/** `POST /air/order_change_requests`: returns offers and changes nothing. */
export function requestChange(state: DuffelState, body: unknown): SimulatedResponse {
  const input = (body as { data?: ChangeRequestInput } | null)?.data ?? {};
  const order = orderById(state, input.order_id);
  if (order.cancelledAt || !order.paidAt)
    throw new DuffelError('invalid_state_error', 'order_change_not_possible');
  const ids = slicesJson(order.supply, order.fare, order.offer.passengers).map(({ id }) => id);
  const places = (input.slices?.remove ?? []).map(({ slice_id: id }) => ids.indexOf(id));
  const added = input.slices?.add ?? [];
  if (places.length === 0 || places.length !== added.length || places.includes(-1))
    throw new DuffelError('validation_error', 'validation_required');
  const penalty = penaltyOf(state, order);
  const forced = airlineChanges(order).some((one) => one.action_taken === null);
  const days = new Map(places.map((place, index) => [place, added[index]!.departure_date]));
  const lowest = order.fare.refund.allowed === true ? -Infinity : 0;
  const expiresAt = new Date(state.now().getTime() + OFFER_GOOD_FOR_MS);
  const offers = otherOffers(state, order, days).map(({ supply, fare }): StoredChangeOffer => {
    const difference = forced ? 0 : Math.max(lowest, fare.total - order.fare.total);
    const id = duffelId('oco', order.id, ++state.count);
    const total = penalty + difference;
    return {
      ...{ id, orderId: order.id, supply, fare, places, penalty, total, expiresAt },
      changeId: null,
      confirmedAt: null,
    };
  });
  for (const offer of offers) state.changeOffers.set(offer.id, offer);
  return {
    status: 201,
    body: {
      data: {
        id: duffelId('ocr', order.id, ++state.count),
        order_id: order.id,
        live_mode: false,
        slices: input.slices,
        order_change_offers: offers.map((offer) => offerJson(state, offer)),
      },
    },
  };
}

const found = (offer: StoredChangeOffer | undefined): StoredChangeOffer => {
  if (!offer) throw new DuffelError('not_found', 'not_found');
  return offer;
};
const byChange = (state: DuffelState, id: string): StoredChangeOffer =>
  found([...state.changeOffers.values()].find(({ changeId }) => changeId === id));

export function readChangeOffer(state: DuffelState, id: string): SimulatedResponse {
  return { status: 200, body: { data: offerJson(state, found(state.changeOffers.get(id))) } };
}

export function readOrderChange(state: DuffelState, id: string): SimulatedResponse {
  return { status: 200, body: { data: changeJson(state, byChange(state, id)) } };
}

function checkOpen(state: DuffelState, { expiresAt, orderId }: StoredChangeOffer): StoredOrder {
  const order = orderById(state, orderId);
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  if (expiresAt <= state.now())
    throw new DuffelError('invalid_state_error', 'order_change_expired');
  return order;
}

/** `POST /air/order_changes`: takes an offer, which is not confirmed yet. */
export function createOrderChange(state: DuffelState, body: unknown): SimulatedResponse {
  const { selected_order_change_offer: id = '' } =
    (body as { data?: { selected_order_change_offer?: string } } | null)?.data ?? {};
  const offer = found(state.changeOffers.get(id));
  checkOpen(state, offer);
  offer.changeId ??= duffelId('oce', offer.id);
  return { status: 201, body: { data: changeJson(state, offer) } };
}

/** `POST /air/order_changes/{id}/actions/confirm`. Null: the order has its new flights, and the response is lost. */
export function confirmOrderChange(
  state: DuffelState,
  id: string,
  body: unknown,
): SimulatedResponse | null {
  const offer = byChange(state, id);
  if (offer.confirmedAt) throw new DuffelError('invalid_state_error', 'already_confirmed');
  const order = checkOpen(state, offer);
  const { payment } =
    (body as { data?: { payment?: { amount: string; currency: string } } } | null)?.data ?? {};
  if (offer.total > 0) checkPayment(state, payment, offer.total);
  const behaviours = behavioursOf(order.passengers);
  if (behaviours.has('exchange-refused'))
    throw new DuffelError('airline_error', 'airline_internal');
  offer.confirmedAt = state.now();
  // Bags and seats belong to the old flights.
  Object.assign(order, { supply: offer.supply, fare: offer.fare, change: null, services: [] });
  order.changeAcceptedAt = state.now();
  issueDocuments(state, order);
  if (behaviours.has('exchange-time-out')) return null;
  return { status: 200, body: { data: changeJson(state, offer) } };
}
