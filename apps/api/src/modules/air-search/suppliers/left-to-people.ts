import {
  SupplierChangeOver,
  SupplierExtrasRefused,
  SupplierTermsUnknown,
  type AirSupplier,
} from './air-supplier';
import type { AirlineChanges } from './airline-change';
import type { TicketExchanges } from './exchange-tickets';
import type { ExtraSales } from './sell-extras';

type Returns = Pick<AirSupplier, 'quoteCancellation' | 'confirmCancellation' | 'findCancellation'>;

const unknown = async () => {
  throw new SupplierTermsUnknown('a person must ask the supplier');
};

/**
 * Parts of the port for a supplier that lacks them, or whose adapter has not come so far: they offer nothing, and each wish of a visitor
 * goes to a person, who answers it with the operator's commands. An adapter spreads what it needs.
 */
export const leftToPeople = {
  /** No prices for calendars: they fill from the searches of visitors. */
  calendar: { cachedPrices: async () => [] } satisfies Pick<AirSupplier, 'cachedPrices'>,
  /** A person gives tickets back in the supplier's own system: `ops refund-by-hand`. */
  returns: {
    quoteCancellation: unknown,
    confirmCancellation: unknown,
    findCancellation: async () => null,
  } satisfies Returns,
  /** Nobody tells of moved flights; travellers hear of them from the airline. */
  airlineChanges: {
    findChange: async () => null,
    async acceptChange() {
      throw new SupplierChangeOver('the supplier tells of no changes');
    },
  } satisfies AirlineChanges,
  /** `ops exchange-offer`, `exchange-done`. */
  exchanges: { offerExchange: unknown, confirmExchange: unknown } satisfies TicketExchanges,
  extras: {
    offerExtras: async () => ({ bags: [], seatMaps: [] }),
    async buyExtras() {
      throw new SupplierExtrasRefused('the supplier sells no extras');
    },
  } satisfies ExtraSales,
};
