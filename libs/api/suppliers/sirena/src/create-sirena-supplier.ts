import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Database } from '@karvon/platform/db/database';
import type { Party } from '@karvon/platform/parties/port';
import type { PersonalData } from '@karvon/platform/personal-data';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import { leftToPeople } from '@karvon/air-supply/left-to-people';
import { createSirenaBooking } from './book/book-sirena';
import { createClaims } from './book/claims';
import { createOrders } from './book/orders';
import type { Exchange } from './search/read-prices';
import { createSirenaRules } from './search/rules-sirena';
import { createSirenaSearch } from './search/search-sirena';
import { createSirenaIssue } from './issue-sirena';
import { createSirenaSeller } from './sell-sirena';
import { createSirenaWire, type SirenaAccount } from './wire/sirena-wire';

export interface SirenaSupplierDeps {
  account: SirenaAccount;
  exchange: Exchange;
  /** The form of payment that the contract allows. */
  formPay: string;
  database: Pick<Database, 'db'>;
  personalData: PersonalData;
  clock: Clock;
  logger: Logger;
  party: Party;
}

/** Sirena-Travel's XML gateway behind the port: see docs/suppliers.md. */
export function createSirenaSupplier(deps: SirenaSupplierDeps): AirSupplier {
  const { account, exchange, formPay, personalData } = deps;
  const wire = createSirenaWire(account, deps);
  const { quoteFare, ...search } = createSirenaSearch({ ...deps, wire });
  const claims = createClaims(deps.database.db);
  const orders = createOrders(wire, personalData);
  const booking = createSirenaBooking({ ...deps, wire, claims, orders, search: { quoteFare } });
  const issue = createSirenaIssue({ wire, orders, account: exchange.account, formPay });
  return {
    ...search,
    rules: createSirenaRules(wire, { quoteFare }),
    ...createSirenaSeller({ claims, booking, orders, issue }),
    ...leftToPeople.calendar,
    ...leftToPeople.returns,
    ...leftToPeople.airlineChanges,
    ...leftToPeople.exchanges,
    ...leftToPeople.extras,
  };
}
