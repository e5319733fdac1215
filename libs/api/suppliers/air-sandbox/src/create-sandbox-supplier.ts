import type { Edition } from '@karvon/edition';
import type { FareFamilyKey } from '@karvon/sandbox-world';
import type { Clock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import type { Database } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { AirSupplier } from '@karvon/air-supply/air-supplier';
import { createFlightChanges } from './change-flights';
import { convertPriced } from './convert-offer';
import { createSeatExchange } from './exchange-seats';
import { createFlightWorlds } from './flight-worlds';
import { createOrderBook } from './order-book';
import { createPace } from '@karvon/platform/sandbox-pace';
import { createPriceNow } from './price-now';
import { createRememberedPrices } from './remember-prices';
import { createSeatReturn } from './return-seats';
import { rulesText } from './rules-text';
import { createWorldSearch } from './search-world';
import { createExtraSales } from './sell-extras';
import { createSandboxSeatSeller } from './sell-seats';

export interface SandboxSupplierDeps {
  config: Pick<Config, 'sandbox'>;
  database: Pick<Database, 'db'>;
  clock: Clock;
  edition: Pick<Edition, 'currency'>;
}

const PRICE_GOOD_FOR_MS = 20 * 60_000;

/**
 * The embedded default supplier: an invented but believable inventory, without an account or a network, with its own memory of
 * sales.
 */
export function createSandboxSupplier({
  config,
  database,
  clock,
  edition,
}: SandboxSupplierDeps): AirSupplier {
  const worlds = createFlightWorlds(config.sandbox.seed, clock);
  const pace = createPace(config.sandbox.speed);
  const book = createOrderBook(database.db);
  const { sellExtrasOf, ...extraSales } = createExtraSales({
    db: database.db,
    book,
    clock,
    pace,
    worlds,
  });
  const priceNow = createPriceNow(worlds, book, clock);
  return {
    search: createWorldSearch({ worlds, clock, pace, edition }),
    cachedPrices: createRememberedPrices({ worlds, clock, edition }),
    async price(offerId) {
      await pace.wait(350);
      return convertPriced(
        await priceNow(offerId),
        offerId,
        new Date(clock.now().getTime() + PRICE_GOOD_FOR_MS),
      );
    },
    async rules(offerId, fareId) {
      await pace.wait(200);
      const rules = worlds.ofOffer(offerId)?.fareRules(offerId, fareId as FareFamilyKey);
      if (!rules) throw problem('offer-expired');
      return {
        sections: { ru: rulesText(rules, 'ru'), uz: rulesText(rules, 'uz') },
        original: rules.original,
      };
    },
    ...createSandboxSeatSeller({ db: database.db, book, clock, pace, priceNow, sellExtrasOf }),
    ...extraSales,
    ...createSeatReturn({ db: database.db, book, clock, pace }),
    ...createFlightChanges({ book, pace }),
    ...createSeatExchange({ db: database.db, book, clock, pace, worlds }),
  };
}
