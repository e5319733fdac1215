import type { Db } from '@karvon/platform/db/database';
import { formatCount, formatMoney } from '@karvon/platform/format-money';
import type { AirCatalogue } from '@karvon/air-catalogue';
import type { FactName } from '@karvon/order-ground/notices/order-events';
import type { Reservation, ReservationStatus } from '@karvon/order-ground/notices/reservation';
import { nothingPaid } from '@karvon/payments';
import { exchangeStore } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';
import { toPayWithExtras } from '../sums/extras-sums';
import { refundStore } from '../store/refund-store';
import type { StoredRefundState } from '../store/refund-states';
import type { OrderRow, OrderStore } from '../store/order-store';
import { flightReservations } from './flight-reservations';
import { journeyLetterFacts, paidFor, refundLetterFacts } from './letter-facts';
import { readSinceSold } from './since-sold';

interface LetterReaderDeps {
  db: Db;
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  store: OrderStore;
}

/** Reads the facts that e-mails name: the flights of an order, and how it ended. */
export function createLetterReader({ db, catalogue, store }: LetterReaderDeps) {
  /** The refund, or the points that were reserved for an order that was never paid. */
  async function returned(
    order: OrderRow,
    refundId: string | undefined,
  ): Promise<Partial<Record<FactName, string>>> {
    const { number, lang, points_spent: spent } = order;
    const refund = await (refundId === undefined
      ? refundStore.latest(db, number)
      : refundStore.find(db, refundId));
    if (refund) {
      const passengers = await store.passengers(db, number);
      const { airports } = catalogue.dictionary(order.sold.slices, lang);
      return refundLetterFacts(refund, order, { airports, passengers });
    }
    const amount = toPayWithExtras(order, await extrasStore.of(db, number));
    return {
      points: spent > 0 ? formatCount(spent) : '',
      unpaid: (await nothingPaid(db, 'air', number)) ? formatMoney(amount, lang) : '',
    };
  }

  /** The passengers, their flights, and the price paid. */
  async function journey(order: OrderRow): Promise<Partial<Record<FactName, string>>> {
    const { number, lang } = order;
    const passengers = await store.passengers(db, number);
    const { parts } = await readSinceSold(db, number);
    const extras = await extrasStore.of(db, number);
    const exchanges = await exchangeStore.done(db, number);
    return {
      ...journeyLetterFacts(order, {
        dictionary: catalogue.dictionary(order.sold.slices, lang),
        parts,
        passengers,
      }),
      // After a return of a part the price paid is not the price of the rest.
      paid: parts.length > 0 ? '' : formatMoney(paidFor(order, extras, exchanges), lang),
    };
  }

  /** The flights in the mark-up for mail programs: those that a passenger still has, or all of a cancelled order. */
  async function reservations(order: OrderRow, status: ReservationStatus): Promise<Reservation[]> {
    const { number, lang, sold } = order;
    return flightReservations({
      order,
      dictionary: catalogue.dictionary(sold.slices, lang),
      passengers: await store.passengers(db, number),
      parts: status === 'Cancelled' ? [] : (await readSinceSold(db, number)).parts,
      status,
    });
  }

  async function isRefundIn(
    states: readonly StoredRefundState[],
    refundId: string | undefined,
  ): Promise<boolean> {
    const refund = refundId === undefined ? undefined : await refundStore.find(db, refundId);
    return refund !== undefined && states.includes(refund.state);
  }

  return { isRefundIn, journey, reservations, returned };
}
