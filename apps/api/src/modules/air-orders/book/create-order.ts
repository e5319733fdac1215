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
import { withNewNumber } from '../../orders/order-number';
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

interface Requested {
  body: CreateAirOrder;
  requestKey: string;
  /** The signed-in user who books; null for a guest. */
  user: Owner | null;
  visitor: Visitor;
}

/** After so long a job finishes a booking whose process died, in case the visitor does not come back. */
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
 * (phases B1 to B5). A call that takes over a dead one continues from its row.
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

  /** No seats are held: the order is valid as long as its price. */
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

  /**
   * The fare rules at the moment of sale. If the carrier does not tell them now, it is asked again when somebody reads them.
   */
  const rulesOf = ({ offerId, fareId }: CreateAirOrder): Promise<FareRulesText | null> =>
    catalogue.supplier.rules(offerId, fareId).catch(() => null);

  async function insert(requested: Requested, sale: FareForSale, rules: FareRulesText | null) {
    const { body, requestKey, user, visitor } = requested;
    const now = clock.now();
    const owner = {
      ...owners.columnsOf(user, body.booker.mobilePhone),
      device_key:
        visitor.device === undefined ? null : data.fingerprint(visitor.device, 'air-order/device'),
    };
    const points = pointsOfOrder(sale.fare.total, body.pointsToSpend ?? 0, edition);
    const write = (number: string) =>
      database.db.transaction().execute(async (tx) => {
        await checkUnpaidHolds(tx, owner, { limit: config.unpaidHolds, now });
        await store.insert(tx, { number, requestKey, body, sale, rules, owner, points, now });
        const spent = { userId: user?.id ?? '', points: points.spent, at: now };
        await pointsLedger.spend(tx, { kind: 'air', number }, spent);
        const orderNumber = number;
        if (sale.offer.instantPaymentRequired) {
          const startAfter = await waitForPayment(tx, number, sale, now);
          await jobs.enqueue(tx, 'air-orders.lapse', { orderNumber }, { startAfter });
          await announce(tx, { kind: 'air', number }, 'booked', startAfter);
        } else {
          const startAfter = new Date(now.getTime() + reconcileAfterMs);
          await jobs.enqueue(tx, 'air-orders.reconcile', { orderNumber }, { startAfter });
        }
        return number;
      });
    const number = await withNewNumber(write);
    phase('B3');
    return number;
  }

  return async function createOrder(
    body: CreateAirOrder,
    call: IdempotentCall,
    { user, visitor }: Pick<Requested, 'user' | 'visitor'>,
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
