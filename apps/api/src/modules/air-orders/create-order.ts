import { dayAt } from '@karvon/calendar';
import type { CreateAirOrder } from '@karvon/contract';
import { compareMoney, type Money } from '@karvon/money';
import type { AppDeps } from '../../app-deps';
import type { IdempotentCall } from '../../http/idempotency';
import { invalid, problem } from '../../http/problem';
import { phase } from '../../phase';
import type { AirCatalogue, FareForSale } from '../air-search/catalogue';
import type { HoldSeats } from './hold-seats';
import { createOrderNumber } from './order-number';
import type { OrderRow, OrderStore } from './order-store';
import { findPassengerIssues } from './passenger-rules';
import type { PersonalData } from '../../personal-data';

export interface CreateOrderDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition' | 'jobs'> {
  catalogue: AirCatalogue;
  store: OrderStore;
  holdSeats: HoldSeats;
  data: PersonalData;
}

/** A crashed booking is looked into by a job after this, should the visitor never come back for it. */
const reconcileAfterMs = 90_000;

function refuseHigherPrice(total: Money, expected: Money): void {
  if (total.currency !== expected.currency) {
    throw invalid('expectedTotal.currency', 'currency', `the price is in ${total.currency}`);
  }
  if (compareMoney(total, expected) > 0)
    throw problem('price-changed', { oldTotal: expected, newTotal: total });
}

/**
 * Books: prices the fare again, checks the passengers, writes the order down and holds its seats
 * (phases B2 to B5). A call that takes a dead one over goes on from the row that one left.
 */
export function createCreateOrder({
  clock,
  database,
  edition,
  jobs,
  catalogue,
  store,
  holdSeats,
  data,
}: CreateOrderDeps) {
  async function check(body: CreateAirOrder, sale: FareForSale): Promise<void> {
    const today = dayAt(clock.now(), edition.support.utcOffsetMinutes);
    const issues = findPassengerIssues(body.passengers, sale.offer, today);
    if (issues.length > 0) throw problem('validation-failed', { issues });
    refuseHigherPrice(sale.fare.total, body.expectedTotal);
  }

  async function insert(
    body: CreateAirOrder,
    requestKey: string,
    sale: FareForSale,
  ): Promise<string> {
    const number = createOrderNumber();
    const now = clock.now();
    await database.db.transaction().execute(async (tx) => {
      await store.insert(tx, { number, requestKey, body, sale, now });
      const startAfter = new Date(now.getTime() + reconcileAfterMs);
      await jobs.enqueue(tx, 'air-orders.reconcile', { orderNumber: number }, { startAfter });
    });
    phase('B3');
    return number;
  }

  return async function createOrder(
    body: CreateAirOrder,
    { key }: IdempotentCall,
  ): Promise<OrderRow> {
    // Key and body together: a key somebody else once used must not open his order.
    const requestKey = data.fingerprint(`${key}\0${JSON.stringify(body)}`, 'air-order/request');
    const begun = await store.findByRequestKey(database.db, requestKey);
    if (begun) return holdSeats.resume(begun);
    phase('B1');
    const sale = await catalogue.priceFare(body.offerId, body.fareId);
    await check(body, sale);
    const number = await insert(body, requestKey, sale);
    return holdSeats.hold(number);
  };
}
