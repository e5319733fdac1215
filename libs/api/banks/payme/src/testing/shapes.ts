import { join } from 'node:path';
import type { PaymeCall, PaymeWire } from '@karvon/bank-simulators';
import type { Random } from '@karvon/platform/testing/random';
import { drawShapes, fill } from '@karvon/payments/testing';

/** A recorded call of Payme, and our response to it. */
export interface PaymeGiven {
  /** JSON-RPC. Values in braces are filled in: `{payment}`, `{amount}`, `{transaction}`, `{new}`, `{now}`. */
  call?: { method?: string; params?: { amount?: unknown; reason?: unknown } | unknown[] };
  /** The body, if it is not JSON-RPC. */
  text?: string;
  verb?: 'GET' | 'PUT';
  /** The header `Authorization`; the right one by default. */
  key?: string;
  /** The state of the payment before the call. */
  payment?: 'reserved' | 'declined' | 'paid';
}
export type PaymeRead = { result: object } | { code: number; data: string | null };

/** The latest transaction of a payment. */
interface Known {
  payment: string;
  transaction: string;
  amount: number;
  state: 'none' | 'reserved' | 'declined' | 'paid';
}

interface Params {
  id?: string;
  time?: number;
  amount?: number;
  account?: { payment_id: string };
}

/** These calls only read, whatever their parameters. */
const questions = ['CheckPerformTransaction', 'CheckTransaction', 'GetStatement'];

/** Payme's simulator writes its calls as they were recorded, and sends recorded calls that change nothing before its own. */
export function paymeShapes(random: () => Random, key: string) {
  const shapes = drawShapes<PaymeGiven, PaymeRead>(join(__dirname, '..'), random);
  const known = new Map<string, Known>();
  const right = Buffer.from(`Paycom:${key}`).toString('base64');
  let last = 0;

  function knownOf({ id, account, amount = 0 }: Params): Known | undefined {
    const payment = account?.payment_id;
    const found = [...known.values()].find(
      (one) => one.payment === payment || one.transaction === id,
    );
    if (found || payment === undefined) return found;
    const fresh: Known = { payment, transaction: id ?? '', amount, state: 'none' };
    known.set(payment, fresh);
    return fresh;
  }

  function written(
    given: PaymeGiven,
    values: Record<string, string | number>,
    own: PaymeCall,
  ): PaymeCall {
    const { call, key: header = 'Basic {key}', text, verb = 'POST' } = given;
    return {
      ...own,
      verb,
      authorization: fill(header, { ...values, key: right }),
      body: verb === 'GET' ? null : (text ?? fill(JSON.stringify(call), values)),
    };
  }

  /** Repeated calls get equal responses, so they get one id in whatever form they are written. */
  const withOwnId = (call: PaymeCall): PaymeCall => ({
    ...call,
    body: JSON.stringify({ ...(JSON.parse(call.body!) as object), id: 1 }),
  });

  const wire: PaymeWire = async (own, send) => {
    const params = own.params as Params;
    const payment = knownOf(params);
    // A history has forged this key on purpose.
    if (!payment || own.authorization !== `Basic ${right}`) return send(own);
    const { amount, state } = payment;
    const now = params.time ?? 1;
    const fits = ({ payment: at }: PaymeGiven) => at === undefined || at === state;
    // Whether a paid payment may be cancelled depends on its order: it may be on its way back.
    const cancelsPaid = ({ call, payment: at }: PaymeGiven) =>
      call?.method === 'CancelTransaction' && at === 'paid';
    const before = shapes.draw(({ given, read }) => {
      const asks = 'code' in read || questions.includes(given.call?.method ?? '');
      return asks && fits(given) && !cancelsPaid(given);
    });
    if (before) {
      const fresh = (++last).toString(16).padStart(24, 'e');
      const values = {
        ...{ payment: payment.payment, amount, now, new: fresh },
        transaction: payment.transaction,
      };
      const { error } = await send(written(before.given, values, own));
      if ('code' in before.read && !error) throw new Error(`taken: ${before.shape}`);
    }
    const as = shapes.draw(
      ({ given, read }) =>
        ('result' in read || cancelsPaid(given)) &&
        given.call?.method === own.method &&
        fits(given),
    );
    const id = params.id ?? payment.transaction;
    const values = {
      payment: payment.payment,
      amount: params.amount ?? amount,
      now,
      new: id,
      transaction: id,
    };
    const response = await send(as ? withOwnId(written(as.given, values, own)) : own);
    note(payment, own.method, params, !response.error);
    return response;
  };

  function note(payment: Known, method: string, { id }: Params, done: boolean): void {
    const states = {
      CreateTransaction: 'reserved',
      PerformTransaction: 'paid',
      CancelTransaction: 'declined',
    } as const;
    const state = states[method as keyof typeof states];
    if (done && state) Object.assign(payment, { state, transaction: id });
  }

  return { wire, missing: shapes.missing };
}
