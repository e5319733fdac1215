import { dayAt } from '@karvon/calendar';
import type { CreateAirOrder } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { problem } from '@karvon/platform/http/problem';
import { requestFingerprint } from '@karvon/platform/http/idempotency/request-fingerprint';
import type { Visitor } from '@karvon/platform/http/visitor';
import { phase } from '@karvon/platform/phase';
import type { BookingLimits } from '@karvon/order-ground/booking-limits';
import { deviceKeyOf, type Owner, type OrderOwners } from '@karvon/order-ground/order-owners';
import type { AirCatalogue, FareForSale, FareRulesText } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { factsOfNew, type OrderFacts } from '../access/order-facts';
import type { FirstChoice } from '../extras/before-order/first-choice';
import type { ExtrasRow } from '../store/extras-store';
import type { StoredExtra } from '../store/extras-tables';
import { checkEarlierOrders } from './earlier-orders';
import type { SeatHold } from './hold-seats';
import { withNewNumber } from '@karvon/order-ground/order-number';
import { refuseHigherPrice } from '@karvon/order-ground/refuse-higher-price';
import { pointsOfOrder } from '../store/order-price';
import type { OrderRow, OrderStore } from '../store/order-store';
import { findPassengerIssues } from './passenger-rules';
import type { PersonalData } from '@karvon/platform/personal-data';

export interface CreateOrderDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'edition' | 'jobs'
> {
  announce: Announce;
  catalogue: AirCatalogue;
  store: OrderStore;
  seatHold: SeatHold;
  owners: OrderOwners;
  pointsLedger: OrderPoints;
  data: PersonalData;
  firstChoice: FirstChoice;
  limits: BookingLimits;
}

interface Requested {
  body: CreateAirOrder;
  requestKey: string;
  /** The signed-in user who books; null for a guest. */
  user: Owner | null;
  visitor: Visitor;
}

interface BookedOrder {
  order: OrderRow;
  /** Of an order that is new; one that an earlier call began may have more of them by now. */
  facts?: OrderFacts;
}

/** After so long a job finishes a booking whose process died, in case the visitor does not come back. */
const reconcileAfterMs = 90_000;

/** Where no seats are held, the order is valid as long as its price. */
function payBeforeOf({ offer, instant }: FareForSale, now: Date, holdMinutes: number): Date | null {
  if (!instant) return null;
  const ours = now.getTime() + holdMinutes * 60_000;
  return new Date(Math.min(ours, offer.expiresAt.getTime()));
}

/** The fare rules at the moment of sale. A carrier that does not tell them now is asked again when somebody reads them. */
const rulesOf = (
  { supplier }: AirCatalogue,
  { offerId, fareId }: CreateAirOrder,
): Promise<FareRulesText | null> => supplier.rules(offerId, fareId).catch(() => null);

/** Whether the error says that there is an order of this key and body already. */
const isRepeated = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'air_orders_request_key_key';
};

/**
 * Books: prices the fare and the chosen extras again, checks the passengers, writes the order down and holds its seats
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
  pointsLedger,
  data,
  firstChoice,
  limits,
}: CreateOrderDeps) {
  async function check(body: CreateAirOrder, sale: FareForSale): Promise<void> {
    const today = dayAt(clock.now(), edition.support.utcOffsetMinutes);
    const { offer, countries } = sale;
    const issues = findPassengerIssues(body.passengers, { ...offer, countries }, today);
    if (issues.length > 0) throw problem('validation-failed', { issues });
    refuseHigherPrice(sale.fare.total, body.expectedTotal);
  }

  /** @returns undefined when an earlier call with this key and body has written the order */
  async function insert(
    requested: Requested,
    sale: FareForSale,
    { rules, items }: { rules: FareRulesText | null; items: readonly StoredExtra[] },
  ): Promise<{ order: OrderRow; extras: ExtrasRow[] } | undefined> {
    const { body, requestKey, user, visitor } = requested;
    const now = clock.now();
    const owner = {
      ...owners.columnsOf(user, body.booker.mobilePhone),
      device_key: deviceKeyOf(data, 'air', visitor.device),
    };
    const points = pointsOfOrder(sale.fare.total, body.pointsToSpend ?? 0, edition);
    const payBefore = payBeforeOf(sale, now, edition.holdMinutes);
    const write = (number: string) =>
      database.db.transaction().execute(async (tx) => {
        await checkEarlierOrders(tx, owner, store, {
          passengers: body.passengers,
          slices: sale.offer.slices,
          bookAgain: body.bookAgain ?? false,
          limit: config.unpaidHolds,
          now,
        });
        await limits.count(tx, visitor.network);
        const fresh = { number, requestKey, body, sale, rules, owner, points, payBefore, now };
        const order = await store.insert(tx, fresh);
        const extras = await firstChoice.write(tx, order, items);
        const spent = { userId: user?.id ?? '', points: points.spent, at: now };
        await pointsLedger.spend(tx, { kind: 'air', number }, spent);
        const orderNumber = number;
        if (payBefore) {
          await jobs.enqueue(tx, 'air-orders.lapse', { orderNumber }, { startAfter: payBefore });
          await announce(tx, { kind: 'air', number }, 'booked', payBefore);
        } else {
          const startAfter = new Date(now.getTime() + reconcileAfterMs);
          await jobs.enqueue(tx, 'air-orders.reconcile', { orderNumber }, { startAfter });
        }
        return { order, extras };
      });
    try {
      const written = await withNewNumber(write);
      phase('B3');
      return written;
    } catch (error) {
      if (isRepeated(error)) return undefined;
      throw error;
    }
  }

  return async function createOrder(
    body: CreateAirOrder,
    call: IdempotentCall,
    { user, visitor }: Pick<Requested, 'user' | 'visitor'>,
  ): Promise<BookedOrder> {
    if (body.pointsToSpend !== undefined && !user) throw problem('session-required');
    const requestKey = requestFingerprint(data, call, body, 'air-order/request');
    const findBegun = () => store.findByRequestKey(database.db, requestKey);
    const begun = call.takenOver ? await findBegun() : undefined;
    if (begun) return { order: await seatHold.resume(begun) };
    phase('B1');
    const [sale, rules, stock] = await Promise.all([
      catalogue.priceFare(body.offerId, body.fareId),
      rulesOf(catalogue, body),
      firstChoice.stock(body),
    ]);
    await check(body, sale);
    const items = firstChoice.check(body, sale, stock);
    const written = await insert({ body, requestKey, user, visitor }, sale, { rules, items });
    // Orders are kept longer than the keys of calls. For a new key we do not look before: there is hardly ever one.
    if (!written) return { order: await seatHold.resume((await findBegun())!) };
    const { order, extras } = written;
    return {
      order: sale.instant ? order : await seatHold.hold(order, body),
      facts: factsOfNew(order, body.passengers, extras),
    };
  };
}
