import type { Payment, PaymentStatus } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/database';
import { createLifeCycle } from '../../life-cycle/life-cycle';
import { openPaymentStatuses, paymentTransitions } from './payment-states';
import type { PaymentsTable } from './tables';

export type PaymentRow = Selectable<PaymentsTable>;

export const paymentLifeCycle = createLifeCycle('payment', paymentTransitions);

/** Rows of payments. */
export const paymentStore = {
  find(db: Db | Tx, id: string): Promise<PaymentRow | undefined> {
    return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
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

  findOpen(db: Db, kind: Payment['orderKind'], orderNumber: string): Promise<PaymentRow[]> {
    return db
      .selectFrom('payments')
      .selectAll()
      .where('order_kind', '=', kind)
      .where('order_number', '=', orderNumber)
      .where('status', 'in', openPaymentStatuses)
      .execute();
  },

  /** Nobody else changes the payment until the transaction ends. */
  lock(tx: Tx, id: string): Promise<PaymentRow> {
    return tx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
  },

  /** Moves a locked payment on; false when it may not go there from where it is. */
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
