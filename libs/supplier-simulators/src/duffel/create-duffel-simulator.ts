import { createFaults, type Faults } from '../faults';
import {
  json,
  serve,
  type SimulatedResponse,
  type SimulatedCall,
  type SimulatorServer,
} from '../serve';
import { confirmCancellation, quoteCancellation, readCancellation } from './cancellations';
import { DuffelError } from './errors';
import { acceptChange, airlineChanges, orderJson } from './order-json';
import {
  confirmOrderChange,
  createOrderChange,
  readChangeOffer,
  readOrderChange,
  requestChange,
} from './order-changes';
import { logoAt } from './logos';
import { addServices, readAvailableServices, readSeatMaps } from './order-services';
import { createOrder, createPayment, listOrders, orderById } from './orders';
import { meetSaleFault } from './sale-faults';
import { createBatches, readBatch, readOffer } from './search';
import {
  createState,
  flightChanges,
  type DuffelState,
  type FlightChange,
  type SimulatorOptions,
} from './state';
import { createEventSender } from './webhooks';

export interface DuffelSimulator extends SimulatorServer {
  faults: Faults;
  /** Makes orders get 202 with an outcome by webhook later, or switches that off. */
  acceptOrdersLater(outcome: DuffelState['orders202']): void;
  /**
   * Makes the airline change the flights of a paid order, found by one of its metadata, and sends an event.
   * @returns false when there is no such order
   */
  changeFlights(reference: string, kind: FlightChange): boolean;
  /** Cancels an order in the supplier's own office, as a person would; it is found by one of its metadata. */
  cancelOrder(reference: string): void;
  /** How many orders are not cancelled: one reference must not make two. */
  countOrders(): number;
  /** Resolves when every sent event has arrived. */
  eventsSettled(): Promise<void>;
}

export interface DuffelSimulatorOptions extends Partial<SimulatorOptions> {
  port?: number;
  /** Changes every response before it is sent. */
  change?: (response: SimulatedResponse, call: SimulatedCall) => SimulatedResponse;
  /** Changes every event before it is signed and sent. */
  changeEvent?: (event: { body: object }) => { body?: unknown };
}

type Send = (type: string, object: unknown) => void;
type Route = [
  method: string,
  path: RegExp,
  act: (
    state: DuffelState,
    call: SimulatedCall & { id: string; send: Send },
  ) => SimulatedResponse | null | Promise<SimulatedResponse | null>,
];

const routes: Route[] = [
  ['POST', /^\/air\/batch_offer_requests\/?$/, (state, { body }) => createBatches(state, body)],
  ['GET', /^\/air\/batch_offer_requests\/(\w+)$/, (state, call) => readBatch(state, call.id, call)],
  ['GET', /^\/air\/offers\/(\w+)$/, (state, { id, query }) => readOffer(state, id, query)],
  ['POST', /^\/air\/orders$/, createOrder],
  ['GET', /^\/air\/orders$/, (state, { query }) => listOrders(state, query)],
  [
    'GET',
    /^\/air\/orders\/(\w+)$/,
    (state, { id }) => ({ status: 200, body: { data: orderJson(state, orderById(state, id)) } }),
  ],
  ['GET', /^\/air\/seat_maps$/, (state, { query }) => readSeatMaps(state, query)],
  [
    'GET',
    /^\/air\/orders\/(\w+)\/available_services$/,
    (state, { id }) => readAvailableServices(state, id),
  ],
  [
    'POST',
    /^\/air\/orders\/(\w+)\/services$/,
    (state, { id, body }) => addServices(state, id, body),
  ],
  ['POST', /^\/air\/payments$/, createPayment],
  ['POST', /^\/air\/order_cancellations$/, (state, { body }) => quoteCancellation(state, body)],
  ['GET', /^\/air\/order_cancellations\/(\w+)$/, (state, { id }) => readCancellation(state, id)],
  [
    'POST',
    /^\/air\/airline_initiated_changes\/(\w+)\/actions\/accept$/,
    (state, { id }) => acceptChange(state, id),
  ],
  [
    'POST',
    /^\/air\/order_cancellations\/(\w+)\/actions\/confirm$/,
    (state, { id }) => confirmCancellation(state, id),
  ],
  ['POST', /^\/air\/order_change_requests$/, (state, { body }) => requestChange(state, body)],
  ['GET', /^\/air\/order_change_offers\/(\w+)$/, (state, { id }) => readChangeOffer(state, id)],
  ['POST', /^\/air\/order_changes$/, (state, { body }) => createOrderChange(state, body)],
  ['GET', /^\/air\/order_changes\/(\w+)$/, (state, { id }) => readOrderChange(state, id)],
  [
    'POST',
    /^\/air\/order_changes\/(\w+)\/actions\/confirm$/,
    (state, { id, body }) => confirmOrderChange(state, id, body),
  ],
];

function checkHeaders({ token }: DuffelState, { headers, body, method }: SimulatedCall): void {
  if (headers.authorization !== `Bearer ${token}`)
    throw new DuffelError('authentication_error', 'access_token_not_found');
  if (headers['duffel-version'] !== 'v2')
    throw new DuffelError('invalid_request_error', 'unsupported_version');
  if (method === 'POST' && body === undefined)
    throw new DuffelError('invalid_request_error', 'malformed_json');
}

/** Changes every sum to Swiss francs, as for an account in another currency. */
const inFrancs = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, one) => (key.endsWith('_currency') && one ? 'CHF' : one)),
  );

/**
 * Duffel's protocol on this machine. It sells the flights of the sandbox world, keeps its orders in memory and can be made to
 * fail. The magic routes and surnames of the sandbox world work here too.
 */
export async function startDuffelSimulator({
  port,
  change = (response) => response,
  changeEvent = (event) => event,
  ...options
}: DuffelSimulatorOptions = {}): Promise<DuffelSimulator> {
  const state = createState({
    seed: 'karvon',
    now: () => new Date(),
    currency: 'USD',
    token: 'duffel_test_simulator',
    webhook: null,
    ...options,
  });
  const faults = createFaults();
  const events = createEventSender(state, changeEvent);

  async function act(call: SimulatedCall): Promise<SimulatedResponse | null> {
    checkHeaders(state, call);
    meetSaleFault(state, call);
    for (const [method, path, carryOut] of routes) {
      const match = call.method === method ? path.exec(call.path) : null;
      if (match) return carryOut(state, { ...call, id: match[1] ?? '', send: events.send });
    }
    throw new DuffelError('not_found', 'not_found');
  }

  async function simulate(call: SimulatedCall): Promise<SimulatedResponse | null> {
    const logo = logoAt(call.path);
    if (logo) return { status: 200, text: logo, headers: { 'content-type': 'image/svg+xml' } };
    const response = await act(call).catch((error: unknown) => {
      if (error instanceof DuffelError) return error.response;
      throw error;
    });
    return response && change(response, call);
  }

  function cancelOrder(reference: string): void {
    for (const order of state.orders.values())
      if (Object.values(order.metadata).includes(reference)) order.cancelledAt ??= state.now();
  }

  function changeFlights(reference: string, kind: FlightChange): boolean {
    const order = [...state.orders.values()].find(({ paidAt, metadata }) =>
      paidAt ? Object.values(metadata).includes(reference) : false,
    );
    if (!order) return false;
    Object.assign(order, { change: { kind, at: state.now() }, changeAcceptedAt: null });
    for (const one of airlineChanges(order))
      events.send('order.airline_initiated_change_detected', one);
    return true;
  }

  /** Logos are served here, at absolute addresses. */
  const withAddress = (key: string, value: unknown) =>
    key === 'logo_symbol_url' && value ? `${server.url}${String(value)}` : value;

  const server: SimulatorServer = await serve({
    format: { ...json, write: (body) => JSON.stringify(body, withAddress) },
    simulate,
    faults,
    port,
    inWrongCurrency: inFrancs,
    rateLimited: () => ({
      ...new DuffelError('rate_limit_error', 'rate_limit_exceeded').response,
      headers: {
        'ratelimit-limit': '60',
        'ratelimit-remaining': '0',
        'ratelimit-reset': new Date(Date.now() + 1000).toUTCString(),
      },
    }),
    switches: {
      _changes(body) {
        const { reference = '', kind = '' } = (body ?? {}) as Partial<Record<string, string>>;
        const known = flightChanges.find((one) => one === kind);
        return known !== undefined && changeFlights(reference, known);
      },
    },
    failed: () => new DuffelError('api_error', 'internal_server_error').response,
  });
  return {
    ...server,
    faults,
    acceptOrdersLater: (outcome) => void (state.orders202 = outcome),
    changeFlights,
    cancelOrder,
    countOrders: () =>
      [...state.orders.values()].filter(({ cancelledAt }) => cancelledAt === null).length,
    eventsSettled: events.settled,
  };
}
