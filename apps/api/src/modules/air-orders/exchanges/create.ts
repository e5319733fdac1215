import type { FastifyInstance } from 'fastify';
import { quoteAirExchange } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { AirCatalogue, AirSupplier } from '@karvon/air-catalogue';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { createExchangeFulfilment, type CarryOutExchangeDeps } from './carry-out-exchange';
import { createExchangeDecisions, type ConfirmExchangeDeps } from './confirm-exchange';
import { createExchangeDesk } from './exchange-desk';
import { createExchangeQuotes } from './quote-exchange';

type ExchangesOutside = Omit<CarryOutExchangeDeps & ConfirmExchangeDeps, keyof AppDeps> & {
  access: OrderAccess;
  catalogue: AirCatalogue;
  supplier: AirSupplier;
};

/** Exchanges of air orders: quotes, the visitor's decisions, new tickets, and the operators' desk. */
export function createExchanges(app: FastifyInstance, appDeps: AppDeps, outside: ExchangesOutside) {
  const deps = { ...appDeps, ...outside };
  const quoteExchange = createExchangeQuotes(deps);
  const decisions = createExchangeDecisions(deps);
  const fulfilment = createExchangeFulfilment(deps);
  registerEndpoint(
    app,
    quoteAirExchange,
    { problems: ['order-not-found', 'order-not-cancellable', 'supplier-unavailable'] },
    async ({ params: { number }, body }, request) => {
      await deps.access.check(request, number);
      return quoteExchange(number, body);
    },
  );
  deps.jobs.work('air-exchanges.lapse', ({ exchangeId }) => decisions.lapse(exchangeId));
  deps.jobs.work('air-exchanges.carry-out', ({ exchangeId }, run) =>
    fulfilment.carryOut(exchangeId, run),
  );
  return {
    confirm: decisions.confirm,
    withdraw: decisions.withdraw,
    desk: createExchangeDesk({ ...deps, fulfilment }),
  };
}
