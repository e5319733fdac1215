import type { AppDeps } from '@karvon/platform/app-deps';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { writeAmount } from '@karvon/money';
import type { ReceiptToSend } from '@karvon/payments/provider-port/payment-provider';
import { sumOfLines } from '@karvon/payments/provider-port/receipt';
import { receiptOf } from './receipt';
import {
  YookassaRefusal,
  type ReceiptSubject,
  type YookassaApi,
  type YookassaReceipt,
} from './yookassa-api';
import type {} from './tables';

export interface ReceiptRequestDeps extends Pick<AppDeps, 'database' | 'logger'> {
  api: YookassaApi;
}

/** Requests receipts from YooKassa after their money has moved. */
export function createReceiptRequests({ database: { db }, logger, api }: ReceiptRequestDeps) {
  async function subjectOf({ providerId, reference }: ReceiptToSend): Promise<ReceiptSubject> {
    if (reference === undefined) return { payment_id: providerId };
    const { refund_id: id } = await db
      .selectFrom('yookassa_refunds')
      .select('refund_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { refund_id: id! };
  }

  return {
    find: (id: string): Promise<YookassaReceipt> => api.findReceipt(id),

    /** YooKassa forgets a key after a day: a receipt whose response was lost is looked for first. */
    async findSent(given: ReceiptToSend): Promise<YookassaReceipt | undefined> {
      const subject = await subjectOf(given);
      const wanted = 'payment_id' in subject ? 'payment' : 'refund';
      const sent = await api.receiptsOf(subject);
      return sent.find(
        ({ type, status, settlements }) =>
          type === wanted &&
          status !== 'canceled' &&
          Boolean(given.completes) ===
            Boolean(settlements?.some((one) => one.type === 'prepayment')),
      );
    },

    /** Null: YooKassa has refused it. */
    async send(
      key: string,
      given: ReceiptToSend,
      settings: YookassaReceipts | undefined,
    ): Promise<YookassaReceipt | null> {
      const { receipt, completes } = given;
      const subject = await subjectOf(given);
      const amount = { value: writeAmount(sumOfLines(receipt.lines)), currency: 'RUB' };
      try {
        return await api.sendReceipt(key, {
          type: 'payment_id' in subject ? 'payment' : 'refund',
          ...subject,
          ...receiptOf(receipt, settings),
          settlements: [{ type: completes ? 'prepayment' : 'cashless', amount }],
          send: true,
        });
      } catch (error) {
        if (!(error instanceof YookassaRefusal)) throw error;
        logger.warn({ err: error, ...subject }, 'YooKassa has refused a tax receipt');
        return null;
      }
    },
  };
}
