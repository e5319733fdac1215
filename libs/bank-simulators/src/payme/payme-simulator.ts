import type { Fault, PayerChoice } from '../faults';
import { readChoice, renderPage } from '../page';
import {
  serve,
  type RunningSimulator,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../serve';
import { createPayer, idOf, type Checkout, type PaymePayment } from './payme-payer';
import { callShop, type PaymeShop, type PaymeWire, type RpcResponse } from './payme-shop';

export interface PaymeSimulatorOptions {
  shop: PaymeShop;
  merchantId: string;
  /** The current time in milliseconds; the shop's clock in tests. */
  now: () => number;
  port?: number;
  /** Changes how calls to the shop are sent. */
  wire?: PaymeWire;
}

export interface PaymeSimulator extends RunningSimulator {
  /** A choice of the payer at the address to which the shop has sent him. */
  choose(checkoutUrl: string, choice: PayerChoice, fault?: Fault): Promise<PaymePayment>;
  /** Sends the delayed calls: late ones, and repetitions of those whose response was lost. */
  deliverLate(): Promise<void>;
  /** Acts as a person who refunds the payment in Payme Business. */
  giveBack(payment: PaymePayment): Promise<RpcResponse>;
  rpc(method: string, params: object, key?: string): ReturnType<typeof callShop>;
}

/** The parameters of a checkout address: `m`, `ac.*`, `a`, `l`, `c` in base64. */
export function readCheckout(path: string): Checkout & { merchantId: string } {
  const text = Buffer.from(decodeURIComponent(path), 'base64').toString();
  const pairs = text.split(';').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  const given = Object.fromEntries(pairs);
  return {
    merchantId: given.m ?? '',
    amount: Number(given.a),
    lang: given.l === 'uz' ? 'uz' : 'ru',
    returnUrl: given.c ?? '',
    account: Object.fromEntries(
      pairs.flatMap(([name, value]) => (name.startsWith('ac.') ? [[name.slice(3), value]] : [])),
    ),
  };
}

/** Simulates Payme: its page and its calls to the shop. The same calls in the same order have the same ids. */
export async function startPaymeSimulator(options: PaymeSimulatorOptions): Promise<PaymeSimulator> {
  const { shop, merchantId, now, port = 0, wire } = options;
  const payments = new Map<string, PaymePayment>();
  const held: (() => Promise<void>)[] = [];

  const rpc: PaymeSimulator['rpc'] = (method, params, key = shop.key) =>
    callShop({ ...shop, key, wire }, method, params);

  const payer = createPayer({ rpc, now, held, key: shop.key });

  function open(path: string): PaymePayment {
    const known = payments.get(path);
    if (known) return known;
    const checkout = readCheckout(path);
    if (checkout.merchantId !== merchantId) throw new RangeError('-31601');
    const payment: PaymePayment = {
      ...checkout,
      id: idOf(path, 0),
      time: 0,
      declined: 0,
      money: 'payers',
      over: false,
    };
    payments.set(path, payment);
    return payment;
  }

  async function choose(path: string, choice: PayerChoice, fault: Fault): Promise<PaymePayment> {
    const payment = open(path);
    if (payment.over) return payment;
    if (choice === 'pay') await payer.pay(payment, fault);
    else if (choice === 'decline') await payer.decline(path, payment, fault);
    else if (choice === 'cancel') await payer.cancel(payment);
    return payment;
  }

  async function deliverLate() {
    for (const send of held.splice(0)) await send();
  }

  async function respond({ method, url, body }: SimulatorRequest): Promise<SimulatorResponse> {
    const path = url.pathname.slice(1);
    const payment = open(path);
    if (method === 'POST') {
      const { choice, fault } = readChoice(body);
      await choose(path, choice, fault);
      return { location: payment.returnUrl };
    }
    const amount = `${(payment.amount / 100).toFixed(2)} UZS`;
    return { body: renderPage({ bank: 'Payme', ...payment, amount }) };
  }

  return {
    ...(await serve({ respond, deliverLate, port })),
    deliverLate,
    rpc,
    choose: (checkoutUrl, choice, fault = 'none') =>
      choose(new URL(checkoutUrl).pathname.slice(1), choice, fault),
    async giveBack(payment) {
      const respond = await rpc('CancelTransaction', { id: payment.id, reason: 5 });
      if (!respond.error) payment.money = 'returned';
      return respond;
    },
  };
}
