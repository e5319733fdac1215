import { share, sum } from '@karvon/money';
import { supplierTotal } from '@karvon/air-supply/supplier-total';
import type {
  SupplierOffer,
  SupplierPriceLine,
  SupplierSearch,
} from '@karvon/air-supply/air-supplier';

/** The lowest prices of a finished search, with the wanted cabin on every flight; null if there are none. */
export interface CheapestFares {
  any: SupplierPriceLine[] | null;
  /** The lowest price without self-transfers, as the list shows it by default. */
  oneTicket: SupplierPriceLine[] | null;
  /** Nonstop all the way. */
  direct: SupplierPriceLine[] | null;
}

/** Called for every search in which all sellers have answered. */
export type SearchObserver = (search: SupplierSearch, cheapest: CheapestFares) => void;

/** The mark-up becomes a part of the tariff, because stored prices do not name their supplier. */
const withMarkUp = (line: SupplierPriceLine, markUp: number): SupplierPriceLine => ({
  ...line,
  tariff: sum(line.tariff, share(sum(line.tariff, line.taxes), markUp)),
});

const lower = (lines: SupplierPriceLine[], than: SupplierPriceLine[] | null) =>
  !than || supplierTotal(lines).amount < supplierTotal(than).amount ? lines : than;

/**
 * The lowest prices after another batch of offers. Our fees are shares of the price, so they do not change the order of prices.
 */
export function withOffers(cheapest: CheapestFares, offers: SupplierOffer[]): CheapestFares {
  return offers.reduce(({ any, oneTicket, direct }, { fares: [first], slices, seller }) => {
    const mixed = slices.some(({ segments }) => segments.some(({ belowClass }) => belowClass));
    if (!first || mixed) return { any, oneTicket, direct };
    const fare = { lines: first.lines.map((line) => withMarkUp(line, seller?.markUp ?? 0)) };
    const joined = slices.some(({ layovers }) => layovers.some((wait) => wait.selfTransfer));
    const nonstop = slices.every((slice) => slice.stops === 0);
    return {
      any: lower(fare.lines, any),
      oneTicket: joined ? oneTicket : lower(fare.lines, oneTicket),
      direct: nonstop ? lower(fare.lines, direct) : direct,
    };
  }, cheapest);
}
