import type { AppDeps } from '../../../../app-deps';
import type { YookassaSettings } from '../../../../settings/payments';
import { receiptStore, type ReceiptOf } from '../../receipts/receipt-store';
import { writeAmount } from '@karvon/money';
import type { ReceiptToSend } from '../payment-provider';
import type { Receipt } from '../receipt';
import { receiptOf } from './receipt';
import {
  YookassaRefusal,
  type ReceiptSubject,
  type YookassaApi,
  type YookassaReceipt,
} from './yookassa-api';

export interface ReceiptsDeps extends Pick<AppDeps, 'database' | 'logger'> {
  api: YookassaApi;
  settings: Pick<YookassaSettings, 'receipts'>;
}

const states = { pending: 'pending', succeeded: 'done', canceled: 'refused' } as const;

/** Receipts of 54-FZ: along with the call that moves the money, or after it. */
export function createReceipts({ database: { db }, logger, api, settings }: ReceiptsDeps) {
  async function subjectOf({ providerId, reference }: ReceiptToSend): Promise<ReceiptSubject> {
    if (reference === undefined) return { payment_id: providerId };
    const { refund_id: id } = await db
      .selectFrom('yookassa_refunds')
      .select('refund_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return { refund_id: id! };
  }

  /** YooKassa forgets a key after a day: a receipt whose reply was lost is looked for first. */
  async function findSent(subject: ReceiptSubject): Promise<YookassaReceipt | undefined> {
    const wanted = 'payment_id' in subject ? 'payment' : 'refund';
    const sent = await api.receiptsOf(subject);
    return sent.find(({ type, status }) => type === wanted && status !== 'canceled');
  }

  /** Null: YooKassa has refused it. */
  async function sendRequest(
    key: string,
    subject: ReceiptSubject,
    { receipt }: ReceiptToSend,
  ): Promise<YookassaReceipt | null> {
    const total = receipt.lines.reduce((sum, { amount }) => sum + amount, 0);
    const amount = { value: writeAmount(total), currency: 'RUB' };
    try {
      return await api.sendReceipt(key, {
        type: 'payment_id' in subject ? 'payment' : 'refund',
        ...subject,
        ...receiptOf(receipt, settings.receipts),
        settlements: [{ type: 'cashless', amount }],
        send: true,
      });
    } catch (error) {
      if (!(error instanceof YookassaRefusal)) throw error;
      logger.warn({ err: error, ...subject }, 'YooKassa has refused a tax receipt');
      return null;
    }
  }

  return {
    /**
     * @returns the receipt that goes along with the call that moves the money; undefined when there is none, or when it is
     * sent after it
     */
    async along(of: ReceiptOf, receipt: Receipt): Promise<object | undefined> {
      const listed = receiptOf(receipt, settings.receipts);
      if (!listed || settings.receipts?.send === 'with') return listed;
      await receiptStore.begin(db, of);
      return undefined;
    },

    async send(receipt: ReceiptToSend): Promise<'processing' | 'done'> {
      const { paymentId, reference } = receipt;
      const row = await receiptStore.find(db, receipt);
      // Without a row the receipt went along with the money.
      if (!row || row.state === 'done' || row.state === 'refused') return 'done';
      if (reference !== undefined) {
        // What was sold is listed before what goes back.
        const sale = await receiptStore.find(db, { paymentId });
        if (sale?.state === 'waiting' || sale?.state === 'not-due') return 'processing';
      }
      const subject = await subjectOf(receipt);
      const { id, attempt, receipt_id: known } = row;
      const made = known
        ? await api.findReceipt(known)
        : ((await findSent(subject)) ??
          (await sendRequest(`receipt:${id}:${attempt}`, subject, receipt)));
      if (!made) {
        await receiptStore.note(db, id, { attempt: attempt + 1 });
        return 'processing';
      }
      const state = states[made.status];
      await receiptStore.note(db, id, { receipt_id: made.id, state });
      if (state === 'refused')
        logger.error({ payment: paymentId, receipt: made.id }, 'a tax receipt was not registered');
      return state === 'pending' ? 'processing' : 'done';
    },
  };
}
