import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { JobRun } from '@karvon/platform/jobs/jobs';
import { phase } from '@karvon/platform/phase';
import {
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
  type AirSupplier,
  type CancellationQuote,
} from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { returnMoney, type ReceiptLine } from '@karvon/payments';
import { changeStore } from '../store/change-store';
import { extrasStore } from '../store/extras-store';
import { isGone, loseFlights } from '../parts/lost-flights';
import type { OrderRow, OrderStore } from '../store/order-store';
import { quoteRefundAtCarrier } from './quote/quote-at-carrier';
import { refundStore, type RefundRow } from '../store/refund-store';
import { receiptOfRefund } from './receipt-of-refund';
import { notifyReturned } from './notify-returned';
import { paymentsToReturn } from './payments-to-return';

export interface CancelAtCarrierDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger'
> {
  announce: Announce;
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  pointsLedger: OrderPoints;
  store: OrderStore;
  supplier: AirSupplier;
}

/** The carrier would keep more than the visitor has agreed to. */
class DearerThanPromised extends Error {
  override name = 'DearerThanPromised';
}

/** A repeated try would fail too: the carrier keeps more, or its supplier leaves the refund to people. */
const isForPerson = (error: unknown) =>
  error instanceof DearerThanPromised || error instanceof SupplierTermsUnknown;

/** The amount that the carrier may keep, as the visitor has agreed. */
const retainedOf = ({ lines }: RefundRow): number =>
  lines
    .filter(({ item }) => item === 'tariff' || item === 'taxes')
    .reduce((total, { kept }) => total + kept.amount, 0);

/** The payments to which the money of a refund goes back. */
async function returnPaid(
  tx: Tx,
  jobs: AppDeps['jobs'],
  refund: RefundRow,
  lines: ReceiptLine[],
): Promise<void> {
  const { id, closes, order_number: number, payment_id: paymentId, total } = refund;
  const of = { paymentId, ...(!closes && { reference: id }) };
  await returnMoney(tx, jobs, await paymentsToReturn(tx, number, of), total, lines);
}

/**
 * Gives back the seats of a confirmed refund and sends the money (phases R2 to R4). The carrier's own quote is confirmed, so a
 * repeated request changes nothing. If the carrier refuses, a person decides.
 */
export function createCarrierCancellation({
  clock,
  database: { db },
  jobs,
  logger,
  announce,
  discardTickets,
  pointsLedger,
  store,
  supplier,
}: CancelAtCarrierDeps) {
  async function freshQuote(refund: RefundRow, order: OrderRow): Promise<CancellationQuote> {
    const quote = await quoteRefundAtCarrier(supplier, order, refund, refund.waived);
    if (quote.tariff.kept.amount + quote.taxes.kept.amount > retainedOf(refund))
      throw new DearerThanPromised('the carrier keeps more now');
    await refundStore.setSupplierQuote(db, refund.id, quote.id);
    return quote;
  }

  async function confirm(quoteId: string): Promise<void> {
    try {
      await supplier.confirmCancellation({ quoteId });
    } catch (error) {
      if (!(error instanceof SupplierUnanswered)) throw error;
      if ((await supplier.findCancellation(quoteId)) !== 'confirmed') throw error;
    }
  }

  async function cancelTickets(refund: RefundRow, order: OrderRow): Promise<void> {
    const quoteId = refund.supplier_quote_id ?? (await freshQuote(refund, order)).id;
    try {
      await confirm(quoteId);
    } catch (error) {
      if (!(error instanceof SupplierQuoteExpired)) throw error;
      await confirm((await freshQuote(refund, order)).id);
    }
  }

  async function release(refund: RefundRow, order: OrderRow): Promise<void> {
    if (order.supply === 'issue-asked') throw new Error('its tickets are being asked for');
    if (order.supply === 'issued' && !refund.by_hand) await cancelTickets(refund, order);
    else if (order.supply === 'held')
      await supplier.cancel({ supplierOrderId: order.supplier_order_id! });
    phase('R3');
  }

  /** The passengers who stay in the order get new receipts. */
  async function remakeTickets(tx: Tx, number: string): Promise<void> {
    await discardTickets(tx, number);
    if (await store.setTickets(tx, number, 'generating'))
      await jobs.enqueue(tx, 'air-tickets.make', { orderNumber: number }, { key: number });
  }

  const toPerson = (id: string) =>
    db.transaction().execute((tx) => refundStore.move(tx, id, 'in-review', clock.now()));

  return async function cancelAtCarrier(id: string, run: Pick<JobRun, 'last'>): Promise<void> {
    const refund = await refundStore.find(db, id);
    if (refund?.state !== 'at-carrier') return;
    const order = (await store.find(db, refund.order_number))!;
    phase('R2');
    try {
      await release(refund, order);
    } catch (error) {
      if (!run.last && !isForPerson(error)) throw error;
      logger.error({ err: error, refund: id, order: order.number }, 'a refund needs a person');
      await toPerson(id);
      return;
    }
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const nothingBack = refund.total === 0;
      if (!(await refundStore.move(tx, id, nothingBack ? 'returned' : 'at-bank', now))) return;
      const { number } = order;
      if (refund.closes) {
        await store.setSupply(tx, number, 'released');
        await changeStore.close(tx, number, 'declined', now);
      } else await remakeTickets(tx, number);
      const ofPart = refund.closes ? {} : { part: id };
      const points = { kind: 'air', number } as const;
      const { points_cancelled: cancelled, points_returned: returned } = refund;
      await pointsLedger.takeBack(tx, points, now, { points: cancelled, ...ofPart });
      await pointsLedger.giveBack(tx, points, now, { points: returned, ...ofPart });
      const extras = await extrasStore.of(tx, number);
      if (!nothingBack) await returnPaid(tx, jobs, refund, receiptOfRefund(refund, extras));
      await loseFlights(tx, extras, isGone(refund.part), now);
      if (!nothingBack) return;
      if (refund.closes) await store.setStatus(tx, number, 'cancelled', now);
      await notifyReturned(tx, announce, refund);
    });
    phase('R4');
  };
}
