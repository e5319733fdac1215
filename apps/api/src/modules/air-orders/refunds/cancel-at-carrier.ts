import type { AppDeps } from '../../../app-deps';
import type { JobRun } from '../../../jobs/jobs';
import { phase } from '../../../phase';
import {
  SupplierQuoteExpired,
  SupplierUnanswered,
  type AirSupplier,
  type CancellationQuote,
} from '../../air-search/suppliers/air-supplier';
import { returnMoney } from '../../payments/return-money';
import type { OrderRow, OrderStore } from '../order-store';
import { refundStore, type RefundRow } from './refund-store';

export interface CancelAtCarrierDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'jobs' | 'logger'
> {
  store: OrderStore;
  supplier: AirSupplier;
}

/** The carrier would take more than the visitor has agreed to. */
class DearerThanPromised extends Error {
  override name = 'DearerThanPromised';
}

/**
 * Gives the seats of a confirmed refund back and sends the money on its way (phases R2 to R4). The carrier is
 * asked by its own quote, so that asking again changes nothing; what it does not do by itself goes to a person.
 */
export function createCancelAtCarrier({
  clock,
  database: { db },
  jobs,
  logger,
  store,
  supplier,
}: CancelAtCarrierDeps) {
  const keptOf = ({ lines }: RefundRow) =>
    lines
      .filter(({ item }) => item === 'tariff' || item === 'taxes')
      .reduce((total, { kept }) => total + kept.amount, 0);

  async function freshQuote(refund: RefundRow, order: OrderRow): Promise<CancellationQuote> {
    const steps = await refundStore.steps(db, refund.id);
    // A person who lets a refund pass has the carrier's word for its sums.
    const waived = refund.kind === 'forced' || steps.some(({ state }) => state === 'in-review');
    const quote = await supplier.quoteCancellation({
      supplierOrderId: order.supplier_order_id!,
      reason: refund.reason === 'not-issued' ? null : refund.reason,
      waived,
    });
    if (quote.tariff.kept.amount + quote.taxes.kept.amount > keptOf(refund))
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
    if (order.supply === 'issued') await cancelTickets(refund, order);
    else if (order.supply === 'held')
      await supplier.cancel({ supplierOrderId: order.supplier_order_id! });
    phase('R3');
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
      if (!run.last && !(error instanceof DearerThanPromised)) throw error;
      logger.error({ err: error, refund: id, order: order.number }, 'a refund needs a person');
      await toPerson(id);
      return;
    }
    await db.transaction().execute(async (tx) => {
      const now = clock.now();
      const nothingBack = refund.total === 0;
      if (!(await refundStore.move(tx, id, nothingBack ? 'returned' : 'at-bank', now))) return;
      await store.setSupply(tx, order.number, 'released');
      if (nothingBack) await store.setStatus(tx, order.number, 'cancelled', now);
      else await returnMoney(tx, jobs, refund.payment_id, refund.total);
    });
    phase('R4');
  };
}
