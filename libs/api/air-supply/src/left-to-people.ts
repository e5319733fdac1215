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
 * Parts of the port for a supplier or an adapter that lacks them: they offer nothing, and each wish of a visitor goes to an
 * operator, who answers it by command. An adapter spreads the parts that it needs.
 */
export const leftToPeople = {
  /** No prices for calendars: these fill from visitors' searches. */
  calendar: { cachedPrices: async () => [] } satisfies Pick<AirSupplier, 'cachedPrices'>,
  /** An operator gives tickets back in the supplier's own system: `ops refund-by-hand`. */
  returns: {
    quoteCancellation: unknown,
    confirmCancellation: unknown,
    findCancellation: async () => null,
  } satisfies Returns,
  /** Moved flights are not reported; travellers hear of them from the airline. */
  airlineChanges: {
    findChange: async () => null,
    async acceptChange() {
      throw new SupplierChangeOver('the supplier tells of no changes');
    },
  } satisfies AirlineChanges,
  /** Operators use `ops exchange-offer` and `exchange-done`. */
  exchanges: { offerExchange: unknown, confirmExchange: unknown } satisfies TicketExchanges,
  extras: {
    offerExtras: async () => ({ bags: [], seatMaps: [] }),
    async buyExtras() {
      throw new SupplierExtrasRefused('the supplier sells no extras');
    },
  } satisfies ExtraSales,
};
