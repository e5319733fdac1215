import { randomBytes, randomInt } from 'node:crypto';
import { money, type Currency } from '@karvon/money';
import type { SupplyOffer } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierUnanswered,
  type AirSupplier,
  type Hold,
  type HoldRequest,
  type IssuedTickets,
} from '@karvon/air-supply/air-supplier';
import type { Beside, BookedOrder, OrderBook } from './order-book';
import type { SellExtrasOf } from './sell-extras';
import type { Pace } from '@karvon/platform/sandbox-pace';
import { convertOffer } from './convert-offer';
import type { PriceNow, Raised } from './price-now';
import { behavioursOf } from './surname-behaviours';
import { termsOf } from './terms-of';
import { nextTicketNumbers } from './ticket-numbers';

export interface SellSeatsDeps {
  db: Db;
  book: OrderBook;
  clock: Clock;
  pace: Pace;
  priceNow: PriceNow;
  sellExtrasOf: SellExtrasOf;
}

const RAISE_PERCENT = 7;
const SLOW_ISSUE_MS = 2 * 60_000;
const MINUTE_MS = 60_000;
/** Reservation systems avoid letters and digits that look alike. */
const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const newPnr = () =>
  Array.from({ length: 6 }, () => PNR_LETTERS[randomInt(PNR_LETTERS.length)]).join('');

/** The price of a long hold is promised for half of its time: as with real suppliers, the two deadlines differ. */
function priceUntil({ created_at: from, pay_before: to }: BookedOrder): Date {
  const lasts = to.getTime() - from.getTime();
  return lasts > 60 * MINUTE_MS ? new Date(from.getTime() + lasts / 2) : to;
}

function rowOf(
  request: HoldRequest,
  { minutes, offer, now }: { minutes: number; offer: SupplyOffer; now: Date },
): Parameters<OrderBook['add']>[0] {
  return {
    id: `sb_${randomBytes(9).toString('base64url')}`,
    reference: request.reference,
    pnr: newPnr(),
    offer_id: request.offerId,
    fare_id: request.fareId,
    validating_carrier: offer.validatingCarrier,
    terms: termsOf(
      offer,
      offer.fares.find((fare) => fare.id === request.fareId)!,
      request.passengers.map(({ type }) => type),
    ) as never,
    slices: convertOffer(offer).slices as never,
    surnames: request.passengers.map((passenger) => passenger.surname),
    total: request.supplierTotal.amount,
    currency: request.supplierTotal.currency,
    pay_before: new Date(now.getTime() + minutes * MINUTE_MS),
    created_at: now,
  };
}

function holdOf(order: BookedOrder): Hold {
  return {
    pnr: order.pnr,
    supplierOrderId: order.id,
    payBefore: order.pay_before,
    priceGuaranteedUntil: priceUntil(order),
    total: money(order.total, order.currency as Currency),
  };
}

async function orderOf(book: OrderBook, supplierOrderId: string): Promise<BookedOrder> {
  const order = await book.byId(supplierOrderId);
  if (!order) throw new SupplierIssueRefused('no such order');
  return order;
}

/** The extras of a request, which are sold with its order or not at all. */
function besideOf({ extras = [], reference }: HoldRequest, sell: SellExtrasOf): Beside | undefined {
  if (extras.length === 0) return undefined;
  return (tx, order) => sell(tx, order, { reference, extras });
}

function isResponseLost({ passengers, extras = [] }: HoldRequest): boolean {
  const behaviours = behavioursOf(passengers.map(({ surname }) => surname));
  return (
    behaviours.has('hold-time-out') || (extras.length > 0 && behaviours.has('extras-time-out'))
  );
}

type SellSeats = Pick<AirSupplier, 'hold' | 'order' | 'find' | 'issue' | 'cancel'>;

/** A bought order has its tickets at once, and no deadline of payment. */
const PAID_AT_ONCE = 1;

/** Holds, issues and cancels as a carrier does, with the behaviours that magic surnames provoke. */
export function createSandboxSeatSeller({
  db,
  book,
  clock,
  pace,
  priceNow,
  sellExtrasOf,
}: SellSeatsDeps): SellSeats {
  async function keep(request: HoldRequest, minutes: number, offer: SupplyOffer) {
    const row = rowOf(request, { minutes, offer, now: clock.now() });
    const isLast = behavioursOf(row.surnames).has('last-seat');
    const beside = besideOf(request, sellExtrasOf);
    if (isLast && !(await book.addLast(row, beside))) throw problem('sold-out');
    const added = isLast ? undefined : await book.add(row, beside);
    const order = added ?? (await book.byReference(request.reference));
    if (!order) throw new Error('The sandbox supplier did not keep an order');
    return order;
  }

  /** The offer as it is sold to these passengers, or the refusal that their names provoke. */
  async function sellable(request: HoldRequest, raised?: Raised): Promise<SupplyOffer> {
    const behaviours = behavioursOf(request.passengers.map((passenger) => passenger.surname));
    if (behaviours.has('sold-out')) throw problem('sold-out');
    if (behaviours.has('hold-refused')) throw problem('hold-refused');
    if (behaviours.has('data-refused')) throw problem('passenger-data-refused');
    if (behaviours.has('hold-lost')) throw new SupplierUnanswered('the request was lost');
    const dearer = behaviours.has('price-raised');
    if (dearer) await book.raisePrice(request.offerId, RAISE_PERCENT);
    const offer = await priceNow(request.offerId, dearer ? undefined : raised);
    const fare = offer.fares.find((one) => one.id === request.fareId);
    if (!fare) throw problem('offer-expired');
    if (fare.total !== request.supplierTotal.amount)
      throw new SupplierPriceChanged('the price is another one now');
    return offer;
  }

  async function issueNumbers(order: BookedOrder): Promise<IssuedTickets> {
    const numbers = await nextTicketNumbers(db, order.validating_carrier, order.surnames.length);
    const tickets = numbers.map((number, passengerIndex) => ({ passengerIndex, number }));
    return { tickets: await book.issue(order.id, tickets) };
  }

  return {
    async hold(request) {
      await pace.wait(900);
      const before = await book.before(request.reference, request.offerId);
      if (before.order) return holdOf((await book.byReference(request.reference))!);
      const offer = await sellable(request, { percent: before.raised });
      if (offer.instantPaymentRequired) throw problem('hold-refused');
      const behaviours = behavioursOf(request.passengers.map((passenger) => passenger.surname));
      const minutes = behaviours.has('hold-lapses') ? 1 : offer.holdMinutes;
      const order = await keep(request, minutes, offer);
      if (behaviours.has('hold-time-out')) throw new SupplierUnanswered('no answer to the hold');
      return holdOf(order);
    },

    async order(request) {
      await pace.wait(1_500);
      const before = await book.byReference(request.reference);
      const order = before ?? (await keep(request, PAID_AT_ONCE, await sellable(request)));
      const issued =
        order.status === 'issued' ? { tickets: order.tickets } : await issueNumbers(order);
      if (!before && isResponseLost(request))
        throw new SupplierUnanswered('no answer to the order');
      return { ...holdOf(order), ...issued };
    },

    async find(reference) {
      await pace.wait(300);
      const order = await book.byReference(reference);
      return order && order.status !== 'cancelled' ? holdOf(order) : null;
    },

    async issue({ supplierOrderId }) {
      await pace.wait(1_200);
      const order = await orderOf(book, supplierOrderId);
      if (order.status === 'issued') return { tickets: order.tickets };
      const now = clock.now();
      if (order.status === 'cancelled' || order.pay_before < now)
        throw new SupplierIssueRefused('the seats were given back');
      const behaviours = behavioursOf(order.surnames);
      if (behaviours.has('issue-error'))
        throw new SupplierIssueRefused('the carrier did not issue the tickets');
      const requestedAt = await book.noteIssueRequested(order.id, now);
      if (behaviours.has('issue-slow') && now.getTime() - requestedAt.getTime() < SLOW_ISSUE_MS) {
        throw new SupplierUnanswered('the tickets are not issued yet');
      }
      return issueNumbers(order);
    },

    async cancel({ supplierOrderId }) {
      await pace.wait(600);
      const order = await orderOf(book, supplierOrderId);
      if (behavioursOf(order.surnames).has('cancel-refused')) throw problem('supplier-unavailable');
      await book.cancel(order.id);
    },
  };
}
