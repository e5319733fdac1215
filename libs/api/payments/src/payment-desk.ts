import type { Payment } from '@karvon/contract';
import { money, type Money } from '@karvon/money';
import { sql } from 'kysely';
import type { AppDeps } from '@karvon/platform/app-deps';
import { createReturnFinish, type FinishReturnDeps } from './returns/finish-return';
import { moneyByDay, type Days, type MoneyOfDay } from './reconcile/money-by-day';
import { listStatements, type Statements } from './reconcile/list-statements';
import { presentWaiting, type WaitingMoney } from './store/waiting-money';
import { openPaymentStatuses } from './store/payment-states';
import { paymentStore } from './store/payment-store';
import { createReceiptDesk, type ReceiptDesk } from './receipts/receipt-desk';

/**
 * Money that has not been returned yet. Some providers cannot return money by a call, or cannot return a part of a payment: then
 * an operator sends it.
 */
export interface WaitingReturn extends WaitingMoney {
  reference: string;
  /** How often the provider was asked whether the money has been sent. */
  checks: number;
}

/** A payment that its provider has not decided in the usual time. */
export interface UndecidedPayment extends WaitingMoney {
  heldUntil: Date;
}

/** A payment whose ledger disagrees with the payment and its returns. */
export interface LedgerDifference {
  paymentId: string;
  orderNumber: string;
  status: Payment['status'];
  charged: Money;
  expectedCharge: Money;
  refunded: Money;
  expectedRefund: Money;
}

export interface PaymentDesk extends ReceiptDesk {
  returns(count: number): Promise<WaitingReturn[]>;
  /** Payments that began before a moment; without a moment, all. */
  undecided(count: number, begunBefore?: Date): Promise<UndecidedPayment[]>;
  differences(count: number): Promise<LedgerDifference[]>;
  /** The money taken and given back on each day of the edition's calendar. */
  byDay(days: Days, utcOffsetMinutes: number): Promise<MoneyOfDay[]>;
  /** The result of the last comparison with the providers' statements. */
  statements(count: number): Promise<Statements>;
  /** Records that an operator has sent the money of a return; @returns false when there is none, or it was sent before. */
  noteReturned(reference: string): Promise<boolean>;
}

/** Shows and moves money that waits for an operator. */
export function createPaymentDesk(deps: FinishReturnDeps & Pick<AppDeps, 'jobs'>): PaymentDesk {
  const { clock, database } = deps;
  const { db } = database;
  const finishReturn = createReturnFinish(deps);

  return {
    ...createReceiptDesk(deps),

    async returns(count) {
      const rows = await db
        .selectFrom('payment_returns')
        .innerJoin('payments', 'payments.id', 'payment_returns.payment_id')
        .select(['payments.id', 'order_kind', 'order_number', 'provider', 'currency'])
        .select(['payment_returns.reference', 'payment_returns.amount', 'payment_returns.checks'])
        .where('payment_returns.sent', '=', false)
        .orderBy('payment_returns.checks', 'desc')
        .orderBy('payments.created_at')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        ...presentWaiting(row),
        reference: row.reference,
        checks: row.checks,
      }));
    },

    async undecided(count, begunBefore = clock.now()) {
      const rows = await db
        .selectFrom('payments')
        .select(['id', 'order_kind', 'order_number', 'provider', 'amount', 'currency'])
        .select('held_until')
        .where('status', 'in', openPaymentStatuses)
        .where('held_until', '<', clock.now())
        .where('created_at', '<=', begunBefore)
        .orderBy('held_until')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        ...presentWaiting(row),
        heldUntil: row.held_until,
      }));
    },

    async differences(count) {
      const sumOf = (entry: 'charge' | 'refund') =>
        sql<number>`COALESCE((SELECT SUM(amount) FROM ledger WHERE payment_id = payments.id AND entry = ${entry}), 0)::float8`;
      const sent = sql<number>`COALESCE((SELECT SUM(amount) FROM payment_returns WHERE payment_id = payments.id AND sent AND NOT payments.reserved), 0)::float8`;
      const due = sql<number>`(CASE WHEN NOT reserved AND status IN ('succeeded', 'refund-pending', 'refunded') THEN amount ELSE 0 END)::float8`;
      const rows = await db
        .selectFrom('payments')
        .select(['id', 'order_number', 'status', 'currency'])
        .select([
          sumOf('charge').as('charged'),
          sumOf('refund').as('refunded'),
          sent.as('sent'),
          due.as('due'),
        ])
        .where(({ or, eb }) =>
          or([eb(sumOf('charge'), '!=', due), eb(sumOf('refund'), '!=', sent)]),
        )
        .orderBy('created_at')
        .limit(count)
        .execute();
      return rows.map((row) => ({
        paymentId: row.id,
        orderNumber: row.order_number,
        status: row.status,
        charged: money(row.charged, row.currency),
        expectedCharge: money(row.due, row.currency),
        refunded: money(row.refunded, row.currency),
        expectedRefund: money(row.sent, row.currency),
      }));
    },

    byDay: (days, utcOffsetMinutes) => moneyByDay(db, days, utcOffsetMinutes),

    statements: (count) => listStatements(db, count),

    async noteReturned(reference) {
      const back = await paymentStore.findReturn(db, reference);
      return back ? finishReturn(back.payment_id, reference) : false;
    },
  };
}
