import type { YookassaSettings } from '@karvon/platform/settings/payments';
import type { YookassaReceipts } from '@karvon/platform/settings/yookassa-receipts';
import { receiptStore, type ReceiptOf } from '@karvon/payments/sent-receipts';
import type { ReceiptToSend } from '@karvon/payments/provider-port/payment-provider';
import type { Receipt, ReceiptLine } from '@karvon/payments/provider-port/receipt';
import { isPrepaid, receiptOf } from './receipt';
import { createReceiptRequests, type ReceiptRequestDeps } from './receipt-requests';
import { soldTax } from './sold-tax';

export interface ReceiptsDeps extends ReceiptRequestDeps {
  settings: Pick<YookassaSettings, 'receipts'>;
}

const states = { pending: 'pending', succeeded: 'done', canceled: 'refused' } as const;

const isSale = ({ reference, completes }: ReceiptOf) => reference === undefined && !completes;

const prepaidLines = (lines: readonly ReceiptLine[]): ReceiptLine[] =>
  lines.map((line) => ({ ...line, prepaid: true }));

/** Receipts of 54-FZ: sent with the call that moves the money, or after it. */
export function createReceipts(deps: ReceiptsDeps) {
  const { database, logger, settings } = deps;
  const { db } = database;
  const requests = createReceiptRequests(deps);

  /** A sale has the tax that is set now; its later receipts have the tax of the sale. */
  async function taxOf(of: ReceiptOf): Promise<YookassaReceipts | undefined> {
    const { receipts } = settings;
    if (!receipts || isSale(of)) return receipts;
    return (await soldTax.of(db, of.paymentId)) ?? receipts;
  }

  /** A sale is listed before its returns and its delivery, and the delivery before later returns. */
  async function comesTooEarly(of: ReceiptOf): Promise<boolean> {
    const { paymentId, completes } = of;
    if (isSale(of)) return false;
    const sale = await receiptStore.find(db, { paymentId });
    if (sale?.state === 'waiting' || sale?.state === 'not-due') return true;
    if (completes) return false;
    return (await receiptStore.find(db, { paymentId, completes: true }))?.state === 'waiting';
  }

  /** The lines of a receipt, with a mark on those that were prepaid. */
  async function timedLines(
    { paymentId, reference, completes, receipt: { lines } }: ReceiptToSend,
    tax: YookassaReceipts | undefined,
  ): Promise<readonly ReceiptLine[]> {
    if (reference !== undefined) return lines;
    if (completes) return lines.filter((line) => isPrepaid(tax, line));
    const isOpen = await receiptStore.find(db, { paymentId, completes: true });
    return isOpen ? prepaidLines(lines) : lines;
  }

  return {
    /**
     * @param prepaid the money of a payment moves before the delivery
     * @returns the receipt that is sent with the call that moves the money; undefined when there is none, or it is sent later
     */
    async along(of: ReceiptOf, receipt: Receipt, prepaid = false): Promise<object | undefined> {
      const tax = await taxOf(of);
      const lines = prepaid ? prepaidLines(receipt.lines) : receipt.lines;
      const listed = receiptOf({ ...receipt, lines }, tax);
      if (!tax || !listed) return undefined;
      if (prepaid && lines.some((line) => isPrepaid(tax, line)))
        await receiptStore.begin(db, { ...of, completes: true });
      if (settings.receipts?.send === 'with') {
        if (isSale(of)) await soldTax.keep(db, of.paymentId, tax);
        return listed;
      }
      await receiptStore.begin(db, of);
      return undefined;
    },

    async send(given: ReceiptToSend): Promise<'processing' | 'done'> {
      const { paymentId } = given;
      const row = await receiptStore.find(db, given);
      // Without a row the receipt was sent with the money.
      if (!row || row.state === 'done' || row.state === 'refused') return 'done';
      if (await comesTooEarly(given)) return 'processing';
      const { id, attempt, receipt_id: known } = row;
      const tax = await taxOf(given);
      const lines = await timedLines(given, tax);
      // Everything was returned before it was delivered.
      if (lines.length === 0) {
        await receiptStore.note(db, id, { state: 'done' });
        return 'done';
      }
      const timed = { ...given, receipt: { ...given.receipt, lines } };
      let made = known ? await requests.find(known) : await requests.findSent(timed);
      if (!made && tax && isSale(given)) await soldTax.keep(db, paymentId, tax);
      made ??= (await requests.send(`receipt:${id}:${attempt}`, timed, tax)) ?? undefined;
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
