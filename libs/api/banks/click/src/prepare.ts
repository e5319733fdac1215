import { readAmount } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { MerchantDesk } from '@karvon/payments/provider-port/merchant-desk';
import type { Answered, ShopCall } from './shop-call';
import type {} from './tables';

export interface PrepareDeps extends Pick<AppDeps, 'clock' | 'database'> {
  desk: MerchantDesk;
}

/** The action `prepare`: whether a payment may be made, and its reservation. */
export function createPrepare({ clock, database: { db }, desk }: PrepareDeps) {
  const isKnown = async (id: string): Promise<boolean> =>
    (await db
      .selectFrom('click_transactions')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined;

  return async function prepare(call: ShopCall): Promise<Answered> {
    const { click_trans_id: id = '', click_paydoc_id: paydoc = '', merchant_trans_id = '' } = call;
    const payment = await desk.find(merchant_trans_id);
    if (!payment) return { error: -5 };
    if (readAmount(call.amount) !== payment.amount) return { error: -2 };
    if (payment.payable && !(await isKnown(id))) await desk.reopen(payment.id);
    return desk.hold(payment.id, async (tx, held) => {
      const rows = await tx
        .selectFrom('click_transactions')
        .selectAll()
        .where('payment_id', '=', payment.id)
        .execute();
      const same = rows.find((row) => row.id === id);
      if (same?.state === 'prepared') return { error: 0, prepareId: same.prepare_id };
      if (rows.some(({ state }) => state === 'paid' || state === 'reversed')) return { error: -4 };
      // One payer at a time: a second `prepare` before the first one ends could charge twice.
      const busy = same !== undefined || rows.some(({ state }) => state === 'prepared');
      if (busy || !held.open || !payment.payable) return { error: -9 };
      const { prepare_id: prepareId } = await tx
        .insertInto('click_transactions')
        .values({
          id,
          paydoc_id: paydoc,
          payment_id: payment.id,
          state: 'prepared',
          prepared_at: clock.now(),
        })
        .returning('prepare_id')
        .executeTakeFirstOrThrow();
      await held.settle({ status: 'processing' });
      return { error: 0, prepareId };
    });
  };
}
