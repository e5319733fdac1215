import { randomUUID } from 'node:crypto';
import type { ExchangeQuote, ExchangeWishes, Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { SupplierTermsUnknown, type AirCatalogue, type AirSupplier } from '@karvon/air-catalogue';
import type { OrderRow, OrderStore } from '../store/order-store';
import { checkExchangeable, wishedSlices } from './exchangeable';
import { paidForTickets, priceOfExchange } from '../sums/exchange-price';
import { exchangeStore, presentOffer } from '../store/exchange-store';
import type { StoredOffer } from '../store/exchange-tables';

export interface QuoteExchangeDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  store: OrderStore;
  supplier: Pick<AirSupplier, 'offerExchange'>;
}

interface RequestedExchange {
  wishes: ExchangeWishes;
  lang: Locale;
}

/** How long after the terms of the fare were shown an operator may still be requested. */
const QUOTE_GOOD_FOR_MS = 30 * 60_000;
/** More offers do not help to choose. */
const maxOffers = 20;

const costOf = ({ due, back }: StoredOffer): number => due.amount - back.amount;

const minutesOf = ({ slices }: StoredOffer) =>
  slices.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

/** Requests offers of other flights from the supplier and stores them as a quote; nothing is decided yet. */
export function createExchangeQuotes({
  clock,
  database: { db },
  edition,
  catalogue,
  store,
  supplier,
}: QuoteExchangeDeps) {
  /** The supplier's offers; none where only an operator can tell. */
  async function offersOf(
    order: OrderRow,
    wishes: Parameters<AirSupplier['offerExchange']>[0]['wishes'],
  ): Promise<StoredOffer[]> {
    try {
      const supplierOrderId = order.supplier_order_id!;
      const paid = paidForTickets(order, await exchangeStore.done(db, order.number));
      const terms = await supplier.offerExchange({ supplierOrderId, wishes });
      return terms
        .map(({ id, slices, expiresAt, ...requested }) => ({
          id: randomUUID(),
          supplierOfferId: id,
          slices,
          ...priceOfExchange(requested, paid, edition),
          expiresAt: expiresAt.toISOString(),
        }))
        .sort((a, b) => costOf(a) - costOf(b) || minutesOf(a) - minutesOf(b))
        .slice(0, maxOffers);
    } catch (error) {
      if (error instanceof SupplierTermsUnknown) return [];
      throw error;
    }
  }

  return async function quoteExchange(
    number: string,
    { wishes, lang }: RequestedExchange,
  ): Promise<ExchangeQuote> {
    const order = await store.find(db, number);
    if (!order) throw problem('order-not-found');
    const now = clock.now();
    await checkExchangeable(db, order, now);
    const before = wishedSlices(order.sold.slices, wishes, now);
    const offers = await offersOf(
      order,
      wishes.map(({ slice, date }, index) => ({ slice, date, before: before[index]! })),
    );
    const id = randomUUID();
    const ends = offers.map(({ expiresAt }) => Date.parse(expiresAt));
    const expiresAt = new Date(Math.min(now.getTime() + QUOTE_GOOD_FOR_MS, ...ends));
    await exchangeStore.insert(db, {
      id,
      order_number: number,
      state: 'quoted',
      wishes: JSON.stringify(wishes),
      before: JSON.stringify(before),
      offers: JSON.stringify(offers),
      expires_at: expiresAt,
      created_at: now,
    });
    return {
      id,
      wishes,
      offers: offers.map((offer) => presentOffer(offer)),
      condition: order.sold.fare.exchange,
      dictionary: catalogue.dictionary(
        [...before, ...offers.flatMap(({ slices }) => slices)],
        lang,
      ),
      expiresAt: expiresAt.toISOString(),
    };
  };
}
