import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../app-deps';
import { createAirOrders } from './air-orders/create';
import type { RefundClaims } from './air-orders/refunds/claims';
import type { AirCatalogue } from './air-search/catalogue';
import { createPayments } from './payments/create';
import { createPaymentReader } from './payments/payment-reader';
import { createSandboxBank } from './payments/providers/sandbox-bank/create';
import { createTickets } from './tickets/create';

/** Orders, their payments and their tickets, each given only what it may know of the others. */
export function registerAirSales(
  app: FastifyInstance,
  deps: AppDeps,
  catalogue: AirCatalogue,
): { claims: RefundClaims } {
  const airOrders = createAirOrders(app, deps, {
    catalogue,
    payments: createPaymentReader(deps.database.db),
  });
  const bank = createSandboxBank(app, deps);
  const payments = createPayments(app, deps, {
    access: airOrders.access,
    orders: { air: airOrders.payable },
    // Payme, Click and YooKassa stand in line behind the same port; until then the sandbox bank serves all methods.
    providers: { 'bank-card': bank, payme: bank, click: bank, sbp: bank },
  });
  const { claims } = airOrders.sell(payments);
  createTickets(app, deps, { catalogue, airOrders });
  app.addHook('onListen', () => airOrders.resume());
  return { claims };
}
