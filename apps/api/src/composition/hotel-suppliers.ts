import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { HotelSupplierName } from '@karvon/platform/settings/hotel-suppliers';
import { RATE_ONE } from '@karvon/supply/amounts';
import type { ConnectedHotels } from '../modules/hotel-search/create';
import { classifiedOnly } from '@karvon/hotel-supply/classified-only';
import { createHotelLinks } from '@karvon/hotel-supply/join/hotel-links';
import { createHotelPhotos, type HotelPhotos } from '@karvon/hotel-supply/photos/hotel-photos';
import { createAcaseSupplier, registerAcaseNotices } from '@karvon/acase';
import { adultInEachRoom } from '@karvon/hotel-supply/adult-in-each-room';
import { boundTexts } from '@karvon/hotel-supply/bound-texts';
import { createEtgSupplier } from '@karvon/etg';
import type { HotelSupplier } from '@karvon/hotel-supply/hotel-supplier';
import { joinHotels } from '@karvon/hotel-supply/join/join-hotels';
import { joinSellers } from '@karvon/hotel-supply/join/join-sellers';
import { createOwners } from '@karvon/hotel-supply/join/names';
import type { RoomSeller } from '@karvon/hotel-supply/room-seller';
import { createSandboxHotels, createSandboxRoomSeller } from '@karvon/hotel-sandbox';

interface Adapter {
  supplier: HotelSupplier;
  seller: RoomSeller;
}

/** Photographs of suppliers' hosts, which all adapters show alike. */
const photosOf = ({ config, logger, tokenSecret }: AppDeps): HotelPhotos =>
  createHotelPhotos({
    hosts: config.hotelSuppliers.photoHosts,
    folder: join(config.dataDir, 'photos'),
    secret: tokenSecret,
    logger,
  });

/** All adapters: a new one needs a line here and a name in the configuration. */
const adapters: Record<HotelSupplierName, (deps: AppDeps) => Adapter> = {
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

/** Joins the configured suppliers into one, limited to hotels and offers that may be sold. */
export function createHotelSuppliers(deps: AppDeps): ConnectedHotels {
  const { clock, config, database, edition, logger } = deps;
  const { listed, absent } = config.hotelSuppliers;
  for (const supplier of absent)
    logger.warn({ supplier }, 'a supplier is listed and has no password: it is not asked');
  const named = listed.map(({ name, markUp }) => {
    const { supplier, seller } = adapters[name](deps);
    const sold = adultInEachRoom(classifiedOnly(supplier, edition.classifiedHotelsOnlyIn));
    return { name, markUp, seller, supplier: boundTexts(sold) };
  });
  const links = createHotelLinks(database.db, clock);
  const { graceMs } = config.hotelSearch;
  return {
    supplier: joinHotels(named, { links, clock, logger, graceMs }),
    seller: joinSellers(named, createOwners(named)),
    links,
  };
}
