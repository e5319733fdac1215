import { createHash } from 'node:crypto';
import type { Fault, PayerChoice } from '../faults';
import { readChoice, renderPage, type PageLang } from '../page';
import {
  serve,
  type RunningSimulator,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../serve';
import { callShop, type PaymeShop, type RpcResponse } from './payme-shop';

export interface PaymeSimulatorOptions {
  shop: PaymeShop;
  merchantId: string;
  /** Milliseconds; the shop's clock in tests. */
  now: () => number;
  port?: number;
}

interface Checkout {
  account: Record<string, string>;
  amount: number;
  lang: PageLang;
  returnUrl: string;
}

/** A payment on Payme's side. */
export interface PaymePayment extends Checkout {
  /** Of the transaction; the next try after a declined card has another one. */
  id: string;
  time: number;
  declined: number;
  /** The payer's money: not taken, taken, or returned. */
  money: 'payers' | 'taken' | 'returned';
  over: boolean;
}

export interface PaymeSimulator extends RunningSimulator {
  /** What the payer does at the address the shop has sent him to. */
  choose(checkoutUrl: string, choice: PayerChoice, fault?: Fault): Promise<PaymePayment>;
  /** Sends the delayed calls: late ones, and repetitions of those whose response was lost. */
  deliverLate(): Promise<void>;
  /** Acts as a person who returns the money in Payme Business. */
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

/** The number of a transaction: 24 hexadecimal digits. */
const idOf = (path: string, declined: number): string =>
  createHash('sha1')
    .update(declined > 0 ? `${path};${declined}` : path)
    .digest('hex')
    .slice(0, 24);

/** The second response must equal the first. */
async function twice(act: () => Promise<{ text: string }>): Promise<void> {
  const [first, second] = [await act(), await act()];
  if (first.text !== second.text) throw new Error(`Two answers: ${first.text} ${second.text}`);
}

/** Simulates Payme: its page and its calls to the shop. The same calls in the same order have the same ids. */
export async function startPaymeSimulator(options: PaymeSimulatorOptions): Promise<PaymeSimulator> {
  const { shop, merchantId, now, port = 0 } = options;
  const payments = new Map<string, PaymePayment>();
  const held: (() => Promise<void>)[] = [];

  const rpc: PaymeSimulator['rpc'] = (method, params, key = shop.key) =>
    callShop({ ...shop, key }, method, params);

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

  async function create(payment: PaymePayment, wrong: Fault): Promise<boolean> {
    const amount = payment.amount + (wrong === 'wrong-amount' ? 100 : 0);
    const key = wrong === 'wrong-signature' ? 'a stranger’s' : shop.key;
    const { account, id } = payment;
    const check = await rpc('CheckPerformTransaction', { amount, account }, key);
    if (check.error) return false;
    payment.time ||= now();
    const created = await rpc('CreateTransaction', { id, time: payment.time, amount, account });
    return !created.error;
  }

  /** Takes the money when the shop agrees; otherwise returns it at once. */
  async function perform(payment: PaymePayment, id = payment.id): Promise<void> {
    if (payment.id !== id) return;
    const { error } = await rpc('PerformTransaction', { id });
    payment.over = true;
    if (!error) payment.money = 'taken';
    else await rpc('CancelTransaction', { id, reason: 3 });
  }

  async function cancel(payment: PaymePayment): Promise<void> {
    if (payment.time) await rpc('CancelTransaction', { id: payment.id, reason: 3 });
    payment.over = true;
  }

  /** The bank of the card refuses: the transaction is over, and the payer may try another card on the same page. */
  async function decline(path: string, payment: PaymePayment, fault: Fault): Promise<void> {
    if (!(await create(payment, fault)) || fault === 'never') return;
    const { id } = payment;
    const refuse = async () => {
      if (payment.over || payment.id !== id) return;
      const cancel = () => rpc('CancelTransaction', { id, reason: 1 });
      await (fault === 'duplicate' ? twice(cancel) : cancel());
      payment.declined += 1;
      Object.assign(payment, { id: idOf(path, payment.declined), time: 0 });
    };
    if (fault === 'late') return void held.push(refuse);
    await refuse();
  }

  async function pay(payment: PaymePayment, fault: Fault): Promise<void> {
    const { id } = payment;
    if (fault === 'out-of-order') await rpc('PerformTransaction', { id });
    if (!(await create(payment, fault))) return;
    if (fault === 'never') return;
    if (fault === 'late') return void held.push(() => perform(payment, id));
    if (fault === 'timeout-after-commit') {
      await rpc('PerformTransaction', { id });
      return void held.push(() => perform(payment, id));
    }
    if (fault === 'duplicate') {
      const { account, amount, time } = payment;
      await twice(() => rpc('CreateTransaction', { id, time, amount, account }));
      await twice(() => rpc('PerformTransaction', { id }));
    }
    await perform(payment);
  }

  async function choose(path: string, choice: PayerChoice, fault: Fault): Promise<PaymePayment> {
    const payment = open(path);
    if (payment.over) return payment;
    if (choice === 'pay') await pay(payment, fault);
    else if (choice === 'decline') await decline(path, payment, fault);
    else if (choice === 'cancel') await cancel(payment);
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
