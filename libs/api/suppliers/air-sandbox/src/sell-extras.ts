import type { PassengerType, Slice } from '@karvon/contract';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { Pace } from '@karvon/platform/sandbox-pace';
import { SupplierUnanswered } from '@karvon/air-supply/air-supplier';
import {
  SupplierExtrasRefused,
  type ExtraSales,
  type PricedExtra,
  type SupplierExtras,
} from '@karvon/air-supply/sell-extras';
import { isChanged } from './change-flights';
import { convertOffer } from './convert-offer';
import { extrasOf, flightOf, isBought, keepExtras, soldSeats } from './extras-book';
import type { FlightWorlds } from './flight-worlds';
import { givenBack } from './given-back';
import { offerOfShelf, priceOnShelf } from './offer-extras';
import type { BookedOrder, OrderBook } from './order-book';
import { overlaps } from './parts';
import { behavioursOf } from './surname-behaviours';

export interface SellExtrasDeps {
  db: Db;
  book: OrderBook;
  clock: Clock;
  pace: Pace;
  worlds: FlightWorlds;
}

/** Sells extras inside a transaction of an order. @throws SupplierExtrasRefused */
export type SellExtrasOf = (
  tx: Db,
  order: BookedOrder,
  purchase: { reference: string; extras: readonly PricedExtra[] },
) => Promise<void>;

const nothing: SupplierExtras = { bags: [], seatMaps: [] };

/** Orders of earlier releases do not have them. */
function typesOf({ terms, surnames }: BookedOrder): PassengerType[] | undefined {
  const types = terms?.shares?.passengers.flatMap(({ type }) => type ?? []) ?? [];
  return types.length === surnames.length ? types : undefined;
}

/** Bags and seats beside the fares of the sandbox, at the world's prices. A seat is sold once. */
export function createExtraSales(
  deps: SellExtrasDeps,
): ExtraSales & { sellExtrasOf: SellExtrasOf } {
  const { db, book, clock, pace, worlds } = deps;
  const flightsOf = (slices: readonly Slice[]) =>
    slices.flatMap(({ segments }) => segments.map(flightOf));
  const isToFly = ({ segments }: Slice) => new Date(segments[0]!.departingAt) > clock.now();

  async function offeredTo(tx: Db, order: BookedOrder): Promise<SupplierExtras> {
    const { id, offer_id: offerId, fare_id: fareId, slices, currency } = order;
    const extras = worlds.ofOffer(offerId)?.extras(offerId, fareId);
    const passengers = typesOf(order);
    const isOpen = order.status === 'issued' || order.pay_before > clock.now();
    if (!extras || !slices || !passengers || order.status === 'cancelled' || !isOpen)
      return nothing;
    if (isChanged(order)) return nothing;
    const back = await givenBack(tx, id);
    return offerOfShelf({
      extras,
      currency,
      slices,
      passengers,
      bought: await extrasOf(tx, id),
      soldSeats: await soldSeats(tx, flightsOf(slices)),
      flies: (passenger, slice) =>
        isToFly(slices[slice]!) && !overlaps([{ passenger, slices: [slice] }], back),
    });
  }

  const sellExtrasOf: SellExtrasOf = async (tx, order, { reference, extras }) => {
    if (behavioursOf(order.surnames).has('extras-refused'))
      throw new SupplierExtrasRefused('the carrier sells no extras');
    const offered = await offeredTo(tx, order);
    for (const extra of extras) {
      const now = priceOnShelf(offered, extra);
      if (!now || now.currency !== extra.price.currency || now.amount > extra.price.amount)
        throw new SupplierExtrasRefused('it is gone or dearer');
    }
    const bought = extras.map(({ price: _price, ...extra }) => ({
      extra,
      flight:
        extra.kind === 'seat'
          ? flightOf(order.slices![extra.slice]!.segments[extra.segment]!)
          : null,
    }));
    const stored = await keepExtras(tx, { orderId: order.id, reference }, bought);
    if (stored < bought.length) throw new SupplierExtrasRefused('somebody else has the seat');
  };

  return {
    sellExtrasOf,

    async offerExtras({ supplierOrderId, offerId, fareId, passengers }) {
      await pace.wait(500);
      if (supplierOrderId !== null) {
        const order = await book.byId(supplierOrderId);
        return order ? offeredTo(db, order) : nothing;
      }
      const world = worlds.ofOffer(offerId);
      const offer = world?.offer(offerId);
      const extras = world?.extras(offerId, fareId);
      if (!offer || !extras) throw problem('offer-expired');
      const { slices } = convertOffer(offer);
      return offerOfShelf({
        extras,
        currency: offer.currency,
        slices,
        passengers,
        bought: [],
        soldSeats: await soldSeats(db, flightsOf(slices)),
        flies: (_passenger, slice) => isToFly(slices[slice]!),
      });
    },

    async buyExtras({ supplierOrderId, reference, extras }) {
      await pace.wait(900);
      const order = await db.transaction().execute(async (tx) => {
        const found = await tx
          .selectFrom('sandbox_supplier_orders')
          .selectAll()
          .where('id', '=', supplierOrderId)
          // The lock makes purchases for one order, and its cancellation, run one after another.
          .forUpdate()
          .executeTakeFirst();
        if (await isBought(tx, reference)) return undefined;
        if (found?.status !== 'issued')
          throw new SupplierExtrasRefused('there are no tickets to sell them with');
        await sellExtrasOf(tx, found, { reference, extras });
        return found;
      });
      if (order && behavioursOf(order.surnames).has('extras-time-out'))
        throw new SupplierUnanswered('no answer to the extras');
    },
  };
}
