import type { Random } from '@karvon/platform/testing/random';
import { testOperatorToken } from '../start-test-app';
import type { Course, Reply, Sale, SalesShop } from './sale';

/** The work that waits for an operator, by the lists of the operators' command. */
interface Waiting {
  id: string;
  orderNumber: string;
}

/** Refunds that a person has sent without the bank, by payment, in minor units. */
export type SentByHand = Map<string, number>;

/** An operator who settles all work that waits for a person. */
export function createOperator({ api, supplier }: SalesShop, random: Random) {
  const call = async (path: string, payload?: object, method: 'GET' | 'POST' = 'POST') =>
    (await api.inject({
      method,
      url: `/v1/ops/${path}`,
      headers: { 'operator-token': testOperatorToken },
      ...(payload && { payload }),
    })) as Reply;

  async function list<Row>(path: string, under: string): Promise<Row[]> {
    const response = await call(`${path}?count=500`, undefined, 'GET');
    return (response.json() as Record<string, Row[]>)[under]!;
  }

  /** Does the first act that is allowed; `byHand` is done at the supplier before. */
  async function first(
    ...acts: (readonly [path: string, payload?: object, byHand?: string])[]
  ): Promise<void> {
    for (const [path, payload, byHand] of acts) {
      if (byHand !== undefined) supplier.giveBack?.(byHand);
      const { statusCode, body } = await call(path, payload);
      // After an act that is not allowed, or that changes nothing, the next one is tried.
      if (statusCode === 200 && !/"(?:decided|done|declined|kept)":false/.test(body)) return;
    }
  }

  async function settleStanding(numbers: ReadonlySet<string>): Promise<void> {
    const orders = await list<{ kind: string; number: string; status: string; reason: string }>(
      'orders/standing',
      'orders',
    );
    for (const { kind, number, status, reason } of orders.filter((one) => numbers.has(one.number)))
      if (kind === 'air' && ['issue-error', 'not-delivered'].includes(reason))
        await first(
          [`air-orders/${number}/refund/terms`],
          [`air-orders/${number}/refund-by-hand`, { kept: 0 }, number],
        );
      // The job that cancels the order finds it cancelled at its next try.
      else if (kind === 'air' && reason === 'not-given-back') supplier.giveBack?.(number);
      else if (kind === 'air' && (status === 'not-paid' || status === 'cancelled'))
        await first([`air-orders/${number}/release`]);
      else if (kind === 'hotel' && reason === 'cancellation-refused')
        await first(...(random.upTo(2) === 0 ? [[`hotel-orders/${number}/keep`] as const] : []), [
          `hotel-orders/${number}/release`,
        ]);
      else if (kind === 'hotel' && reason === 'not-delivered')
        await first([`hotel-orders/${number}/refund/full`]);
  }

  async function settleLists(): Promise<void> {
    for (const { id, orderNumber } of await list<Waiting>('refund-claims', 'claims'))
      await first(
        [`refund-claims/${id}/${random.pick(['accept', 'accept', 'decline'])}`],
        [`refund-claims/${id}/accept-by-hand`, undefined, orderNumber],
      );
    for (const { id } of await list<Waiting>('exchanges', 'exchanges'))
      await first([`exchanges/${id}/decline`]);
    for (const { id } of await list<Waiting>('extras', 'waiting'))
      await first([`extras/${id}/decline`]);
    for (const { id } of await list<Waiting>('stay-changes', 'waiting'))
      await first([`stay-changes/${id}/${random.pick(['done', 'decline'])}`]);
  }

  const waitingReturns = (paymentId: string) =>
    api.database.db
      .selectFrom('payment_returns')
      .select(['reference', 'amount'])
      .where('payment_id', '=', paymentId)
      .where('sent', '=', false)
      .execute();

  return {
    /** Settles the work that waits for a decision. */
    async decide(sale: Sale, { gone }: Course): Promise<void> {
      await settleLists();
      await settleStanding(new Set(sale.orders.map(({ order }) => order.number)));
      if (gone)
        for (const { order } of sale.orders)
          await first([`hotel-orders/${order.number}/refund/full`]);
    },

    /** Sends the refunds that the bank does not make by itself: in the bank's office, or without the bank. */
    async sendMoney({ payments }: Course, byHand: SentByHand): Promise<void> {
      for (const { payment, peer } of payments) {
        if ((await waitingReturns(payment.id)).length === 0) continue;
        await peer.giveBack(payment);
        await api.jobs.drain();
        // A job finds out what the bank has refunded.
        if ((await peer.has(payment)) === 0) continue;
        for (const { reference, amount } of await waitingReturns(payment.id)) {
          const { body } = await call(`returns/${encodeURIComponent(reference)}/sent`);
          if (body.includes('true')) byHand.set(payment.id, (byHand.get(payment.id) ?? 0) + amount);
        }
      }
    },
  };
}
