import { randomUUID } from 'node:crypto';
import type { Passenger } from '@karvon/contract';
import { supplierTotal } from '../agency-price';
import type {
  AirSupplier,
  HoldRequest,
  PricedOffer,
  SupplierOffer,
  SupplierSearch,
} from './air-supplier';

/** What an adapter's test world can be made to do with an order, by who flies. */
export type Provocation =
  | 'nothing'
  | 'sold-out'
  | 'hold-refused'
  | 'passenger-data-refused'
  | 'price-raised'
  | 'hold-unanswered'
  | 'issue-refused'
  | 'cancel-unanswered'
  | 'flight-cancelled'
  | 'flight-delayed';

/** An adapter and the world it is tested against. */
export interface SupplierUnderTest {
  supplier: AirSupplier;
  /** Two adults; its offers can be held. */
  holdable: SupplierSearch;
  /** One adult; its offers must be paid at once. */
  instant: SupplierSearch;
  /** One adult; no fare says anything about luggage. */
  silent: SupplierSearch;
  /** A part of an order can be given back by itself; where it cannot, a person must ask. */
  givesPartsBack: boolean;
  /** It remembers prices for calendars; others know nothing and say so. */
  remembersPrices: boolean;
  /** A passenger who provokes it. */
  passenger(provocation: Provocation): Passenger;
  now(): Date;
  /** Lets so much time pass for the supplier. */
  pass(minutes: number): Promise<void>;
  close(): Promise<void>;
}

/** The way to an order, in the steps the contract's tests begin with. */
export function supplierSteps(world: () => SupplierUnderTest) {
  async function find(search: SupplierSearch): Promise<SupplierOffer[]> {
    const offers: SupplierOffer[] = [];
    const { signal } = new AbortController();
    await world().supplier.search(search, (batch) => offers.push(...batch), signal);
    return offers;
  }

  async function offered(search: SupplierSearch): Promise<PricedOffer> {
    const [offer] = await find(search);
    return world().supplier.price(offer!.id);
  }

  /** For the dearest fare, which is the one that may be given back. */
  async function request(
    provocation: Provocation = 'nothing',
    search: SupplierSearch = world().holdable,
  ): Promise<HoldRequest> {
    const offer = await offered(search);
    const fare = offer.fares.at(-1)!;
    const others = Array.from({ length: search.travellers.adult - 1 }, () =>
      world().passenger('nothing'),
    );
    return {
      reference: randomUUID(),
      offerId: offer.id,
      fareId: fare.id,
      passengers: [world().passenger(provocation), ...others],
      contact: { mobilePhone: '+998901234567', email: 'anna@mail.uz' },
      supplierTotal: supplierTotal(fare.lines),
    };
  }

  /** @returns the supplier's number of an order with tickets */
  async function ticketed(provocation: Provocation = 'nothing'): Promise<string> {
    const asked = await request(provocation);
    const { supplierOrderId } = await world().supplier.hold(asked);
    await world().supplier.issue({ supplierOrderId, reference: asked.reference });
    return supplierOrderId;
  }

  const quote = (supplierOrderId: string, waived = false) =>
    world().supplier.quoteCancellation({ supplierOrderId, reason: null, waived });

  return { find, offered, request, ticketed, quote };
}
