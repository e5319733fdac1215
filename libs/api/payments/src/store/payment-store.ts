import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { createLifeCycle } from '@karvon/platform/life-cycle/life-cycle';
import { openPaymentStatuses, paymentTransitions } from './payment-states';
import type { PaymentReturnsTable, PaymentsTable } from '../tables';

export type PaymentRow = Selectable<PaymentsTable>;

export const paymentLifeCycle = createLifeCycle('payment', paymentTransitions);

/** Whether a row was refused because the order has another open payment: only one is allowed. */
export const isOpenElsewhere = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';

/** Rows of payments. */
export const paymentStore = {
  find(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
    return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  },

  async statusOf(db: Db | Tx, id: string): Promise<PaymentStatus> {
    const query = db.selectFrom('payments').select('status').where('id', '=', id);
    return (await query.executeTakeFirstOrThrow()).status;
  },

  findByRequestKey(db: Db, key: string): Promise<PaymentRow | undefined> {
    return db.selectFrom('payments').selectAll().where('request_key', '=', key).executeTakeFirst();
  },

  findByProviderId(db: Db, provider: string, providerId: string): Promise<PaymentRow | undefined> {
    return db
      .selectFrom('payments')
      .selectAll()
      .where('provider', '=', provider)
      .where('provider_id', '=', providerId)
      .executeTakeFirst();
  },

  findOpen(db: Db | Tx, kind: Payment['orderKind'], orderNumber: string): Promise<PaymentRow[]> {
    return db
      .selectFrom('payments')
      .selectAll()
      .where('order_kind', '=', kind)
      .where('order_number', '=', orderNumber)
      .where('status', 'in', openPaymentStatuses)
      .execute();
  },

  findReturn(db: Db | Tx, reference: string): Promise<Selectable<PaymentReturnsTable> | undefined> {
    return db
      .selectFrom('payment_returns')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
  },

  returns(tx: Db | Tx, id: string): Promise<Selectable<PaymentReturnsTable>[]> {
    return tx.selectFrom('payment_returns').selectAll().where('payment_id', '=', id).execute();
  },

  unsentReturns(tx: Tx, id: string): Promise<Selectable<PaymentReturnsTable>[]> {
    return tx
      .selectFrom('payment_returns')
      .selectAll()
      .where('payment_id', '=', id)
      .where('sent', '=', false)
      .execute();
  },

  /** Whether money of any payment of an order is on its way back. */
  async returnsUnderWay(tx: Tx, kind: Payment['orderKind'], orderNumber: string): Promise<boolean> {
    const unsent = await tx
      .selectFrom('payment_returns')
      .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
      .select('payment_returns.reference')
      .where('payments.order_kind', '=', kind)
      .where('payments.order_number', '=', orderNumber)
      .where('payment_returns.sent', '=', false)
      .executeTakeFirst();
    return unsent !== undefined;
  },

  /** Marks the money as received by the payer; false: it was marked before. */
  async setSent(tx: Tx, reference: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('payment_returns')
      .set({ sent: true, sent_at: at })
      .where('reference', '=', reference)
      .where('sent', '=', false)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  },

  /** Locks the payment until the transaction ends. */
  lock(tx: Tx, id: string): Promise<PaymentRow> {
    return tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  async setReserved(tx: Tx, id: string, reserved: boolean): Promise<void> {
    await tx.updateTable('payments').set({ reserved }).where('id', '=', id).execute();
  },

  /** Changes the status of a locked payment; false when its status does not allow the change. */
  async move(
    tx: Tx,
    payment: PaymentRow,
    to: PaymentStatus,
    failure: Payment['failure'] = null,
  ): Promise<boolean> {
    if (!paymentLifeCycle.can(payment.status, to)) return false;
    await tx
      .updateTable('payments')
      .set({ status: to, failure })
      .where('id', '=', payment.id)
      .execute();
    return true;
  },
};
