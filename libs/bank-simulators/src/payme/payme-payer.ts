import { createHash } from 'node:crypto';
import type { Fault } from '../faults';
import type { PageLang } from '../page';
import type { callShop, RpcResponse } from './payme-shop';

export interface Checkout {
  account: Record<string, string>;
  amount: number;
  lang: PageLang;
  returnUrl: string;
}

/** A payment on Payme's side. */
export interface PaymePayment extends Checkout {
  /** The transaction's id; the next try after a declined card has another one. */
  id: string;
  time: number;
  declined: number;
  /** The payer's money: not taken, taken, or returned. */
  money: 'payers' | 'taken' | 'returned';
  over: boolean;
  /** The tax receipt that the shop has returned at its last check; undefined: none. */
  receipt?: PaymeReceipt;
}

/** The `detail` of a check response; amounts in tiyin. */
export interface PaymeReceipt {
  receipt_type: number;
  items: {
    title: string;
    price: number;
    count: number;
    discount?: number;
    code: string;
    package_code: string;
    vat_percent: number;
  }[];
}

/** Payme takes no money for items with another sum, or without their codes. */
const isWhole = ({ receipt_type: type, items }: PaymeReceipt, amount: number): boolean =>
  type === 0 &&
  items.reduce((sum, { price, count, discount = 0 }) => sum + price * count - discount, 0) ===
    amount &&
  items.every(
    (item) =>
      item.title !== '' &&
      item.price > 0 &&
      /^\d{17}$/.test(item.code) &&
      /^\d{1,20}$/.test(item.package_code) &&
      Number.isInteger(item.vat_percent),
  );

/** The number of a transaction: 24 hexadecimal digits. */
export const idOf = (path: string, declined: number): string =>
  createHash('sha1')
    .update(declined > 0 ? `${path};${declined}` : path)
    .digest('hex')
    .slice(0, 24);

/** The shop's own code for a failure within: it says nothing about the call, which is sent again. */
const FAILED = -32400;

/** Sends a call twice: the second response must equal the first, unless the shop has failed. */
async function twice(act: () => Promise<RpcResponse & { text: string }>): Promise<void> {
  const [first, second] = [await act(), await act()];
  const failed = [first, second].some(({ error }) => error?.code === FAILED);
  if (!failed && first.text !== second.text)
    throw new Error(`Two answers: ${first.text} ${second.text}`);
}

interface PayerOptions {
  rpc(method: string, params: object, key?: string): ReturnType<typeof callShop>;
  now: () => number;
  /** Calls that are sent late. */
  held: (() => Promise<void>)[];
  /** Payme's key for the shop. */
  key: string;
}

/** The payer's choices on Payme's page, with the fault of each. */
export function createPayer({ rpc, now, held, key: right }: PayerOptions) {
  async function create(payment: PaymePayment, wrong: Fault): Promise<boolean> {
    const amount = payment.amount + (wrong === 'wrong-amount' ? 100 : 0);
    const key = wrong === 'wrong-signature' ? 'a stranger’s' : right;
    const { account, id } = payment;
    const check = await rpc('CheckPerformTransaction', { amount, account }, key);
    if (check.error) return false;
    const receipt = check.result?.detail as PaymeReceipt | undefined;
    if (receipt && !isWhole(receipt, amount)) return false;
    if (receipt) payment.receipt = receipt;
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

  return { pay, decline, cancel };
}
