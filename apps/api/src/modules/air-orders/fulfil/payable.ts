import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { CancelWishes, PayableOrders } from '@karvon/payments';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { feesInMoney, toPay } from '../store/order-price';
import { exchangeAlone } from '../exchanges/payable-exchange';
import { extrasStore, type ExtrasRow } from '../store/extras-store';
import { totalOf, toPayWithExtras } from '../sums/extras-sums';
import { extrasAlone } from '../extras/payable-extras';
import { receiptLinesOf } from '../sums/extras-receipt';
import type { SupplyState } from '../store/order-states';
import type { OrderRow, OrderStore } from '../store/order-store';
import { refundStore } from '../store/refund-store';
import { notifyReturned } from '../refunds/notify-returned';
import { noteLatePayment } from './late-payments';
import { createPayableAlone } from '../payment/payable-alone';

const sellable: SupplyState[] = ['held', 'on-payment'];

/** The lines of an order's tax receipt. */
function linesOf(order: OrderRow, extras: readonly ExtrasRow[]) {
  const fee = feesInMoney(order);
  const [carrier, commission] = receiptLinesOf(extras.filter((row) => row.with_order));
  return [
    { item: 'air' as const, amount: toPay(order).amount - fee },
    carrier,
    { ...commission, amount: fee + commission.amount },
  ].filter(({ amount }) => amount > 0);
}

/**
 * The amount tells whether the chosen extras were paid too, or the payment began before they were chosen.
 * @returns false: the amount is neither the price of the order nor the price with the extras
 */
async function takeExtras(
  tx: Tx,
  number: string,
  order: Parameters<typeof toPay>[0],
  { id, amount, at }: { id: string; amount: number; at: Date },
): Promise<boolean> {
  const choice = await extrasStore.open(tx, number, 'to-pay');
  const rest = toPay(order).amount;
  if (choice && amount === rest + totalOf(choice))
    return extrasStore.move(tx, choice.id, 'at-carrier', at, { payment_id: id });
  if (amount !== rest) return false;
  await extrasStore.endChoice(tx, number, 'expired', at);
  return true;
}

/** A guest without an account gets no points, so the order and its refunds do not mention any. */
async function earnPoints(
  tx: Tx,
  number: string,
  order: Pick<OrderRow, 'user_id' | 'booker_fingerprint' | 'points_earned'>,
  { owners, pointsLedger, at }: { owners: OrderOwners; pointsLedger: OrderPoints; at: Date },
): Promise<void> {
  const userId = await owners.ownerId(tx, order);
  if (userId === null) {
    const none = tx.updateTable('air_orders').set({ points_earned: 0 });
    await none.where('number', '=', number).execute();
    return;
  }
  const earned = { userId, points: order.points_earned, at };
  await pointsLedger.earn(tx, { kind: 'air', number }, earned);
}

/** How payments see air orders. */
export function createPayableAirOrders({
  clock,
  database,
  jobs,
  notifyStaff,
  announce,
  owners,
  pointsLedger,
  store,
  wishes,
}: Pick<AppDeps, 'clock' | 'database' | 'jobs' | 'notifyStaff'> & {
  announce: Announce;
  wishes: Pick<CancelWishes<unknown, unknown>, 'carryOut'>;
  owners: OrderOwners;
  pointsLedger: OrderPoints;
  store: OrderStore;
}): PayableOrders {
  const exchanges = createPayableAlone(
    { clock, store },
    exchangeAlone({ clock, jobs, notifyStaff }),
  );
  const extrasLater = createPayableAlone({ clock, store }, extrasAlone({ clock, jobs }));

  /** False: no part of the order waits for this payment. */
  async function take(tx: Tx, number: string, payment: { id: string; amount: number }) {
    // After the lock a refund of the order either waits, or has already ended what the payment is for.
    const order = await store.lock(tx, number);
    if (await exchanges.markPaid(tx, number, payment)) return true;
    if (await extrasLater.markPaid(tx, number, payment)) return true;
    // A payment that comes a minute late is taken while the seats can still be had.
    if (order.status !== 'not-paid' || !sellable.includes(order.supply)) return false;
    const at = clock.now();
    if (!(await takeExtras(tx, number, order, { ...payment, at }))) return false;
    if (!(await store.setStatus(tx, number, 'paid', at))) return false;
    await earnPoints(tx, number, order, { owners, pointsLedger, at });
    await announce(tx, { kind: 'air', number }, 'paid');
    await store.setTickets(tx, number, 'generating');
    await jobs.enqueue(tx, 'air-orders.issue', { orderNumber: number }, { key: number });
    return true;
  }

  return {
    async find(number, tx) {
      const db = tx ?? database.db;
      const order = await (tx ? store.lock(tx, number) : store.find(db, number));
      if (!order) return null;
      const alone = (await exchanges.find(db, order)) ?? (await extrasLater.find(db, order));
      if (alone) return alone;
      const extras = await extrasStore.of(db, number);
      const { status, supply, pay_before: payBefore, lang } = order;
      const inTime = payBefore !== null && clock.now() < payBefore;
      return {
        status,
        payable:
          status === 'not-paid' &&
          order.cancel_wished_by === null &&
          sellable.includes(supply) &&
          inTime,
        total: toPayWithExtras(order, extras),
        // The PNR is left out: somebody who pays by a share link must not open the booking at the carrier.
        description: number,
        lang,
        deliveredLater: true,
        receipt() {
          const { mobilePhone: phone, email } = store.booker(order);
          return { orderNumber: number, email, phone, lines: linesOf(order, extras) };
        },
      };
    },

    async markPaid(tx, number, payment) {
      const cancelled = await wishes.carryOut(tx, number, true);
      if (!cancelled && (await take(tx, number, payment))) return true;
      const paidFor = await noteLatePayment(tx, clock, number, payment);
      // The e-mail about a cancelled order names the money that goes back: it needs no e-mail of its own.
      if (!cancelled)
        await announce(tx, { kind: 'air', number, occasion: payment.id }, `late-${paidFor}`);
      return false;
    },

    async markUnpaid(tx, number) {
      await wishes.carryOut(tx, number, false);
    },

    async markRefunded(tx, number, { underWay }) {
      await store.lock(tx, number);
      const refund = await refundStore.latest(tx, number);
      // For the return of a late payment the order stays as it is.
      if (refund?.state !== 'at-bank' || (await underWay())) return;
      const now = clock.now();
      await refundStore.move(tx, refund.id, 'returned', now);
      if (refund.closes) await store.setStatus(tx, number, 'cancelled', now);
      await notifyReturned(tx, announce, refund);
    },
  };
}
