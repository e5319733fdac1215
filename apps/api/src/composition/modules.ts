import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiFolder } from '../api-folder';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Stock } from '@karvon/platform/metrics/stock';
import { createAccounts, createIdentity } from '@karvon/accounts/create';
import { createPriceMemory, registerAirPrices } from '@karvon/air-prices/create';
import { airOrderStocks } from '@karvon/air-orders';
import { registerAirSearch } from '@karvon/air-catalogue/create';
import { registerContent, createJournal, createSupport } from '@karvon/site/create';
import { hotelOrderStocks } from '../modules/hotel-orders/port';
import { registerHotelSearch } from '@karvon/hotel-catalogue/create';
import { createMessages } from '@karvon/messages/create';
import { createOps } from '../modules/ops/create';
import { createOrderOwners } from '@karvon/order-ground/order-owners';
import { paymentStocks } from '@karvon/payments';
import { registerPlaces } from '@karvon/places/create';
import { alertBelongings, createPriceAlerts } from '../modules/price-alerts/create';
import { priceAlertStocks } from '../modules/price-alerts/port';
import { callbackStocks } from '@karvon/site';
import { createSuppliers, registerSupplierCalls } from './air-suppliers';
import { createHotelSuppliers, registerHotelSupplierCalls } from './hotel-suppliers';
import { registerSales } from './sales';

/** The gauges that modules count in their tables. */
export const moduleStocks: readonly Stock[] = [
  ...airOrderStocks,
  ...hotelOrderStocks,
  ...paymentStocks,
  ...callbackStocks,
  ...priceAlertStocks,
];

/** Every module of the API, after the modules whose ports it needs. */
export function registerModules(app: FastifyInstance, deps: AppDeps): void {
  const identity = createIdentity(deps);
  const { access } = identity;
  registerPlaces(app, deps);
  const prices = createPriceMemory(app, deps);
  const { catalogue: air, searchAgain } = registerAirSearch(app, deps, {
    connect: (logos) => createSuppliers({ ...deps, logos }),
    observe: prices.observe,
  });
  registerSupplierCalls(app, deps);
  const watch = registerAirPrices(app, deps, { catalogue: air, memory: prices });
  const { catalogue: hotels, listDesk } = registerHotelSearch(
    app,
    deps,
    createHotelSuppliers(deps),
  );
  registerHotelSupplierCalls(app, deps);
  registerContent(app, deps, join(apiFolder, 'content'));
  const messages = createMessages(deps);
  const owners = createOrderOwners(identity);
  const { bookings, ...desks } = registerSales(app, deps, { air, hotels, messages, owners });
  const { callbacks, calls } = createSupport(app, deps, messages);
  createAccounts(app, deps, {
    belongings: [alertBelongings],
    bookings,
    calls,
    identity,
    messages,
  });
  createPriceAlerts(app, deps, { access, messages, prices: watch, searchAgain });
  const journal = createJournal(app, deps);
  createOps(app, deps, { ...desks, callbacks, hotelLists: listDesk, journal });
}
