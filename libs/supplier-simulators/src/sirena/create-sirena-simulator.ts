import { createFaults, type Faults } from '../faults';
import { json, serve } from '../serve';
import type { Element } from '../xml';
import { createKeys } from './keys';
import { book, cancelBooking, listModified, payOrder, readOrder } from './orders';
import { fareRemark, price, priceVariant } from './pricing';
import { serveSirena, type SirenaCall, type SirenaResponse } from './serve-sirena';
import { createState, SirenaError, type SirenaSimulatorOptions, type SirenaState } from './state';

export interface SirenaSimulator {
  /** The address of the gateway, and the keys: ours and the server's. */
  port: number;
  keys: ReturnType<typeof createKeys>;
  /** The address of the switches, `POST /_faults`. */
  url: string;
  faults: Faults;
  forgetKeys(): void;
  /** Cancels an order in the supplier's own office, as a person would; it is found by a word of its remarks. */
  cancelOrder(reference: string): void;
  /** How many orders are not cancelled: one reference must not make two. */
  countOrders(): number;
  close(): Promise<void>;
}

type Act = (state: SirenaState, call: SirenaCall) => Element | null;
const acts: Record<string, Act> = {
  pricing: (state, { body }) => price(state, body),
  pricing_variant: (state, { body, fault }) => priceVariant(state, body, fault),
  fareremark: (state, { body }) => fareRemark(state, body),
  booking: (state, { body, fault }) => book(state, body, fault),
  order: (state, { body }) => readOrder(state, body),
  modified_orders: (state, { body }) => listModified(state, body),
  'payment-ext-auth': (state, { body, fault }) => payOrder(state, body, fault),
  'booking-cancel': (state, { body }) => cancelBooking(state, body),
};

/**
 * Sirena-Travel's XML gateway on this machine. It sells the flights of the sandbox world, keeps its orders in memory and can
 * be made to fail. The magic routes and surnames of the sandbox world work here too.
 */
export async function startSirenaSimulator({
  port,
  change = (response) => response,
  ...options
}: Partial<SirenaSimulatorOptions> & {
  port?: number;
  /** Changes every response before it is sent. */
  change?: (response: { body: Element }) => { body: Element };
} = {}): Promise<SirenaSimulator> {
  const state = createState({
    ...{ seed: 'karvon', now: () => new Date(), currency: 'RUB' },
    ...options,
  });
  const faults = createFaults();
  const keys = createKeys();

  function act(call: SirenaCall): Element | null {
    const carryOut = acts[call.name];
    if (!carryOut) throw new SirenaError('33001', 'UNKNOWN REQUEST');
    return carryOut(state, call);
  }

  function simulate(call: SirenaCall): SirenaResponse {
    try {
      const body = act(call);
      return body && change({ body: { [call.name]: body } });
    } catch (error) {
      if (!(error instanceof SirenaError)) throw error;
      const refusal = { '@code': error.code, '#text': error.message };
      return change({ body: { [call.name]: { error: refusal } } });
    }
  }

  const gateway = await serveSirena({ simulate, faults, keys, port });
  const switches = await serve({
    ...{ format: json, faults, inWrongCurrency: (body: unknown) => body },
    ...(port && { port: port + 1 }),
    simulate: async () => ({ status: 404 }),
    rateLimited: () => ({ status: 429 }),
    failed: () => ({ status: 500 }),
  });
  return {
    ...{ port: gateway.port, forgetKeys: gateway.forgetKeys, url: switches.url, keys, faults },
    cancelOrder(reference) {
      for (const order of state.orders.values())
        if (order.remarks.some((remark) => remark.includes(reference)))
          order.cancelledAt ??= state.now();
    },
    countOrders: () =>
      [...state.orders.values()].filter(({ cancelledAt }) => cancelledAt === null).length,
    async close() {
      await switches.close();
      await gateway.close();
    },
  };
}
