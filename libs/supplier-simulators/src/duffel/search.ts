import { setTimeout as wait } from 'node:timers/promises';
import { routeBehaviour, type SupplyOffer } from '@karvon/sandbox-world';
import type { SimulatedResponse, SimulatedCall } from '../serve';
import { DuffelError } from './errors';
import { duffelId } from './ids';
import { offerJson, offerNow } from './offers';
import type { OfferPassenger } from './offer-json';
import { availableJson } from './services';
import type { Batches, DuffelState, StoredOffer } from './state';

const BATCHES = 4;
const SLOW_BATCHES = 12;
const MAX_ITINERARIES = 60;
const REQUEST_LIVES_MS = 60_000;
const FIRST_MINUTES = 90;

interface Requested {
  slices: { origin: string; destination: string; departure_date: string }[];
  passengers: { type?: string; age?: number }[];
  cabin_class?: string;
}

/** A passenger must have a type (adults) or an age (under 18), not both. */
function passengerOf(requested: Requested['passengers'][number], id: string): OfferPassenger {
  const known = requested.type !== undefined || requested.age !== undefined;
  if (!known || (requested.type !== undefined && requested.age !== undefined))
    throw new DuffelError('validation_error', 'validation_required', 'type or age, not both');
  const type =
    requested.age === undefined || requested.age >= 12
      ? 'adult'
      : requested.age >= 2
        ? 'child'
        : 'infant_without_seat';
  return { id, type, age: requested.age ?? null };
}

function requestedOf(body: unknown): Requested {
  const requested = (body as { data?: Requested } | null)?.data;
  if (!requested?.slices?.length || !requested.passengers?.length)
    throw new DuffelError('validation_error', 'validation_required');
  return requested;
}

/** The batch that contains a carrier's offers: always the same. */
const batchOf = (offer: SupplyOffer, count: number) =>
  [...offer.validatingCarrier].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % count;

function find(
  state: DuffelState,
  requested: Requested,
  passengers: OfferPassenger[],
): SupplyOffer[] {
  const of = (type: OfferPassenger['type']) =>
    passengers.filter((passenger) => passenger.type === type).length;
  const earliest = new Date(state.now().getTime() + FIRST_MINUTES * 60_000);
  return (
    state
      .worldFrom(requested.slices[0]!.origin)
      .searchItineraries({
        slices: requested.slices.map(({ origin, destination, departure_date: date }) => ({
          origin,
          destination,
          date,
        })),
        passengers: { adult: of('adult'), child: of('child'), baby: of('infant_without_seat') },
        cabin:
          requested.cabin_class === 'business' || requested.cabin_class === 'first'
            ? 'business'
            : 'economy',
        currency: state.currency,
        notBefore: earliest.toISOString().slice(0, 16),
        limit: MAX_ITINERARIES,
      })
      // Duffel does not sell self-transfers.
      .filter(({ slices }) =>
        slices.every(({ layovers }) => layovers.every((l) => !l.selfTransfer)),
      )
  );
}

/** `POST /air/batch_offer_requests`: starts a search. */
export function createBatches(state: DuffelState, body: unknown): SimulatedResponse {
  const requested = requestedOf(body);
  const id = duffelId('orq', state.seed, ++state.count);
  const passengers = requested.passengers.map((one, index) =>
    passengerOf(one, duffelId('pas', id, index)),
  );
  const [first] = requested.slices;
  const behaviour = routeBehaviour(first!.origin, first!.destination);
  const count = behaviour === 'slow-batches' ? SLOW_BATCHES : BATCHES;
  const batches: StoredOffer[][] = Array.from({ length: count }, () => []);
  for (const supply of behaviour === 'time-out' ? [] : find(state, requested, passengers))
    for (const fare of supply.fares) {
      const offer: StoredOffer = {
        id: duffelId('off', id, supply.id, fare.id),
        requestId: id,
        supplyId: supply.id,
        fareId: fare.id,
        passengers,
        createdAt: state.now(),
      };
      state.offers.set(offer.id, offer);
      batches[batchOf(supply, count)]!.push(offer);
    }
  const request: Batches = {
    id,
    // The first batch has offers even where the others fail.
    batches: batches.sort((a, b) => b.length - a.length),
    next: 0,
    createdAt: state.now(),
    waitMs: behaviour === 'slow-batches' ? 20 : 0,
    behaviour: behaviour === 'time-out' ? 'never' : behaviour === 'failing-batch' ? 'fails' : null,
  };
  state.requests.set(id, request);
  return { status: 201, body: { data: { ...headOf(request), live_mode: false } } };
}

const headOf = ({ id, batches, next, createdAt }: Batches) => ({
  id,
  created_at: createdAt.toISOString(),
  client_key: 'simulated',
  total_batches: batches.length,
  remaining_batches: batches.length - next,
});

/** `GET /air/batch_offer_requests/{id}`: the next batch; a long poll. */
export async function readBatch(
  state: DuffelState,
  id: string,
  { signal }: Pick<SimulatedCall, 'signal'>,
): Promise<SimulatedResponse | null> {
  const request = state.requests.get(id);
  if (!request || state.now().getTime() - request.createdAt.getTime() > REQUEST_LIVES_MS)
    throw new DuffelError('not_found', 'not_found');
  if (request.behaviour === 'never') {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return null;
  }
  if (request.behaviour === 'fails' && request.next > 0)
    throw new DuffelError('api_error', 'internal_server_error');
  await wait(request.waitMs, undefined, { signal }).catch(() => undefined);
  const offers = (request.batches[request.next] ?? []).flatMap((stored) => readable(state, stored));
  request.next = Math.min(request.next + 1, request.batches.length);
  return { status: 200, body: { data: { ...headOf(request), live_mode: false, offers } } };
}

/** An offer at the price of the search: the list does not ask the airline again. */
function readable(state: DuffelState, stored: StoredOffer) {
  const supply = state.worldFrom('TAS').offer(stored.supplyId);
  const fare = supply?.fares.find((one) => one.id === stored.fareId);
  return supply && fare ? [offerJson(state, { stored, supply, fare })] : [];
}

/** `GET /air/offers/{id}`: an offer at its current price. */
export function readOffer(
  state: DuffelState,
  id: string,
  query: SimulatedCall['query'],
): SimulatedResponse {
  const now = offerNow(state, id);
  const offer = offerJson(state, now);
  const { supply, fare } = now;
  const { passengers } = now.stored;
  const trip = { id, supply, fare, passengers, slices: offer.slices, bought: [] };
  const isRequested = query.get('return_available_services') === 'true';
  const services = isRequested ? { available_services: availableJson(state, trip) } : {};
  return { status: 200, body: { data: { ...offer, ...services } } };
}
