import { join } from 'node:path';
import type { SimulatorRequest, SimulatorResponse } from '@karvon/bank-simulators';
import type { Random } from '@karvon/platform/testing/random';
import { drawShapes } from '@karvon/payments/testing';

type Body = Record<string, unknown>;

interface Given {
  kind: 'payment' | 'refund' | 'receipt' | 'notice';
  /** The status of the response. */
  status?: number;
  body: Body | string;
}

/** Shapes that no history can have. */
const unsent = {
  'a wrong key of ours': 'every call would be refused: a setting is wrong',
  'a payment that does not exist': 'YooKassa forgets no payment of ours',
  'a refund that was cancelled': 'it waits for a person: yookassa.e2e.spec.ts',
  'a receipt that the cash register has not registered': 'receipts go with the payments here',
  'a receipt that is registered': 'receipts go with the payments here',
};

/** Fields that a response takes from this payment, and not from the recorded one. */
const ownFields = ['id', 'payment_id', 'refund_id', 'paid', 'test', 'refundable', 'amount'];

/** '10.00' as '10', where the recorded sum has no decimals. */
function sumLike(recorded: unknown, own: unknown) {
  const [there, here] = [recorded, own] as ({ value?: string } | undefined)[];
  if (!here?.value || !there?.value || there.value.includes('.')) return own;
  return { ...here, value: here.value.replace(/\.00$/, '') };
}

/** The same moment, with an offset where the recorded one has it. */
function momentLike(recorded: unknown, own: unknown) {
  if (typeof own !== 'string' || !String(recorded).endsWith('+03:00')) return own;
  const there = new Date(Date.parse(own) + 3 * 3_600_000).toISOString();
  return there.replace(/(\.\d+)?Z$/, '+03:00');
}

/** The simulator's own response in the form of a recorded one of the same status. */
function formedLike(recorded: Body, own: Body): Body {
  const { confirmation, created_at, refunded_amount, items: _items, ...others } = recorded;
  for (const field of ownFields) delete others[field];
  return {
    ...own,
    ...others,
    amount: sumLike(recorded.amount, own.amount),
    created_at: momentLike(created_at, own.created_at),
    ...(confirmation === null && { confirmation }),
    ...(refunded_amount === null && { refunded_amount }),
  };
}

/** Makes YooKassa's simulator respond in recorded shapes, and send recorded notifications before its own. */
export function yookassaShapes(random: () => Random) {
  const shapes = drawShapes<Given, unknown>(join(__dirname, '..'), random, unsent);

  function change(response: SimulatorResponse, { method, url }: SimulatorRequest) {
    const [, kind, id] = /\/v3\/(payment|refund|receipt)s(?:\/([^/]+))?$/.exec(url.pathname) ?? [];
    const own = response.body as Body;
    const fine = (response.status ?? 200) === 200 && !response.lost;
    // Reading a payment may fail; a write was done, so its response must say so.
    const looks = method === 'GET' && id !== undefined;
    if (!fine || !kind || (!looks && kind === 'payment') || (!looks && method === 'GET'))
      return response;
    const as = shapes.draw(({ given }) => {
      if (given.kind !== kind) return false;
      if (typeof given.body === 'string' || given.status !== 200) return looks;
      const { status } = given.body;
      if (status === own.status) return true;
      // A later status decides nothing, and neither does an unknown one. A refund is often pending at first.
      const open = kind === 'payment' ? looks && status === 'on_hold' : status === 'pending';
      return open && own.status !== 'canceled';
    })?.given;
    if (!as) return response;
    if (typeof as.body === 'string' || as.status !== 200)
      return { status: as.status ?? 200, body: as.body };
    return { ...response, body: formedLike(as.body, own) };
  }

  /** Recorded notifications are about other payments, or about none. */
  function before(): readonly object[] {
    const notice = shapes.draw(({ given }) => given.kind === 'notice')?.given.body;
    return notice === undefined ? [] : [notice as object];
  }

  return { change, before, missing: shapes.missing };
}
