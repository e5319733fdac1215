import type { AppDeps } from '../../../../app-deps';
import type { YookassaSettings } from '../../../../settings/payments';
import { receiptStore, type ReceiptOf } from '../../receipts/receipt-store';
import { writeAmount } from '@karvon/money';
import type { ReceiptToSend } from '../payment-provider';
import { sumOfLines, type Receipt, type ReceiptLine } from '../receipt';
import { isPrepaid, receiptOf } from './receipt';
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

const prepaidLines = (lines: readonly ReceiptLine[]): ReceiptLine[] =>
  lines.map((line) => ({ ...line, prepaid: true }));

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
  async function findSent(
    subject: ReceiptSubject,
    { completes }: ReceiptToSend,
  ): Promise<YookassaReceipt | undefined> {
    const wanted = 'payment_id' in subject ? 'payment' : 'refund';
    const sent = await api.receiptsOf(subject);
    return sent.find(
      ({ type, status, settlements }) =>
        type === wanted &&
        status !== 'canceled' &&
        Boolean(completes) === Boolean(settlements?.some((one) => one.type === 'prepayment')),
    );
  }

  /** Null: YooKassa has refused it. */
  async function sendRequest(
    key: string,
    subject: ReceiptSubject,
    { receipt, completes }: ReceiptToSend,
  ): Promise<YookassaReceipt | null> {
    const amount = { value: writeAmount(sumOfLines(receipt.lines)), currency: 'RUB' };
    try {
      return await api.sendReceipt(key, {
        type: 'payment_id' in subject ? 'payment' : 'refund',
        ...subject,
        ...receiptOf(receipt, settings.receipts),
        settlements: [{ type: completes ? 'prepayment' : 'cashless', amount }],
        send: true,
      });
    } catch (error) {
      if (!(error instanceof YookassaRefusal)) throw error;
      logger.warn({ err: error, ...subject }, 'YooKassa has refused a tax receipt');
      return null;
    }
  }

  /** What was sold is listed before what goes back or is delivered, and what is delivered before what goes back then. */
  async function comesTooEarly({ paymentId, reference, completes }: ReceiptToSend) {
    if (reference === undefined && !completes) return false;
    const sale = await receiptStore.find(db, { paymentId });
    if (sale?.state === 'waiting' || sale?.state === 'not-due') return true;
    if (completes) return false;
    return (await receiptStore.find(db, { paymentId, completes: true }))?.state === 'waiting';
  }

  /** The lines with what YooKassa is to be told of the time between the money and the delivery. */
  async function timedLines({ paymentId, reference, completes, receipt }: ReceiptToSend) {
    const { lines } = receipt;
    if (reference !== undefined) return lines;
    if (completes) return lines.filter((line) => isPrepaid(settings.receipts, line));
    const isOpen = await receiptStore.find(db, { paymentId, completes: true });
    return isOpen ? prepaidLines(lines) : lines;
  }

  return {
    /**
     * @param prepaid the money of a payment moves before what it is for is delivered
     * @returns the receipt that goes along with the call that moves the money; undefined when there is none, or when it is
     * sent after it
     */
    async along(of: ReceiptOf, receipt: Receipt, prepaid = false): Promise<object | undefined> {
      const { receipts } = settings;
      const lines = prepaid ? prepaidLines(receipt.lines) : receipt.lines;
      const listed = receiptOf({ ...receipt, lines }, receipts);
      if (!listed) return undefined;
      if (prepaid && lines.some((line) => isPrepaid(receipts, line)))
        await receiptStore.begin(db, { ...of, completes: true });
      if (receipts?.send === 'with') return listed;
      await receiptStore.begin(db, of);
      return undefined;
    },

    async send(given: ReceiptToSend): Promise<'processing' | 'done'> {
      const { paymentId } = given;
      const row = await receiptStore.find(db, given);
      // Without a row the receipt went along with the money.
      if (!row || row.state === 'done' || row.state === 'refused') return 'done';
      if (await comesTooEarly(given)) return 'processing';
      const { id, attempt, receipt_id: known } = row;
      const receipt = {
        ...given,
        receipt: { ...given.receipt, lines: await timedLines(given) },
      };
      // All of it has gone back before it was delivered.
      if (receipt.receipt.lines.length === 0) {
        await receiptStore.note(db, id, { state: 'done' });
        return 'done';
      }
      const subject = await subjectOf(receipt);
      const made = known
        ? await api.findReceipt(known)
        : ((await findSent(subject, receipt)) ??
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
