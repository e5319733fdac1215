import type { OrderPayment, PaidPayment, Payment, PaymentMethod } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import type { Money } from '@karvon/money';
import { sql } from 'kysely';
import type { Db, Tx } from '@karvon/platform/db/database';
import { drawCode } from '@karvon/order-ground/documents/code-drawing';
import { openPaymentStatuses } from './store/payment-states';
import { returnedAt, type ListedPayment } from './store/list-payments';
import type { PaymentProviders } from './provider-port/payment-providers';

/** Payments as other modules see them. */
export interface PaymentReader {
  methodsOf: MethodsOf;
  /** The newest payment of an order, and all its payments, oldest first. */
  ofOrder(
    kind: Payment['orderKind'],
    orderNumber: string,
  ): Promise<{ latest: OrderPayment | null; all: KnownPayment[] }>;
  /** The newest payment of an order. */
  latest(kind: Payment['orderKind'], orderNumber: string): Promise<OrderPayment | null>;
  /** The payment of the order's price, not of an exchange; inside a transaction, as that transaction sees it. */
  succeeded(
    kind: Payment['orderKind'],
    orderNumber: string,
    tx?: Tx,
  ): Promise<{ id: string; method: PaymentMethod } | null>;
  /** How a payment was made. */
  methodOf(paymentId: string): Promise<PaymentMethod>;
}

/** The facts that an order shows about each of its payments. */
export type KnownPayment = Pick<
  ListedPayment,
  'id' | 'status' | 'method' | 'amount' | 'at' | 'returnedAt'
> & {
  /** When the money was charged; null while it is not, or is only reserved. */
  chargedAt: Date | null;
};

/** What an order has taken of its payments. */
export const paidOf = (
  payments: readonly KnownPayment[],
  late: readonly { id: string }[],
): { paid?: PaidPayment[] } => {
  const paid = payments
    .filter(({ status }) => status === 'succeeded' || status.startsWith('refund'))
    .filter(({ id }) => !late.some((one) => one.id === id))
    .map(({ amount, method, at, chargedAt }) => ({
      amount,
      method,
      at: (chargedAt ?? at).toISOString(),
    }));
  return paid.length > 0 ? { paid } : {};
};

const chargedAt =
  sql<Date | null>`(SELECT MIN(at) FROM ledger WHERE payment_id = payments.id AND entry = 'charge')`.as(
    'charged_at',
  );

/** The methods by which an amount can be paid, in the edition's order. */
export type MethodsOf = (total: Money) => PaymentMethod[];

/** The methods that the edition offers and a connected provider serves. */
export const createMethods =
  (edition: Pick<Edition, 'paymentMethods'>, providers: PaymentProviders): MethodsOf =>
  (total) =>
    edition.paymentMethods.filter((method) => providers.serving(method, total));

export function createPaymentReader(
  db: Db,
  methodsOf: MethodsOf,
  providers: Pick<PaymentProviders, 'isInApp'>,
): PaymentReader {
  const rowsOf = (kind: Payment['orderKind'], orderNumber: string) =>
    db
      .selectFrom('payments')
      .select(['id', 'status', 'provider', 'method', 'amount', 'currency'])
      .select(['created_at', 'held_until', 'confirmation_url'])
      .select([returnedAt, chargedAt])
      .where('order_kind', '=', kind)
      .where('order_number', '=', orderNumber)
      .orderBy('created_at', 'desc')
      // Of the same moment, an open payment began after those that have ended.
      .orderBy((eb) => eb('status', 'in', openPaymentStatuses), 'desc');

  function present(row: Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirst']>>) {
    if (!row) return null;
    const { id, status, method } = row;
    const confirmationUrl = status === 'redirected' ? row.confirmation_url : null;
    return {
      id,
      status,
      method,
      startedAt: row.created_at.toISOString(),
      heldUntil: openPaymentStatuses.includes(status) ? row.held_until.toISOString() : null,
      confirmationUrl,
      qrCode:
        confirmationUrl && providers.isInApp(row) ? drawCode('qrcode', confirmationUrl) : null,
    };
  }

  return {
    methodsOf,

    async ofOrder(kind, orderNumber) {
      const rows = await rowsOf(kind, orderNumber).execute();
      const all = rows.map(({ id, status, method, amount, currency, ...row }) => ({
        id,
        status,
        method,
        amount: { amount, currency },
        at: row.created_at,
        returnedAt: row.returned_at,
        chargedAt: row.charged_at,
      }));
      return { latest: present(rows[0]), all: all.reverse() };
    },
    latest: async (kind, orderNumber) =>
      present(await rowsOf(kind, orderNumber).limit(1).executeTakeFirst()),
    async succeeded(kind, orderNumber, tx) {
      const row = await (tx ?? db)
        .selectFrom('payments')
        .select(['id', 'method'])
        .where('order_kind', '=', kind)
        .where('order_number', '=', orderNumber)
        .where('status', '=', 'succeeded')
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },
    async methodOf(paymentId) {
      const { method } = await db
        .selectFrom('payments')
        .select('method')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow();
      return method;
    },
  };
}
