import { dayAt } from '@karvon/calendar';
import type { CreateAirOrder } from '@karvon/contract';
import { compareMoney, type Money } from '@karvon/money';
import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import type { IdempotentCall } from '../../../http/idempotency';
import { invalid, problem } from '../../../http/problem';
import { requestFingerprint } from '../../../http/request-fingerprint';
import type { Visitor } from '../../../http/visitor';
import { phase } from '../../../phase';
import type { Owner, OrderOwners } from '../../orders/order-owners';
import type { AirCatalogue, FareForSale, FareRulesText } from '../../air-search/port';
import type { Announce } from '../../order-messages/port';
import { pointsLedger } from '../../points/port';
import type { SeatHold } from './hold-seats';
import { createOrderNumber } from '../../orders/order-number';
import { pointsOfOrder } from './order-price';
import type { OrderRow, OrderStore } from '../store/order-store';
import { checkUnpaidHolds } from './unpaid-holds';
import { findPassengerIssues } from './passenger-rules';
import type { PersonalData } from '../../../personal-data';

export interface CreateOrderDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'jobs'
> {
  announce: Announce;
  catalogue: AirCatalogue;
  store: OrderStore;
  seatHold: SeatHold;
  owners: OrderOwners;
  data: PersonalData;
}

interface Asked {
  body: CreateAirOrder;
  requestKey: string;
  /** Who books, if anybody is signed in. */
  user: Owner | null;
  visitor: Visitor;
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
 * (phases B1 to B5). A call that takes a dead one over goes on from the row that one left.
 */
export function createBooking({
  clock,
  config,
  database,
  edition,
  jobs,
  announce,
  catalogue,
  store,
  seatHold,
  owners,
  data,
}: CreateOrderDeps) {
  async function check(body: CreateAirOrder, sale: FareForSale): Promise<void> {
    const today = dayAt(clock.now(), edition.support.utcOffsetMinutes);
    const issues = findPassengerIssues(body.passengers, sale.offer, today);
    if (issues.length > 0) throw problem('validation-failed', { issues });
    refuseHigherPrice(sale.fare.total, body.expectedTotal);
  }

  /** Nothing is held: the order is good as long as the price. */
  async function waitForPayment(tx: Tx, number: string, { offer }: FareForSale, now: Date) {
    const ours = now.getTime() + edition.holdMinutes * 60_000;
    const payBefore = new Date(Math.min(ours, offer.expiresAt.getTime()));
    await tx
      .updateTable('air_orders')
      .set({ pay_before: payBefore, price_until: offer.expiresAt })
      .where('number', '=', number)
      .execute();
    return payBefore;
  }

  /** The rules as they are sold; a carrier that does not tell them now is asked again when they are wanted. */
  const rulesOf = ({ offerId, fareId }: CreateAirOrder): Promise<FareRulesText | null> =>
    catalogue.supplier.rules(offerId, fareId).catch(() => null);

  async function insert(asked: Asked, sale: FareForSale, rules: FareRulesText | null) {
    const { body, requestKey, user, visitor } = asked;
    const number = createOrderNumber();
    const now = clock.now();
    const owner = {
      ...owners.columnsOf(user, body.booker.mobilePhone),
      device_key:
        visitor.device === undefined ? null : data.fingerprint(visitor.device, 'air-order/device'),
    };
    const points = pointsOfOrder(sale.fare.total, body.pointsToSpend ?? 0, edition);
    await database.db.transaction().execute(async (tx) => {
      await checkUnpaidHolds(tx, owner, { limit: config.unpaidHolds, now });
      await store.insert(tx, { number, requestKey, body, sale, rules, owner, points, now });
      const spent = { userId: user?.id ?? '', points: points.spent, at: now };
      await pointsLedger.spend(tx, { kind: 'air', number }, spent);
      const orderNumber = number;
      if (sale.offer.instantPaymentRequired) {
        const startAfter = await waitForPayment(tx, number, sale, now);
        await jobs.enqueue(tx, 'air-orders.lapse', { orderNumber }, { startAfter });
        await announce(tx, { kind: 'air', number }, 'booked');
      } else {
        const startAfter = new Date(now.getTime() + reconcileAfterMs);
        await jobs.enqueue(tx, 'air-orders.reconcile', { orderNumber }, { startAfter });
      }
    });
    phase('B3');
    return number;
  }

  return async function createOrder(
    body: CreateAirOrder,
    call: IdempotentCall,
    { user, visitor }: Pick<Asked, 'user' | 'visitor'>,
  ): Promise<OrderRow> {
    if (body.pointsToSpend !== undefined && !user) throw problem('session-required');
    const requestKey = requestFingerprint(data, call, body, 'air-order/request');
    const begun = await store.findByRequestKey(database.db, requestKey);
    if (begun) return seatHold.resume(begun);
    phase('B1');
    const [sale, rules] = await Promise.all([
      catalogue.priceFare(body.offerId, body.fareId),
      rulesOf(body),
    ]);
    await check(body, sale);
    const number = await insert({ body, requestKey, user, visitor }, sale, rules);
    if (sale.offer.instantPaymentRequired) return (await store.find(database.db, number))!;
    return seatHold.hold(number);
  };
}
