import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { HotelSupplierName } from '@karvon/platform/settings/hotel-suppliers';
import { RATE_ONE } from '@karvon/supply/amounts';
import { createHotelPhotos, type HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import { createAcaseSupplier, registerAcaseNotices } from '@karvon/acase';
import { createEtgSupplier } from '@karvon/etg';
import { connectHotels, type ConnectedHotels } from '@karvon/hotel-supply/join/connect-hotels';
import type { NamedHotels } from '@karvon/hotel-supply/join/names';
import { createSandboxHotels, createSandboxRoomSeller } from '@karvon/hotel-sandbox';

/** Photographs of suppliers' hosts, which all adapters show alike. */
const photosOf = ({ config, logger, tokenSecret }: AppDeps): HotelPhotos =>
  createHotelPhotos({
    hosts: config.hotelSuppliers.photoHosts,
    folder: join(config.dataDir, 'photos'),
    secret: tokenSecret,
    logger,
  });

/** All adapters: a new one needs a line here and a name in the configuration. */
const adapters: Record<
  HotelSupplierName,
  (deps: AppDeps) => Pick<NamedHotels, 'supplier' | 'seller'>
> = {
  sandbox(deps) {
    const supplier = createSandboxHotels(deps);
    return { supplier, seller: createSandboxRoomSeller({ ...deps, supplier }) };
  },
  acase(deps) {
    const { account, currency, rate, countries } = deps.config.hotelSuppliers.acase;
    const exchange = { account: currency, ours: deps.edition.currency, rate: rate ?? RATE_ONE };
    const party = deps.parties('acase');
    return createAcaseSupplier({
      ...deps,
      party,
      account,
      countries,
      exchange,
      photos: photosOf(deps),
    });
  },
  etg(deps) {
    const { account, currency, rate, countries } = deps.config.hotelSuppliers.etg;
    const exchange = { account: currency, ours: deps.edition.currency, rate: rate ?? RATE_ONE };
    return createEtgSupplier({
      ...deps,
      party: deps.parties('etg'),
      account,
      countries,
      residency: deps.edition.defaultCitizenship,
      exchange,
      photos: photosOf(deps),
    });
  },
};

/** Routes that suppliers call. */
export function registerHotelSupplierCalls(app: FastifyInstance, deps: AppDeps): void {
  registerAcaseNotices(app, deps);
}

/** Joins the configured suppliers into one. */
export function createHotelSuppliers(deps: AppDeps): ConnectedHotels {
  const { listed, absent } = deps.config.hotelSuppliers;
  for (const supplier of absent)
    deps.logger.warn({ supplier }, 'a supplier is listed and has no password: it is not asked');
  return connectHotels(
    listed.map(({ name, markUp }) => ({ name, markUp, ...adapters[name](deps) })),
    deps,
  );
}
