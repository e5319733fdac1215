import { extraKey, type Extra, type PassengerType, type Slice } from '@karvon/contract';
import { money, type Currency, type Money } from '@karvon/money';
import { maySit, type SupplyExtras, type SupplySeatMap } from '@karvon/sandbox-world';
import type { SupplierExtras } from '@karvon/air-supply/sell-extras';
import { flightOf, seatName } from './extras-book';

export interface Shelf {
  extras: SupplyExtras;
  currency: string;
  slices: readonly Slice[];
  passengers: readonly PassengerType[];
  /** The extras that these passengers have bought before. */
  bought: readonly Extra[];
  /** Seats that are sold already. */
  soldSeats: ReadonlySet<string>;
  /** Whether a passenger still flies on a slice. */
  flies(passenger: number, slice: number): boolean;
}

/** The bags and seats of the world that these passengers can still buy. */
export function offerOfShelf(shelf: Shelf): SupplierExtras {
  return {
    bags: bagsFor(shelf),
    seatMaps: shelf.extras.seatMaps.flatMap((map) => mapFor(shelf, map)),
  };
}

const priced = ({ currency }: Shelf, amount: number): Money => money(amount, currency as Currency);

function bagsFor(shelf: Shelf): SupplierExtras['bags'] {
  return shelf.passengers.flatMap((type, passenger) =>
    shelf.extras.bags.flatMap(({ slices, kg, maxQuantity, price }) => {
      const bag = { passenger, slices: [...slices], kg };
      const key = extraKey({ kind: 'bag', ...bag, quantity: 1 });
      const bought = shelf.bought.reduce(
        (all, extra) =>
          all + (extra.kind === 'bag' && extraKey(extra) === key ? extra.quantity : 0),
        0,
      );
      const isSold =
        type !== 'baby' &&
        bought < maxQuantity &&
        slices.every((slice) => shelf.flies(passenger, slice));
      if (!isSold) return [];
      return [{ ...bag, maxQuantity: maxQuantity - bought, price: priced(shelf, price) }];
    }),
  );
}

/** A flight whose passengers all have seats, or do not fly, needs no seat map. */
function mapFor(shelf: Shelf, { slice, segment, rows }: SupplySeatMap): SupplierExtras['seatMaps'] {
  const flown = shelf.slices[slice]?.segments[segment];
  const seated = shelf.bought.flatMap((extra) =>
    extra.kind === 'seat' && extra.slice === slice && extra.segment === segment
      ? [extra.passenger]
      : [],
  );
  const wants = shelf.passengers.map(
    (type, passenger) =>
      maySit(type, false) && !seated.includes(passenger) && shelf.flies(passenger, slice),
  );
  if (!flown || !wants.includes(true)) return [];
  const flight = flightOf(flown);
  const pricesOf = (price: number | null, designator: string, exit: boolean) =>
    shelf.passengers.map((type, passenger) => {
      const isGone = price === null || shelf.soldSeats.has(seatName(flight, designator));
      return isGone || !wants[passenger] || !maySit(type, exit) ? null : priced(shelf, price);
    });
  const mapped = rows.map(({ exit, sections }) => ({
    exit,
    sections: sections.map((seats) =>
      seats.map(({ designator, price, disclosures }) => ({
        designator,
        prices: pricesOf(price, designator, exit),
        disclosures: [...disclosures],
      })),
    ),
  }));
  return [{ slice, segment, rows: mapped }];
}

/** The price of all pieces; undefined if the extra is not sold. */
export function priceOnShelf(offered: SupplierExtras, extra: Extra): Money | undefined {
  if (extra.kind === 'bag') {
    const bag = offered.bags.find(
      (one) => extraKey({ kind: 'bag', ...one, quantity: 1 }) === extraKey(extra),
    );
    if (!bag || bag.maxQuantity < extra.quantity) return undefined;
    return money(bag.price.amount * extra.quantity, bag.price.currency);
  }
  const seat = offered.seatMaps
    .filter(({ slice, segment }) => slice === extra.slice && segment === extra.segment)
    .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
    .find((one) => one?.designator === extra.designator);
  return seat?.prices[extra.passenger] ?? undefined;
}
