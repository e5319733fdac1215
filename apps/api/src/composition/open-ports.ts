import { randomBytes } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';
import { systemClock } from '@karvon/platform/clock';
import type { Config } from '@karvon/platform/config';
import { pgliteDatabase, pgliteParsers, type Database } from '@karvon/platform/db/database';
import { createAirCatalogue } from '@karvon/air-catalogue/create';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { createHotelCatalogue } from '@karvon/hotel-catalogue/create';
import type { HotelCatalogue } from '@karvon/hotel-catalogue';
import { clickSignatureOf, createClickApi } from '@karvon/click';
import { createBanks } from './banks';
import { oneDataKey } from '@karvon/platform/personal-data';
import { createSuppliers } from './air-suppliers';
import { createDeps } from './create-api';
import { createHotelSuppliers } from './hotel-suppliers';
import { initialise } from '@karvon/platform/db-setup/initialise';
import { drawPaper } from './papers';
import { queues } from './queues';

export { clickSignatureOf };

/** The upstreams of the configuration, behind the ports of the API. */
export interface Ports {
  air: AirCatalogue;
  hotels: HotelCatalogue;
  banks: ReturnType<typeof createBanks>;
  /** Click's Merchant API; undefined where Click is not connected. */
  clickApi: ReturnType<typeof createClickApi> | undefined;
}

/** An initialised database that ends with the process. */
export async function openMemory(): Promise<Database> {
  const database = pgliteDatabase(await PGlite.create({ parsers: pgliteParsers }));
  await initialise(database, queues);
  return database;
}

/**
 * Creates the ports as the API does, without its modules.
 * @param database one of the ports' own: what is bought through them is no order of the shop
 */
export function openPorts(config: Config, database: Database, logger: Logger): Ports {
  const secret = randomBytes(32).toString('hex');
  const deps = createDeps({
    ...{ clock: systemClock, config, database, drawPaper, logger, mode: 'by-hand' },
    secrets: { dataKeys: oneDataKey(secret), operatorToken: secret, tokenSecrets: [secret] },
  });
  const { clock, edition } = deps;
  const { click } = config.payments;
  return {
    air: createAirCatalogue(
      createSuppliers({ ...deps, logos: { learn: () => undefined } }),
      edition,
    ),
    hotels: createHotelCatalogue(createHotelSuppliers(deps), { clock, edition }),
    banks: createBanks(deps),
    clickApi: click && createClickApi(clock, click),
  };
}
