import { randomBytes } from 'node:crypto';
import type { Extra, RefundPart } from '@karvon/contract';
import { money, type Currency } from '@karvon/money';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import {
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
  type AirSupplier,
  type CancellationRequest,
} from '@karvon/air-supply/air-supplier';
import type { BookedOrder, OrderBook } from './order-book';
import type { Pace } from '@karvon/platform/sandbox-pace';
import { isChanged } from './change-flights';
import { loseExtras, slicesOf } from './extras-book';
import { givenBack } from './given-back';
import { behavioursOf } from './surname-behaviours';
import { isAll, overlaps, partOf } from './parts';
import type { SoldTerms } from './tables';

export interface ReturnSeatsDeps {
  db: Db;
  book: OrderBook;
  clock: Clock;
  pace: Pace;
}

const QUOTE_GOOD_FOR_MS = 20 * 60_000;

type Terms = Pick<SoldTerms, 'tariff' | 'taxes' | 'refund' | 'departsAt'>;

/** What is kept of the tariff, in minor units; the taxes of an unused ticket come back. */
function tariffKept({ tariff, refund, departsAt }: Terms, now: Date): number {
  if (now >= new Date(departsAt)) throw new SupplierTermsUnknown('the flight has departed');
  if (refund.allowed === 'unknown') throw new SupplierTermsUnknown('the fare does not say');
  const tooLate = refund.until !== null && now > new Date(refund.until);
  if (!refund.allowed || tooLate) return tariff;
  if (refund.fee === null) throw new SupplierTermsUnknown('the fare does not name its fee');
  return Math.min(refund.fee, tariff);
}

/** Whether an extra belongs to a passenger's flights that are given back. */
const isOf =
  (part: RefundPart) =>
  (extra: Extra): boolean =>
    overlaps([{ passenger: extra.passenger, slices: [...slicesOf(extra)] }], [part]);

type ReturnSeats = Pick<
  AirSupplier,
  'quoteCancellation' | 'confirmCancellation' | 'findCancellation'
>;

/** Refunds ticketed orders as a carrier does, with the behaviours that magic surnames provoke. */
export function createSeatReturn({ db, book, clock, pace }: ReturnSeatsDeps): ReturnSeats {
  const findQuote = (id: string) =>
    db
      .selectFrom('sandbox_supplier_cancellations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();

  async function soldOrder(id: string): Promise<BookedOrder & { terms: SoldTerms }> {
    const order = await book.byId(id);
    if (!order?.terms || order.status !== 'issued')
      throw new SupplierTermsUnknown('there are no tickets to give back');
    return { ...order, terms: order.terms };
  }

  const keeps = (order: BookedOrder, terms: Terms, request: CancellationRequest): number => {
    const forced = request.waived || (request.reason !== null && isChanged(order));
    return forced ? 0 : tariffKept(terms, clock.now());
  };

  return {
    async quoteCancellation(request) {
      await pace.wait(700);
      const { terms: sold, ...order } = await soldOrder(request.supplierOrderId);
      const { part, terms } = partOf(sold, request.part, await givenBack(db, order.id));
      const quote = {
        id: `sbc_${randomBytes(9).toString('base64url')}`,
        order_id: order.id,
        tariff_kept: keeps({ ...order, terms: sold }, terms, request),
        taxes_kept: 0,
        part: part && JSON.stringify(part),
        expires_at: new Date(clock.now().getTime() + QUOTE_GOOD_FOR_MS),
        confirmed_at: null,
      };
      await db
        .insertInto('sandbox_supplier_cancellations')
        .values(quote as never)
        .execute();
      const sum = (amount: number) => money(amount, order.currency as Currency);
      return {
        id: quote.id,
        tariff: { paid: sum(terms.tariff), kept: sum(quote.tariff_kept) },
        taxes: { paid: sum(terms.taxes), kept: sum(quote.taxes_kept) },
        expiresAt: quote.expires_at,
      };
    },

    async confirmCancellation({ quoteId }) {
      await pace.wait(900);
      const quote = await findQuote(quoteId);
      if (quote?.confirmed_at) return;
      if (!quote || quote.expires_at < clock.now())
        throw new SupplierQuoteExpired('the quote is no longer good');
      const order = await book.byId(quote.order_id);
      const behaviours = behavioursOf(order?.surnames ?? []);
      if (behaviours.has('cancel-refused')) throw problem('supplier-unavailable');
      const before = await givenBack(db, quote.order_id);
      if (quote.part && overlaps(quote.part, before))
        throw new SupplierQuoteExpired('some of it was given back since');
      if (!quote.part || isAll([...before, quote.part], order!.terms!))
        await book.cancel(quote.order_id);
      else await loseExtras(db, quote.order_id, isOf(quote.part));
      await db
        .updateTable('sandbox_supplier_cancellations')
        .set({ confirmed_at: clock.now() })
        .where('id', '=', quoteId)
        .execute();
      if (behaviours.has('cancel-time-out'))
        throw new SupplierUnanswered('no answer to the cancellation');
    },

    async findCancellation(quoteId) {
      await pace.wait(300);
      const quote = await findQuote(quoteId);
      return quote ? (quote.confirmed_at ? 'confirmed' : 'open') : null;
    },
  };
}
