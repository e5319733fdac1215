import type { PassengerType, RefundPart, Slice } from '@karvon/contract';
import type { Db, Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { SupplierExtras } from '@karvon/air-catalogue';
import { exchangeStore } from '../store/exchange-store';
import { givenBack, returnedOf } from '../parts/part-of-order';
import { refundStore, underWay } from '../store/refund-store';
import type { OrderRow, OrderStore } from '../store/order-store';
import { extrasStore } from '../store/extras-store';
import type { StoredExtra } from '../store/extras-tables';

/** What decides which extras an order can still get. */
export interface OrderForExtras {
  passengers: readonly { type: PassengerType }[];
  slices: readonly Pick<Slice, 'segments'>[];
  returned: readonly RefundPart[];
  /** What is bought already. */
  bought: readonly StoredExtra[];
  now: Date;
}

/**
 * Checks that an order can get extras: it waits for its payment, or it has its tickets and nothing else of it is under way.
 * @throws problem extras-unavailable
 */
async function checkSellable(db: Db | Tx, order: OrderRow, now: Date): Promise<void> {
  const { number, status, supply, tickets, pay_before: payBefore } = order;
  const unpaid = status === 'not-paid' && (supply === 'held' || supply === 'on-payment');
  if (unpaid && payBefore && now < payBefore) return;
  if (status !== 'paid' || supply !== 'issued' || tickets !== 'ready')
    throw problem('extras-unavailable');
  const refunds = await refundStore.confirmed(db, number);
  const busy =
    refunds.some(({ state }) => underWay.includes(state)) ||
    (await exchangeStore.open(db, number)) ||
    (await extrasStore.open(db, number, 'at-carrier'));
  if (busy) throw problem('extras-unavailable');
}

/** @throws problem extras-unavailable */
export async function readOrderForExtras(
  { db, store, now }: { db: Db | Tx; store: OrderStore; now: Date },
  order: OrderRow,
): Promise<OrderForExtras> {
  await checkSellable(db, order, now);
  const { number, sold } = order;
  const ahead = sold.slices.some(({ segments }) => Date.parse(segments[0]!.departingAt) > +now);
  if (!ahead) throw problem('extras-unavailable');
  const extras = await extrasStore.of(db, number);
  return {
    passengers: await store.passengers(db, number),
    slices: sold.slices,
    returned: givenBack(await refundStore.confirmed(db, number)),
    bought: extras.filter(({ state }) => state === 'done').flatMap(({ items }) => items),
    now,
  };
}

/**
 * What a supplier sells now, without what the order cannot get: nothing on slices that have departed or were given back, no seat
 * for who has one, nothing for babies, and no row at an exit for a child.
 */
export function forOrder(offer: SupplierExtras, order: OrderForExtras): SupplierExtras {
  const { passengers, slices, returned, now } = order;
  const bought = order.bought.filter((item) => !item.void);
  const flies = (passenger: number, slice: number) =>
    passengers[passenger]?.type !== 'baby' &&
    Date.parse(slices[slice]?.segments[0]?.departingAt ?? '') > now.getTime() &&
    !returnedOf(returned, passenger).includes(slice);
  const bags = offer.bags.filter(({ passenger, slices: on }) =>
    on.every((slice) => flies(passenger, slice)),
  );
  const sits = (passenger: number, slice: number, segment: number) =>
    bought.some(
      (item) =>
        item.kind === 'seat' &&
        item.passenger === passenger &&
        item.slice === slice &&
        item.segment === segment,
    );
  const seatMaps = offer.seatMaps
    .map(({ slice, segment, rows }) => ({
      slice,
      segment,
      rows: rows.map(({ exit, sections }) => {
        const may = (passenger: number) =>
          flies(passenger, slice) &&
          !sits(passenger, slice, segment) &&
          (!exit || passengers[passenger]!.type === 'adult');
        return {
          exit,
          sections: sections.map((section) =>
            section.map(
              (seat) =>
                seat && {
                  ...seat,
                  prices: seat.prices.map((price, passenger) => (may(passenger) ? price : null)),
                },
            ),
          ),
        };
      }),
    }))
    // A map on which nobody can choose is of no use.
    .filter(({ rows }) =>
      rows.some(({ sections }) =>
        sections.flat().some((seat) => seat?.prices.some((price) => price !== null)),
      ),
    );
  return { bags, seatMaps };
}
