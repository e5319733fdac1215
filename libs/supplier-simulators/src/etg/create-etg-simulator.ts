import { createFaults, type Faults } from '../faults';
import {
  json,
  serve,
  type SimulatedCall,
  type SimulatedResponse,
  type SimulatorServer,
} from '../serve';
import { filterValues, hotelContents, hotelIds } from './content';
import {
  cancelOrder,
  checkBooking,
  createForm,
  downloadVoucher,
  finishOrder,
  listOrders,
  progressOf,
  startBooking,
} from './orders';
import { hotelPage, prebook, searchRegion } from './rates';
import { hotelReviews } from './reviews';
import {
  createState,
  Document,
  EtgError,
  Processing,
  type Act,
  type EtgSimulatorOptions,
  type EtgState,
} from './state';

export interface EtgSimulator extends SimulatorServer {
  faults: Faults;
  /** How many orders of a reference, in all its attempts, are not cancelled. */
  countOrders(reference?: string): number;
  /** Completes a booking whose request was lost on its way, as if it arrived late. */
  finishLate(partnerOrderId: string): void;
  /** Makes the next call of this name succeed, but with this error as its response. */
  answerOnce(call: string, error: string): void;
  /** The citizenship in the latest search of a hotel. */
  lastResidency(): string;
}

const calls: Record<string, Act> = {
  'GET /api/content/v1/filter_values/': filterValues,
  'POST /api/content/v1/hotel_ids_by_filter/': hotelIds,
  'POST /api/content/v1/hotel_content_by_ids/': hotelContents,
  'POST /api/content/v1/hotel_reviews_by_ids/': hotelReviews,
  'POST /api/b2b/v3/search/serp/region/': searchRegion,
  'POST /api/b2b/v3/search/hp/': hotelPage,
  'POST /api/b2b/v3/hotel/prebook/': prebook,
  'POST /api/b2b/v3/hotel/order/booking/form/': createForm,
  'POST /api/b2b/v3/hotel/order/booking/finish/': startBooking,
  'POST /api/b2b/v3/hotel/order/booking/finish/status/': checkBooking,
  'POST /api/b2b/v3/hotel/order/info/': listOrders,
  'POST /api/b2b/v3/hotel/order/cancel/': cancelOrder,
  'GET /api/b2b/v3/hotel/order/document/voucher/download/': downloadVoucher,
};

/** The parameters of a call: a body, or one JSON text in the address. */
function bodyOf({ method, body, query }: SimulatedCall): Record<string, unknown> {
  const read = method === 'GET' ? json.read(query.get('data') ?? '{}') : body;
  if (typeof read !== 'object' || read === null) throw new EtgError('invalid_json_format', 400);
  return read as Record<string, unknown>;
}

function checkKey({ account: { keyId, key } }: EtgState, { headers }: SimulatedCall): void {
  const own = `Basic ${Buffer.from(`${keyId}:${key}`).toString('base64')}`;
  if (headers.authorization !== own) throw new EtgError('incorrect_credentials', 401);
}

/** Turns every sum into Swiss francs, as in another contract. */
const inFrancs = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, one) => (key.endsWith('currency_code') ? 'CHF' : one)),
  );

const envelope = (data: unknown, status: string): SimulatedResponse => ({
  status: 200,
  body: { data: data ?? null, debug: null, error: null, status },
});

function responseOf(result: unknown): SimulatedResponse | null {
  if (result === null) return null;
  if (result instanceof Document)
    return { status: 200, text: result.text, headers: { 'content-type': 'application/pdf' } };
  if (result instanceof Processing) return envelope(result.data, 'processing');
  return envelope(result, 'ok');
}

/**
 * ETG's protocol on this machine, as far as it is documented. It sells the sandbox world, keeps its orders in memory and can
 * be made to fail. The magic hotels and surnames of the sandbox world work here too.
 */
export async function startEtgSimulator({
  port,
  change = (response) => response,
  ...options
}: Partial<EtgSimulatorOptions> & {
  port?: number;
  /** Changes every response before it is sent. */
  change?: (response: SimulatedResponse) => SimulatedResponse;
} = {}): Promise<EtgSimulator> {
  const state = createState({
    seed: 'karvon',
    now: () => new Date(),
    currency: 'USD',
    account: { keyId: 'simulator', key: 'simulator' },
    pictures: '',
    ...options,
  });
  const faults = createFaults();
  const errors = new Map<string, string>();
  let residency = '';

  async function simulate(call: SimulatedCall): Promise<SimulatedResponse | null> {
    try {
      checkKey(state, call);
      const name = `${call.method} ${call.path}`;
      const act = calls[name];
      if (!act) throw new EtgError('endpoint_not_found', 404);
      const body = bodyOf(call);
      const lang = body.language === 'ru' ? 'ru' : 'uz';
      const { fault, signal } = call;
      if (act === hotelPage) residency = String(body.residency);
      const response = responseOf(await act(state, { body, lang, fault, signal }));
      const error = errors.get(name);
      errors.delete(name);
      if (error) throw new EtgError(error);
      return response && change(response);
    } catch (error) {
      if (error instanceof EtgError) return change(error.response);
      throw error;
    }
  }

  const server = await serve({
    simulate,
    faults,
    port,
    format: json,
    inWrongCurrency: inFrancs,
    rateLimited: () => new EtgError('endpoint_exceeded_limit', 429).response,
    failed: () => new EtgError('unknown', 500).response,
  });
  return {
    ...server,
    faults,
    countOrders: (reference) =>
      [...state.orders.values()].filter(
        (order) =>
          ['completed', 'processing'].includes(progressOf(state, order)) &&
          (reference === undefined || order.partnerOrderId.split('.')[0] === reference),
      ).length,
    answerOnce: (name, error) => void errors.set(name, error),
    lastResidency: () => residency,
    finishLate: (number) =>
      void finishOrder(state, number, [[{ first_name: 'ANNA', last_name: 'KARIMOVA' }]]),
  };
}
