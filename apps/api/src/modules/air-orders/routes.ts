import type { FastifyInstance } from 'fastify';
import {
  createAirOrder,
  getAirOrder,
  lookUpAirOrder,
  type AirOrderWithToken,
  type Locale,
} from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import { registerEndpoint } from '../../http/route';
import type { createCreateOrder } from './create-order';
import type { createLookUpOrder } from './look-up-order';
import type { OrderAccess } from './order-access';
import type { OrderRow } from './order-store';
import type { OrderTokens } from './order-token';
import { presentOrder, type PresentDeps } from './present';

export interface AirOrderRoutesDeps extends PresentDeps, Pick<AppDeps, 'clock' | 'database'> {
  createOrder: ReturnType<typeof createCreateOrder>;
  lookUpOrder: ReturnType<typeof createLookUpOrder>;
  access: OrderAccess;
  tokens: OrderTokens;
}

export function registerAirOrderRoutes(app: FastifyInstance, deps: AirOrderRoutesDeps): void {
  const { access, clock, createOrder, database, lookUpOrder, store, tokens } = deps;

  async function withToken(order: OrderRow, lang: Locale): Promise<AirOrderWithToken> {
    return {
      order: await presentOrder(deps, order, lang),
      accessToken: await tokens.sign(order.number, clock.now()),
    };
  }

  registerEndpoint(app, createAirOrder, async ({ body, idempotency }) =>
    withToken(await createOrder(body, idempotency), body.lang),
  );

  registerEndpoint(app, lookUpAirOrder, async ({ body: { lang, ...asked } }, request) =>
    withToken(await lookUpOrder({ ...asked, address: request.ip }), lang),
  );

  registerEndpoint(app, getAirOrder, async ({ params, query }, request) => {
    await access.check(request, params.number);
    const order = await store.find(database.db, params.number);
    if (!order) throw problem('order-not-found');
    return presentOrder(deps, order, query.lang);
  });
}
