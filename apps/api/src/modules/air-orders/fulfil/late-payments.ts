import type { AirOrder, Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import { formatMoney } from '@karvon/platform/format-money';
import type { FactName } from '@karvon/order-ground/notices/order-events';
import { listPayments } from '@karvon/payments';
import { exchangeStore, offerOf } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';
import { totalOf } from '../sums/extras-sums';
import type { OrderRow } from '../store/order-store';
import type { LatePaymentTables } from '../store/late-payment-tables';

type PaidFor = LatePaymentTables['air_late_payments']['paid_for'];

/** The amount tells the purpose of the payment: extras or an exchange that ended unpaid, or else the order itself. */
async function paidFor(tx: Tx, number: string, amount: number): Promise<PaidFor> {
  const choices = await extrasStore.unpaid(tx, number);
  if (choices.some((row) => !row.with_order && totalOf(row) === amount)) return 'extras';
  const exchanges = await exchangeStore.unpaid(tx, number);
  if (exchanges.some((row) => offerOf(row)?.due.amount === amount)) return 'exchange';
  return 'order';
}

/** Stores a late payment for the order's page. @returns what it was for */
export async function noteLatePayment(
  tx: Tx,
  clock: AppDeps['clock'],
  number: string,
  { id, amount }: { id: string; amount: number },
): Promise<PaidFor> {
  const paid_for = await paidFor(tx, number, amount);
  await tx
    .insertInto('air_late_payments')
    .values({ payment_id: id, order_number: number, paid_for, amount, at: clock.now() })
    // Money that the bank has released can come a second time.
    .onConflict((again) => again.column('payment_id').doNothing())
    .execute();
  return paid_for;
}

/** The late payments of an order, oldest first. */
export async function latePayments(
  db: Db,
  { number, currency }: Pick<OrderRow, 'number' | 'currency'>,
): Promise<AirOrder['latePayments']> {
  const rows = await db
    .selectFrom('air_late_payments')
    .selectAll()
    .where('order_number', '=', number)
    .orderBy('at')
    .execute();
  const payments = rows.length > 0 ? await listPayments(db, 'air', number) : [];
  return rows.map(({ payment_id: id, paid_for: begunFor, amount, at }) => {
    const returnedAt = payments.find((payment) => payment.id === id)?.returnedAt;
    return {
      id,
      paidFor: begunFor,
      amount: { amount, currency },
      at: at.toISOString(),
      ...(returnedAt && { returnedAt: returnedAt.toISOString() }),
    };
  });
}

/** The amount that goes back, for the message; without a payment, that of the order itself. */
export async function describeLatePayment(
  db: Db,
  order: Pick<OrderRow, 'number' | 'currency'>,
  lang: Locale,
  paymentId?: string,
): Promise<Partial<Record<FactName, string>>> {
  const late = (await latePayments(db, order)).findLast(({ id, paidFor: begunFor }) =>
    paymentId === undefined ? begunFor === 'order' : id === paymentId,
  );
  return late ? { refund: formatMoney(late.amount, lang) } : {};
}
