import { randomBytes } from 'node:crypto';
import type { Slice } from '@karvon/contract';
import { money, type Currency } from '@karvon/money';
import type { Selectable } from 'kysely';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import type { Pace } from '@karvon/platform/sandbox-pace';
import {
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '@karvon/air-supply/air-supplier';
import type {
  ExchangeTerms,
  ExchangeWish,
  TicketExchanges,
} from '@karvon/air-supply/exchange-tickets';
import { isChanged } from './change-flights';
import { convertOffer, instantOf } from './convert-offer';
import { loseExtras, slicesOf } from './extras-book';
import type { FlightWorlds } from './flight-worlds';
import type { BookedOrder, OrderBook } from './order-book';
import { earliestDeparture } from './search-world';
import { behavioursOf } from './surname-behaviours';
import type { SandboxSupplierTables, SoldTerms } from './tables';
import { termsOf } from './terms-of';
import { nextTicketNumbers } from './ticket-numbers';

export interface ExchangeSeatsDeps {
  db: Db;
  book: OrderBook;
  clock: Clock;
  pace: Pace;
  worlds: FlightWorlds;
}

type ExchangeRow = Selectable<SandboxSupplierTables['sandbox_supplier_exchanges']>;

const OFFER_GOOD_FOR_MS = 20 * 60_000;
const maxOffers = 12;

const flightsOf = ({ segments }: Slice): string =>
  segments.map(({ flightNumber, departingAt }) => `${flightNumber} ${departingAt}`).join();

/** An order and the offer that it was sold from. @throws SupplierTermsUnknown */
async function soldOrder({ book, worlds }: ExchangeSeatsDeps, id: string) {
  const order = await book.byId(id);
  const sold = order && worlds.ofOffer(order.offer_id)?.offer(order.offer_id);
  const fare = sold?.fares.find((one) => one.id === order?.fare_id);
  if (!order?.slices || order.status !== 'issued' || !sold || !fare)
    throw new SupplierTermsUnknown('there are no tickets to exchange');
  return { order, slices: order.slices, sold, fare };
}

type SoldOrder = Awaited<ReturnType<typeof soldOrder>>;

/** The fee for all passengers, in minor units; zero after a change by the airline. */
function feeOf(
  { clock }: ExchangeSeatsDeps,
  { order, sold: { passengers }, fare: { exchange } }: SoldOrder,
): number {
  if (isChanged(order)) return 0;
  const { allowed, fee, until } = exchange;
  const late = until !== null && instantOf(until) < clock.now();
  if (allowed !== true || fee === null || late)
    throw new SupplierTermsUnknown('the fare does not say what an exchange costs');
  return fee * (passengers.adult + passengers.child + passengers.baby);
}

/** Offers of the same carrier on the wished days; the other slices stay as they are. */
function otherFlights(
  { clock, worlds }: ExchangeSeatsDeps,
  { sold, slices }: SoldOrder,
  wishes: readonly ExchangeWish[],
) {
  const dayOf = (slice: Slice, index: number) =>
    wishes.find((wish) => wish.slice === index)?.date ??
    slice.segments[0]!.departingAt.slice(0, 10);
  const offers = worlds.from(slices[0]!.origin).searchItineraries({
    slices: slices.map((slice, index) => ({
      origin: slice.origin,
      destination: slice.destination,
      date: dayOf(slice, index),
    })),
    passengers: sold.passengers,
    cabin: sold.cabin,
    currency: sold.currency,
    notBefore: earliestDeparture(clock.now()),
  });
  return offers
    .filter(({ validatingCarrier }) => validatingCarrier === sold.validatingCarrier)
    .map((offer) => ({ offer, slices: convertOffer(offer).slices }))
    .filter((found) =>
      found.slices.every((slice, index) => {
        const same = flightsOf(slice) === flightsOf(slices[index]!);
        return wishes.some((wish) => wish.slice === index) ? !same : same;
      }),
    );
}

async function keep(db: Db, order: BookedOrder, row: Omit<ExchangeRow, 'id' | 'order_id'>) {
  const id = `sbe_${randomBytes(9).toString('base64url')}`;
  const values = {
    ...row,
    id,
    order_id: order.id,
    slices: JSON.stringify(row.slices),
    tickets: JSON.stringify(row.tickets),
  };
  await db
    .insertInto('sandbox_supplier_exchanges')
    .values(values as never)
    .execute();
  return id;
}

const find = (db: Db, id: string): Promise<ExchangeRow | undefined> =>
  db.selectFrom('sandbox_supplier_exchanges').selectAll().where('id', '=', id).executeTakeFirst();

/** The refund terms after an exchange: those of the new fare, or of the old one if the airline had changed the flights. */
function termsAfter(
  { worlds }: ExchangeSeatsDeps,
  order: BookedOrder,
  { offer_id: id, slices, total }: ExchangeRow,
): SoldTerms | null {
  const { terms } = order;
  if (!terms) return null;
  const departures = slices.map(({ segments }) => segments[0]!.departingAt);
  const moved = { ...terms, departsAt: departures[0]! };
  if (terms.shares) moved.shares = { ...terms.shares, departures };
  if (isChanged(order)) return moved;
  const offer = worlds.ofOffer(id)?.offer(id);
  const fare = offer?.fares.find((one) => one.id === order.fare_id);
  const types = terms.shares?.passengers.flatMap(({ type }) => type ?? []) ?? [];
  // Null for another price or unknown types of passengers: such tickets are refunded by an operator only.
  if (!offer || fare?.total !== total || types.length < order.surnames.length) return null;
  return termsOf(offer, fare, types);
}

/** Replaces the old tickets and flights by the new ones. */
async function take(
  deps: ExchangeSeatsDeps,
  order: BookedOrder,
  exchange: ExchangeRow,
): Promise<void> {
  const { db, clock } = deps;
  const numbers = await nextTicketNumbers(db, order.validating_carrier, order.surnames.length);
  const tickets = JSON.stringify(
    numbers.map((number, passengerIndex) => ({ passengerIndex, number })),
  );
  const terms = termsAfter(deps, order, exchange);
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_supplier_exchanges')
      .set({ confirmed_at: clock.now(), tickets })
      .where('id', '=', exchange.id)
      .where('confirmed_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await tx
      .updateTable('sandbox_supplier_orders')
      .set({
        offer_id: exchange.offer_id,
        total: isChanged(order) ? order.total : exchange.total,
        slices: JSON.stringify(exchange.slices),
        terms: terms && JSON.stringify(terms),
        tickets,
        change_accepted: true,
      })
      .where('id', '=', order.id)
      .execute();
    const isExchanged = (place: number) =>
      flightsOf(exchange.slices[place]!) !== flightsOf(order.slices![place]!);
    await loseExtras(tx, order.id, (extra) => slicesOf(extra).some(isExchanged));
  });
}

/** Exchanges tickets as a carrier does: for the fee of the fare and the difference to today's fare of the same family. */
export function createSeatExchange(deps: ExchangeSeatsDeps): TicketExchanges {
  const { db, book, clock, pace } = deps;
  return {
    async offerExchange({ supplierOrderId, wishes }) {
      await pace.wait(900);
      const found = await soldOrder(deps, supplierOrderId);
      const { order, fare } = found;
      if (behavioursOf(order.surnames).has('exchange-by-hand'))
        throw new SupplierTermsUnknown('the carrier is asked by a person');
      const fee = feeOf(deps, found);
      const sum = (amount: number) => money(amount, order.currency as Currency);
      const expiresAt = new Date(clock.now().getTime() + OFFER_GOOD_FOR_MS);
      const lowest = fare.refund.allowed === true ? -Infinity : 0;
      const priced = otherFlights(deps, found, wishes)
        .flatMap((one) => {
          const total = one.offer.fares.find(({ id }) => id === fare.id)?.total;
          return total === undefined ? [] : [{ ...one, total }];
        })
        .sort((a, b) => a.total - b.total)
        .slice(0, maxOffers);
      const forced = isChanged(order);
      return Promise.all(
        priced.map(async ({ offer, slices: flown, total }): Promise<ExchangeTerms> => {
          const row = { offer_id: offer.id, total, slices: flown, expires_at: expiresAt };
          return {
            id: await keep(db, order, { ...row, confirmed_at: null, tickets: [] }),
            slices: wishes.map(({ slice }) => flown[slice]!),
            fee: sum(fee),
            difference: sum(forced ? 0 : Math.max(lowest, total - order.total)),
            expiresAt,
          };
        }),
      );
    },

    async confirmExchange({ supplierOrderId, offerId }) {
      await pace.wait(1_200);
      const exchange = await find(db, offerId);
      if (exchange?.confirmed_at) return { tickets: exchange.tickets };
      const order = await book.byId(supplierOrderId);
      const behaviours = behavioursOf(order?.surnames ?? []);
      const over = !exchange || exchange.expires_at < clock.now();
      if (over || order?.status !== 'issued' || behaviours.has('exchange-refused'))
        throw new SupplierQuoteExpired('the offer is no longer good');
      await take(deps, order, exchange);
      if (behaviours.has('exchange-time-out'))
        throw new SupplierUnanswered('no answer to the exchange');
      return { tickets: (await find(db, offerId))!.tickets };
    },
  };
}
