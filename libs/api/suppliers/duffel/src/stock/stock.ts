import { extraKey, type Extra } from '@karvon/contract';
import { times } from '@karvon/money';
import {
  SupplierExtrasRefused,
  type PricedExtra,
  type SupplierExtras,
} from '@karvon/air-supply/sell-extras';
import { keyOf, readBags, type SoldBag } from './read-bags';
import { readSeatMaps, type SoldSeatMap } from './read-seats';
import type { Service, Trip } from './trip';

/**
 * The extras that Duffel sells for a trip now. Their ids are valid in this response only, so a purchase looks its items up by
 * content.
 */
export interface Stock {
  trip: Trip;
  bags: SoldBag[];
  seatMaps: SoldSeatMap[];
}

export const readStock = (
  trip: Trip,
  answers: { services: readonly unknown[]; seatMaps?: readonly unknown[] },
): Stock => ({
  trip,
  bags: readBags(answers.services, trip),
  seatMaps: readSeatMaps(answers.seatMaps ?? [], trip),
});

/** The stock in our currency. */
export function offerOfStock({ trip, bags, seatMaps }: Stock): SupplierExtras {
  const priceOf = (service: Service | null) => service && trip.price(service.amount);
  return {
    bags: bags.map(({ bag, amount }) => ({ ...bag, price: trip.price(amount) })),
    seatMaps: seatMaps.map(({ rows, ...flight }) => ({
      ...flight,
      rows: rows.map(({ exit, sections }) => ({
        exit,
        sections: sections.map((seats) =>
          seats.map((seat) => {
            if (!seat) return null;
            const { designator, disclosures, services } = seat;
            return { designator, disclosures, prices: services.map(priceOf) };
          }),
        ),
      })),
    })),
  };
}

function find({ bags, seatMaps }: Stock, extra: Extra): Service | undefined {
  if (extra.kind === 'bag') {
    const sold = bags.find(({ bag }) => keyOf(bag) === extraKey(extra));
    return sold && sold.bag.maxQuantity >= extra.quantity ? sold : undefined;
  }
  const seat = seatMaps
    .filter(({ slice, segment }) => slice === extra.slice && segment === extra.segment)
    .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
    .find((one) => one?.designator === extra.designator);
  return seat?.services[extra.passenger] ?? undefined;
}

export interface Purchase {
  services: { id: string; quantity: number }[];
  /** In minor units of the account. */
  total: number;
}

/** The services to request from Duffel. @throws SupplierExtrasRefused for extras that are gone or dearer than agreed */
export function purchaseOf(stock: Stock, extras: readonly PricedExtra[]): Purchase {
  const found = extras.map((extra) => {
    const service = find(stock, extra);
    const quantity = extra.kind === 'bag' ? extra.quantity : 1;
    const price = service && times(stock.trip.price(service.amount), quantity);
    const { amount, currency } = extra.price;
    if (!service || !price || price.currency !== currency || price.amount > amount)
      throw new SupplierExtrasRefused('it is gone or dearer');
    return { id: service.id, quantity, amount: service.amount };
  });
  return {
    services: found.map(({ id, quantity }) => ({ id, quantity })),
    total: found.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0),
  };
}
