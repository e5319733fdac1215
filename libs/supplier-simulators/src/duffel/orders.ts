import type { Fault } from '../faults';
import type { SimulatedResponse, SimulatedCall } from '../serve';
import { DuffelError } from './errors';
import { duffelId } from './ids';
import { decimal, slicesJson } from './offer-json';
import { holdTimes, offerNow, type PresentOffer } from './offers';
import { orderJson } from './order-json';
import { servicesFor, servicesTotal, type ServiceInput } from './services';
import {
  behavioursOf,
  type DuffelState,
  type OrderPassengerInput,
  type StoredOrder,
  type StoredService,
} from './state';

const RAISE_PERCENT = 7;
const SLOW_ISSUE_MS = 2 * 60_000;
const LATE_TICKETS_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters of ASCII, Latin-1 Supplement and Latin Extended-A except a few, 1 to 20 of them. */
const NAME = /^[A-Za-zÀ-ÅÇ-ÖØ-Ýß-åç-ïñ-öø-ýÿĀ-ıĴ-őŔ-ſ '-]{1,20}$/u;

interface OrderInput {
  type?: string;
  selected_offers?: string[];
  passengers?: OrderPassengerInput[];
  payments?: { type: string; amount: string; currency: string }[];
  services?: ServiceInput[];
  metadata?: Record<string, string>;
}

function pnrOf(id: string): string {
  const letters = [...id.slice(-6)].map((letter) => PNR_LETTERS[letter.charCodeAt(0) % 32]);
  return letters.join('');
}

function checkPassengers(given: OrderPassengerInput[], { stored }: PresentOffer): void {
  const known = new Set(stored.passengers.map(({ id }) => id));
  if (given.length !== known.size || given.some(({ id }) => !known.has(id)))
    throw new DuffelError('validation_error', 'passengers_do_not_match');
  for (const passenger of given) {
    if (!NAME.test(passenger.family_name) || !NAME.test(passenger.given_name))
      throw new DuffelError('validation_error', 'invalid_name');
    if (!/^\+[1-9]\d{6,14}$/.test(String(passenger.phone_number)))
      throw new DuffelError('validation_error', 'invalid_phone_number');
    for (const field of ['born_on', 'email', 'gender', 'title'])
      if (typeof passenger[field] !== 'string')
        throw new DuffelError('validation_error', 'validation_required');
  }
}

export function checkPayment(
  { currency }: DuffelState,
  payment: { amount: string; currency: string } | undefined,
  total: number,
): void {
  if (payment?.currency !== currency)
    throw new DuffelError('validation_error', 'payment_currency_does_not_match_order_currency');
  if (payment.amount !== decimal(total))
    throw new DuffelError('validation_error', 'payment_amount_does_not_match_order_amount');
}

/** The refusals that surnames provoke before anything is sold. */
function refuseByName(state: DuffelState, passengers: OrderPassengerInput[], supplyId: string) {
  const behaviours = behavioursOf(passengers);
  if (behaviours.has('sold-out'))
    throw new DuffelError('invalid_state_error', 'offer_no_longer_available');
  if (behaviours.has('hold-refused')) throw new DuffelError('airline_error', 'airline_internal');
  if (behaviours.has('data-refused'))
    throw new DuffelError('validation_error', 'invalid_passenger_name');
  if (behaviours.has('price-raised') && !state.raised.has(supplyId)) {
    state.raised.set(supplyId, RAISE_PERCENT);
    throw new DuffelError('validation_error', 'price_changed');
  }
  return behaviours;
}

function pay(state: DuffelState, order: StoredOrder, fault: Fault | null): void {
  order.paidAt = state.now();
  issueDocuments(state, order, fault?.kind === 'ticket-late' ? LATE_TICKETS_MS : 0);
}

/** Issues tickets with new numbers; the previous ones are void. */
export function issueDocuments(state: DuffelState, order: StoredOrder, lateMs = 0): void {
  const now = state.now();
  const slow = behavioursOf(order.passengers).has('issue-slow');
  const at = new Date(now.getTime() + (slow ? SLOW_ISSUE_MS : lateMs));
  order.documents = order.passengers.map(({ id }) => ({
    unique_identifier: `999${String(++state.count).padStart(10, '0')}`,
    passenger_id: id,
    at,
  }));
}

/** Bags and seats that are bought with an order; a hold can have none. */
function chosenServices(
  state: DuffelState,
  { stored: { id, passengers }, supply, fare }: PresentOffer,
  { type, services: requested = [], passengers: named = [] }: OrderInput,
): StoredService[] {
  if (requested.length === 0) return [];
  if (type === 'hold')
    throw new DuffelError('validation_error', 'services_not_allowed_for_order_type');
  if (behavioursOf(named).has('extras-refused'))
    throw new DuffelError('airline_error', 'ancillary_service_not_available');
  const slices = slicesJson(supply, fare, passengers);
  const trip = { id, supply, fare, passengers, slices, bought: [] };
  return servicesFor(state, trip, { requested, seats: true });
}

function make(state: DuffelState, input: OrderInput, fault: Fault | null): StoredOrder {
  const [offerId, ...more] = input.selected_offers ?? [];
  const passengers = input.passengers ?? [];
  if (!offerId || more.length > 0 || !['hold', 'instant'].includes(input.type ?? ''))
    throw new DuffelError('validation_error', 'validation_required');
  const offer = offerNow(state, offerId);
  const { stored, supply, fare } = offer;
  if (state.bookedRequests.has(stored.requestId))
    throw new DuffelError('invalid_state_error', 'offer_request_already_booked');
  checkPassengers(passengers, offer);
  const behaviours = refuseByName(state, passengers, stored.supplyId);
  const hold = input.type === 'hold';
  if (hold && supply.instantPaymentRequired)
    throw new DuffelError('validation_error', 'order_type_not_eligible_for_payment');
  if (hold && input.payments) throw new DuffelError('validation_error', 'validation_required');
  const services = chosenServices(state, offer, input);
  if (!hold) checkPayment(state, input.payments?.[0], fare.total + servicesTotal(services));
  const now = state.now();
  const payBy = behaviours.has('hold-lapses')
    ? new Date(now.getTime() + MINUTE_MS)
    : holdTimes(state, supply).payBy;
  const id = duffelId('ord', stored.id, ++state.count);
  const order: StoredOrder = {
    id,
    reference: pnrOf(id),
    type: hold ? 'hold' : 'instant',
    offer: stored,
    supply,
    fare,
    passengers,
    metadata: input.metadata ?? {},
    createdAt: now,
    payBy: hold ? payBy : null,
    paidAt: null,
    cancelledAt: null,
    change: null,
    changeAcceptedAt: null,
    services,
    documents: [],
  };
  state.bookedRequests.add(stored.requestId);
  state.orders.set(id, order);
  if (!hold) pay(state, order, fault);
  return order;
}

/** Creates an order that was only accepted, and sends the event. */
function makeLater(
  state: DuffelState,
  input: OrderInput,
  notify: (type: string, object: unknown) => void,
): SimulatedResponse {
  if (state.orders202 === 'succeed')
    notify('order.created', orderJson(state, make(state, input, null)));
  else notify('order.creation_failed', { metadata: input.metadata ?? {} });
  return { status: 202, body: { data: { metadata: input.metadata ?? {} } } };
}

interface Ordering extends Pick<SimulatedCall, 'body' | 'fault'> {
  send: (type: string, object: unknown) => void;
}

/** `POST /air/orders`. Null: the order is created, and the response is lost. */
export function createOrder(
  state: DuffelState,
  { body, fault, send: notify }: Ordering,
): SimulatedResponse | null {
  const input = (body as { data?: OrderInput } | null)?.data ?? {};
  if (state.orders202 !== 'off') return makeLater(state, input, notify);
  const order = make(state, input, fault);
  if (fault?.kind === 'double-booking') {
    state.bookedRequests.delete(order.offer.requestId);
    make(state, input, fault);
  }
  const behaviours = behavioursOf(order.passengers);
  if (behaviours.has('hold-time-out')) return null;
  if (order.services.length > 0 && behaviours.has('extras-time-out')) return null;
  return { status: 201, body: { data: orderJson(state, order) } };
}

export function orderById(state: DuffelState, id: string | undefined): StoredOrder {
  const order = state.orders.get(id ?? '');
  if (!order) throw new DuffelError('not_found', 'not_found');
  return order;
}

/** `GET /air/orders`: the newest first, filtered by name, reference or awaited payment. */
export function listOrders(state: DuffelState, query: SimulatedCall['query']): SimulatedResponse {
  const names = query.getAll('passenger_name[]').map((name) => name.toLowerCase());
  const limit = Math.min(Number(query.get('limit') ?? 50), 200);
  const after = query.get('after');
  const found = [...state.orders.values()]
    .reverse()
    .filter(({ passengers }) =>
      names.every((name) =>
        passengers.some(({ given_name: given, family_name: family }) =>
          `${given} ${family}`.toLowerCase().includes(name),
        ),
      ),
    );
  const from = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const page = found.slice(from, from + limit);
  const more = found.length > from + limit;
  return {
    status: 200,
    body: {
      data: page.map((order) => orderJson(state, order)),
      meta: { limit, before: null, after: more ? page.at(-1)!.id : null },
    },
  };
}

/** `POST /air/payments`: pays a hold. */
export function createPayment(
  state: DuffelState,
  { body, fault }: Pick<SimulatedCall, 'body' | 'fault'>,
): SimulatedResponse {
  const { order_id: orderId, payment } =
    (
      body as {
        data?: { order_id?: string; payment?: { amount: string; currency: string } };
      } | null
    )?.data ?? {};
  const order = orderById(state, orderId);
  if (order.paidAt) throw new DuffelError('invalid_state_error', 'already_paid');
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  if (order.payBy && order.payBy <= state.now())
    throw new DuffelError('invalid_state_error', 'past_payment_required_by_date');
  if (behavioursOf(order.passengers).has('issue-error'))
    throw new DuffelError('airline_error', 'airline_internal');
  checkPayment(state, payment, order.fare.total);
  pay(state, order, fault);
  const id = duffelId('pay', order.id);
  return {
    status: 201,
    body: { data: { id, type: 'balance', ...payment, created_at: state.now().toISOString() } },
  };
}
