import { randomUUID } from 'node:crypto';
import type { Passenger } from '@karvon/contract';
import { supplierTotal } from '../supplier-total';
import type { HoldRequest, PricedOffer, SupplierOffer, SupplierSearch } from '../air-supplier';
import type { Provocation, SupplierUnderTest } from './supplier-under-test';

type SupplierSteps = ReturnType<typeof supplierSteps>;

/** A part of the contract's tests; the world exists once they run. */
export type ContractTests = (world: () => SupplierUnderTest, steps: SupplierSteps) => void;

/** The steps to an order, with which tests of a supplier begin. */
export function supplierSteps(
  world: () => Pick<SupplierUnderTest, 'supplier' | 'holdable' | 'passenger'>,
) {
  async function find(search: SupplierSearch = world().holdable): Promise<SupplierOffer[]> {
    const offers: SupplierOffer[] = [];
    const { signal } = new AbortController();
    await world().supplier.search(search, (batch) => offers.push(...batch), signal);
    return offers;
  }

  async function offered(search: SupplierSearch = world().holdable): Promise<PricedOffer> {
    const [offer] = await find(search);
    return world().supplier.price(offer!.id);
  }

  /** Requests the dearest fare, because it is refundable. */
  function requestOf(
    offer: PricedOffer,
    passenger: Passenger = world().passenger('nothing'),
  ): HoldRequest {
    const fare = offer.fares.at(-1)!;
    const others = Array.from({ length: offer.travellers.adult - 1 }, () =>
      world().passenger('nothing'),
    );
    return {
      reference: randomUUID(),
      offerId: offer.id,
      fareId: fare.id,
      passengers: [passenger, ...others],
      contact: { mobilePhone: '+998901234567', email: 'anna@mail.uz' },
      supplierTotal: supplierTotal(fare.lines),
    };
  }

  const request = async (
    provocation: Provocation = 'nothing',
    search?: SupplierSearch,
  ): Promise<HoldRequest> => requestOf(await offered(search), world().passenger(provocation));

  /** @returns the supplier's number of an order with tickets */
  async function ticketed(provocation: Provocation = 'nothing'): Promise<string> {
    const requested = await request(provocation);
    const { supplierOrderId } = await world().supplier.hold(requested);
    await world().supplier.issue({ supplierOrderId, reference: requested.reference });
    return supplierOrderId;
  }

  const quote = (supplierOrderId: string, waived = false) =>
    world().supplier.quoteCancellation({ supplierOrderId, reason: null, waived });

  return { find, offered, request, requestOf, ticketed, quote };
}
