import { supplierTotal } from './agency-price';
import type { SupplierOffer, SupplierPriceLine, SupplierSearch } from './suppliers/air-supplier';

/** The lowest prices of a finished search, each for one ticket; null where there are none. */
export interface CheapestFares {
  any: SupplierPriceLine[] | null;
  /** Nonstop all the way. */
  direct: SupplierPriceLine[] | null;
}

/** Told of every search that all sellers have answered. */
export type SearchObserver = (search: SupplierSearch, cheapest: CheapestFares) => void;

const lower = (lines: SupplierPriceLine[], than: SupplierPriceLine[] | null) =>
  !than || supplierTotal(lines).amount < supplierTotal(than).amount ? lines : than;

/** The same with the offers of another batch. Our fees are shares of the price: what is cheapest stays so. */
export function withOffers(cheapest: CheapestFares, offers: SupplierOffer[]): CheapestFares {
  return offers.reduce(({ any, direct }, { fares: [fare], slices }) => {
    // Two tickets to be joined are shown to those who ask for them: no price may lead to them.
    const joined = slices.some(({ layovers }) => layovers.some((wait) => wait.selfTransfer));
    if (!fare || joined) return { any, direct };
    const nonstop = slices.every((slice) => slice.stops === 0);
    return {
      any: lower(fare.lines, any),
      direct: nonstop ? lower(fare.lines, direct) : direct,
    };
  }, cheapest);
}
