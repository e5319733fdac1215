import type { Fault, PayerChoice } from '../faults';
import { readChoice, renderPage } from '../page';
import {
  serve,
  type RunningSimulator,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../serve';
import { createApi, type OnWritten, type ShopSecrets } from './yookassa-api';
import { createBooks, type StoredPayment } from './yookassa-books';
import { amountOf, minorOf, type YookassaReceipt, type YookassaRefund } from './yookassa-objects';
import { createReceiptBooks } from './yookassa-receipts';

export interface YookassaSimulatorOptions {
  shop: ShopSecrets & {
    /** The address that the agency gave to YooKassa for notifications. */
    url: string;
  };
  /** The current time in milliseconds; the shop's clock in tests. */
  now: () => number;
  port?: number;
  /** Changes the responses of the API. */
  change?: (response: SimulatorResponse, request: SimulatorRequest) => SimulatorResponse;
  /** Additional bodies that are sent to the shop before a notification. */
  before?: (notice: object) => readonly object[];
}

export interface YookassaSimulator extends RunningSimulator {
  payments: ReadonlyMap<string, StoredPayment>;
  refunds: ReadonlyMap<string, YookassaRefund>;
  /** The receipts that were sent after their payment or refund. */
  receipts: ReadonlyMap<string, YookassaReceipt>;
  /** A choice of the payer at the address to which the shop has sent him. */
  choose(payUrl: string, choice: PayerChoice, fault?: Fault): Promise<StoredPayment>;
  /** The bank has refused the payment, or it has expired. */
  refuse(payUrl: string, reason: string): Promise<StoredPayment>;
  /** Sends the delayed notifications. */
  deliverLate(): Promise<void>;
  /** Loses the response to the next write. */
  loseNextResponse(): void;
  /** Cancels the next refund after it was requested. */
  refuseNextRefund(): void;
  /** Makes the cash register refuse the next receipt that is sent after its payment or refund. */
  refuseNextReceipt(): void;
  /** Makes calls for receipts fail, until they are up again. */
  takeReceipts(up: boolean): void;
}

/** An address that belongs to nobody (RFC 5737). */
const stranger = '203.0.113.9';

/** Sends notifications to the shop, with the fault of each payment. */
function createNotices(
  shopUrl: string,
  faults: ReadonlyMap<string, Fault>,
  before: (notice: object) => readonly object[],
) {
  const notified = new Set<string>();
  const held: (() => Promise<void>)[] = [];

  async function post(body: object, from?: string): Promise<void> {
    await fetch(shopUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
      body: JSON.stringify(body),
    });
  }

  /** Notifies the shop as the payment's fault demands. */
  const notify: OnWritten = async (event, object) => {
    const payment = 'payment_id' in object ? object.payment_id : object.id;
    const fault = faults.get(payment) ?? 'none';
    const body = { type: 'notification', event, object: { ...object } };
    for (const other of before(body)) await post(other);
    if (fault === 'never') return;
    // Out of order: the first notification comes after all the others.
    const first = fault === 'out-of-order' && !notified.has(payment);
    notified.add(payment);
    if (fault === 'late' || first) return void held.push(() => post(body));
    if (fault === 'wrong-signature') return post(body, stranger);
    await post(body);
    if (fault === 'duplicate') await post(body);
  };

  return {
    notify,
    async deliverLate(): Promise<void> {
      for (const send of held.splice(0)) await send();
    },
  };
}

/** Simulates YooKassa: its API, its page, and its unsigned notifications. */
export async function startYookassaSimulator(
  options: YookassaSimulatorOptions,
): Promise<YookassaSimulator> {
  const { shop, now, port = 0, change = (response) => response, before = () => [] } = options;
  const faults = new Map<string, Fault>();
  const { deliverLate, notify } = createNotices(shop.url, faults, before);
  let base = '';
  let lost = 0;
  let refusedRefunds = 0;
  let receiptsDown = false;
  const books = createBooks(now, (id) => `${base}/pay/${id}`);
  const receipts = createReceiptBooks(books);

  const onWritten: OnWritten = async (event, object) => {
    if ('payment_id' in object && refusedRefunds > 0) {
      refusedRefunds -= 1;
      return books.undo(object);
    }
    await notify(event, object);
  };
  const api = createApi({
    ...shop,
    books,
    receipts,
    now,
    onWritten,
    receiptsAreDown: () => receiptsDown,
    losesResponse: () => lost > 0 && lost-- > 0,
    shown: ({ ...payment }) => {
      const wrong = faults.get(payment.id) === 'wrong-amount';
      const more = amountOf(minorOf(payment.amount) + 100, payment.amount.currency);
      return { ...payment, amount: wrong ? more : payment.amount };
    },
  });

  function open(url: URL): StoredPayment {
    const payment = books.payments.get(url.pathname.split('/').at(-1)!);
    if (!payment) throw new RangeError('No such payment');
    return payment;
  }

  async function choose(url: URL, choice: PayerChoice, fault: Fault): Promise<StoredPayment> {
    const payment = open(url);
    if (payment.status !== 'pending' || choice === 'leave') return payment;
    faults.set(payment.id, fault);
    if (choice === 'pay') books.pay(payment);
    else if (choice === 'decline') books.cancel(payment, 'payment_network', 'insufficient_funds');
    else books.cancel(payment, 'yoo_money', 'permission_revoked');
    if (fault === 'timeout-after-commit') lost = 1;
    await notify(`payment.${payment.status}`, payment);
    return payment;
  }

  async function respond(request: SimulatorRequest): Promise<SimulatorResponse> {
    const { method, url, body } = request;
    if (url.pathname.startsWith('/v3/')) return change(await api(request), request);
    const payment = open(url);
    const returnUrl = payment.confirmation.return_url ?? '';
    if (method === 'POST') {
      const { choice, fault } = readChoice(body);
      await choose(url, choice, fault);
      if (returnUrl) return { location: returnUrl };
    }
    const { value, currency } = payment.amount;
    const lang = returnUrl.includes('/uz/') ? 'uz' : 'ru';
    const over = payment.status !== 'pending';
    const bank = payment.payment_method.type === 'sbp' ? 'СБП' : 'ЮKassa';
    return { body: renderPage({ bank, lang, returnUrl, over, amount: `${value} ${currency}` }) };
  }

  const server = await serve({ respond, deliverLate, port });
  base = server.url;

  return {
    ...server,
    payments: books.payments,
    refunds: books.refunds,
    receipts: receipts.receipts,
    choose: (payUrl, choice, fault = 'none') => choose(new URL(payUrl), choice, fault),
    async refuse(payUrl, reason) {
      const payment = open(new URL(payUrl));
      books.cancel(payment, 'payment_network', reason);
      await notify('payment.canceled', payment);
      return payment;
    },
    deliverLate,
    loseNextResponse: () => void (lost = 1),
    refuseNextRefund: () => void (refusedRefunds += 1),
    refuseNextReceipt: receipts.refuseNext,
    takeReceipts: (up) => void (receiptsDown = !up),
  };
}
