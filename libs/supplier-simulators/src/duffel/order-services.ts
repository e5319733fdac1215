import type { SimulatedResponse } from '../serve';
import { DuffelError } from './errors';
import { offerNow } from './offers';
import { slicesJson } from './offer-json';
import { currentSlices, orderJson } from './order-json';
import { checkPayment, orderById } from './orders';
import {
  availableJson,
  seatMapsJson,
  servicesFor,
  servicesTotal,
  type ServicedTrip,
  type ServiceInput,
} from './services';
import { behavioursOf, type DuffelState, type StoredOrder } from './state';

function tripOf(order: StoredOrder): ServicedTrip {
  const { id, supply, fare, offer, services } = order;
  const { passengers } = offer;
  return { id, supply, fare, passengers, slices: currentSlices(order), bought: services };
}

/** `GET /air/seat_maps?offer_id=`: the seats of an offer. */
export function readSeatMaps(state: DuffelState, query: URLSearchParams): SimulatedResponse {
  const { stored, supply, fare } = offerNow(state, query.get('offer_id') ?? '');
  const { id, passengers } = stored;
  const slices = slicesJson(supply, fare, passengers);
  const data = seatMapsJson(state, { id, supply, fare, passengers, slices, bought: [] });
  return { status: 200, body: { data } };
}

/** `GET /air/orders/{id}/available_services`: bags only. */
export function readAvailableServices(state: DuffelState, id: string): SimulatedResponse {
  const order = orderById(state, id);
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  return { status: 200, body: { data: availableJson(state, tripOf(order)) } };
}

interface AddInput {
  payment?: { type: string; amount: string; currency: string };
  add_services?: ServiceInput[];
}

/** `POST /air/orders/{id}/services`. Null: they are added, and the response is lost. */
export function addServices(
  state: DuffelState,
  id: string,
  body: unknown,
): SimulatedResponse | null {
  const { payment, add_services: requested = [] } =
    (body as { data?: AddInput } | null)?.data ?? {};
  const order = orderById(state, id);
  if (order.cancelledAt) throw new DuffelError('invalid_state_error', 'already_cancelled');
  if (!order.paidAt) throw new DuffelError('invalid_state_error', 'order_not_paid');
  if (requested.length === 0) throw new DuffelError('validation_error', 'validation_required');
  const behaviours = behavioursOf(order.passengers);
  if (behaviours.has('extras-refused'))
    throw new DuffelError('airline_error', 'ancillary_service_not_available');
  const services = servicesFor(state, tripOf(order), { requested, seats: false });
  checkPayment(state, payment, servicesTotal(services));
  order.services.push(...services);
  if (behaviours.has('extras-time-out')) return null;
  return { status: 200, body: { data: orderJson(state, order) } };
}
