import { sql, type Selectable } from 'kysely';
import type { Payment } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import type { PaymentReceiptsTable } from '../tables';

/** The receipt of a payment, of its completion, or of a return under its reference. */
export interface ReceiptOf {
  paymentId: string;
  reference?: string;
  completes?: true;
}

type Entry = Selectable<PaymentReceiptsTable>['entry'];

function entryOf({ reference, completes }: ReceiptOf): Entry {
  if (completes) return 'completion';
  return reference === undefined ? 'charge' : 'refund';
}

/** The key of a receipt: the movement in the ledger that it lists, or the completion of a payment. */
const keyOf = (of: ReceiptOf) => ({
  payment_id: of.paymentId,
  entry: entryOf(of),
  reference: of.reference === undefined || of.reference === of.paymentId ? '' : of.reference,
});

/** The money of a completion has moved with the charge. */
const isOfMovement = sql<boolean>`ledger.entry = CASE receipt.entry WHEN 'completion' THEN 'charge' ELSE receipt.entry END`;
const dueAt = sql<Date>`coalesce(receipt.due_at, ledger.at)`;

const standsAfterMs = 3_600_000;

/** Receipts that an operator must look at: refused, or not done an hour after they were due. */
const standingReceipts = (db: Db, now: Date) =>
  db
    .selectFrom('payment_receipts as receipt')
    .innerJoin('ledger', (join) =>
      join
        .onRef('ledger.payment_id', '=', 'receipt.payment_id')
        .onRef('ledger.reference', '=', 'receipt.reference')
        .on(isOfMovement),
    )
    .where('receipt.state', 'in', ['waiting', 'pending', 'refused'])
    .where(({ or, eb }) =>
      or([
        eb('receipt.state', '=', 'refused'),
        eb(dueAt, '<', new Date(now.getTime() - standsAfterMs)),
      ]),
    );

const asReceiptOf = ({
  payment_id: paymentId,
  entry,
  reference,
}: Pick<Selectable<PaymentReceiptsTable>, 'payment_id' | 'entry' | 'reference'>): ReceiptOf => {
  if (entry === 'completion') return { paymentId, completes: true };
  return entry === 'charge' ? { paymentId } : { paymentId, reference: reference || paymentId };
};

/** Tax receipts that are sent after their money has moved. */
export const receiptStore = {
  /** Records that a receipt is to be sent once its money has moved. */
  async begin(db: Db, of: ReceiptOf): Promise<void> {
    await db
      .insertInto('payment_receipts')
      .values({ ...keyOf(of), receipt_id: null })
      .onConflict((conflict) => conflict.columns(['payment_id', 'entry', 'reference']).doNothing())
      .execute();
  },

  find(db: Db, of: ReceiptOf): Promise<Selectable<PaymentReceiptsTable> | undefined> {
    return db
      .selectFrom('payment_receipts')
      .selectAll()
      .where(({ and }) => and(keyOf(of)))
      .executeTakeFirst();
  },

  async note(
    db: Db,
    id: string,
    values: Partial<Pick<Selectable<PaymentReceiptsTable>, 'state' | 'attempt' | 'receipt_id'>>,
  ): Promise<void> {
    await db
      .updateTable('payment_receipts')
      .set(values)
      .where('id', '=', id)
      .where('state', '!=', 'done')
      .execute();
  },

  /** @returns how often it was checked before */
  async countCheck(tx: Tx, of: ReceiptOf): Promise<number> {
    const row = await tx
      .updateTable('payment_receipts')
      .set((eb) => ({ checks: eb('checks', '+', 1) }))
      .where(({ and }) => and(keyOf(of)))
      .returning('checks')
      .executeTakeFirst();
    return row ? row.checks - 1 : 0;
  },

  /** Called in the transaction that records the money. */
  async setDue(tx: Tx, of: ReceiptOf): Promise<void> {
    await tx
      .updateTable('payment_receipts')
      .set({ state: 'waiting' })
      .where(({ and }) => and(keyOf(of)))
      .where('state', '=', 'not-due')
      .execute();
  },

  /** Makes receipts due whose money was recorded by a process of an older version. */
  async setAllDue(db: Db): Promise<void> {
    await db
      .updateTable('payment_receipts')
      .from('ledger')
      .set({ state: 'waiting' })
      .where('state', '=', 'not-due')
      .whereRef('ledger.payment_id', '=', 'payment_receipts.payment_id')
      .whereRef('ledger.entry', '=', 'payment_receipts.entry')
      .whereRef('ledger.reference', '=', 'payment_receipts.reference')
      .execute();
  },

  /** Whether a payment was prepaid and is not delivered. The row is locked: no other transaction can deliver it meanwhile. */
  async awaitsCompletion(tx: Tx, paymentId: string): Promise<boolean> {
    const row = await tx
      .selectFrom('payment_receipts')
      .select('state')
      .where(({ and }) => and(keyOf({ paymentId, completes: true })))
      .forUpdate()
      .executeTakeFirst();
    return row?.state === 'not-due';
  },

  /** Marks the prepaid payments of a delivered order as due for completion. @returns those payments */
  async setCompletionsDue(
    tx: Tx,
    kind: Payment['orderKind'],
    orderNumber: string,
    at: Date,
  ): Promise<string[]> {
    const rows = await tx
      .updateTable('payment_receipts')
      .from('payments')
      .set({ state: 'waiting', due_at: at })
      .whereRef('payments.id', '=', 'payment_receipts.payment_id')
      .where('order_kind', '=', kind)
      .where('order_number', '=', orderNumber)
      // A payment that is returned whole was not delivered.
      .where('payments.status', '=', 'succeeded')
      .where('entry', '=', 'completion')
      .where('state', '=', 'not-due')
      .returning('payment_id')
      .execute();
    return rows.map((row) => row.payment_id);
  },

  /** Receipts that are due and that the provider has not decided. */
  async unsent(db: Db): Promise<ReceiptOf[]> {
    const rows = await db
      .selectFrom('payment_receipts')
      .select(['payment_id', 'entry', 'reference'])
      .where('state', 'in', ['waiting', 'pending'])
      .execute();
    return rows.map(asReceiptOf);
  },

  /** Receipts that an operator must look at, oldest first. */
  standing: (db: Db, now: Date, count: number) =>
    standingReceipts(db, now)
      .innerJoin('payments', 'payments.id', 'receipt.payment_id')
      .select(['payments.id', 'order_kind', 'order_number', 'provider', 'ledger.currency'])
      .select(['ledger.amount', dueAt.as('at'), 'receipt.entry', 'receipt.state'])
      .select(['receipt.id as receipt', 'receipt_lines'])
      .$narrowType<{ state: 'waiting' | 'pending' | 'refused' }>()
      .orderBy('at')
      .limit(count)
      .execute(),

  async countStanding(db: Db, now: Date): Promise<number> {
    const { count } = await standingReceipts(db, now)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** An operator has made the receipt; false: the provider has it, or it is done. */
  async noteMade(db: Db, id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('payment_receipts')
      .set({ state: 'done' })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'refused'])
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  /** Begins another attempt for a refused receipt; undefined if there is none. */
  async beginAgain(tx: Tx, id: string): Promise<ReceiptOf | undefined> {
    const row = await tx
      .updateTable('payment_receipts')
      .set((eb) => ({
        state: 'waiting',
        attempt: eb('attempt', '+', 1),
        receipt_id: null,
        checks: 0,
      }))
      .where('id', '=', id)
      .where('state', '=', 'refused')
      .returning(['payment_id', 'entry', 'reference'])
      .executeTakeFirst();
    return row && asReceiptOf(row);
  },
};
