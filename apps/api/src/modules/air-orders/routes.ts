import type { FastifyInstance } from 'fastify';
import {
  createAirOrder,
  getAirOrder,
  getAirOrderRules,
  getSharedAirOrder,
  listAirBookings,
  lookUpAirOrder,
  type AirOrderWithToken,
  type Locale,
} from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';
import { visitorOf } from '@karvon/platform/http/visitor';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { AirSupplier } from '@karvon/air-catalogue';
import type { createBooking } from './book/create-order';
import type { OrderFacts } from './access/order-facts';
import type { createBookingList } from './access/list-bookings';
import type { createOrderLookup } from './access/look-up-order';
import type { OrderRow } from './store/order-store';
import type { OrderTokens } from '@karvon/order-ground/order-token';
import { presentOrder, presentShared } from './access/present';
import { registerAirOrderChanges, type AirOrderChangesDeps } from './change-routes';

export interface AirOrderRoutesDeps
  extends AirOrderChangesDeps, Pick<AppDeps, 'clock' | 'database'> {
  supplier: Pick<AirSupplier, 'rules'>;
  createOrder: ReturnType<typeof createBooking>;
  listBookings: ReturnType<typeof createBookingList>;
  lookUpOrder: ReturnType<typeof createOrderLookup>;
  forgetDraft: (userId: string) => Promise<unknown>;
  owners: OrderOwners;
  tokens: OrderTokens;
}

export function registerAirOrderRoutes(app: FastifyInstance, deps: AirOrderRoutesDeps): void {
  const { access, clock, createOrder, database, forgetDraft, lookUpOrder } = deps;
  const { listBookings, owners, store, supplier, tokens } = deps;

  async function load(number: string): Promise<OrderRow> {
    const order = await store.find(database.db, number);
    if (!order) throw problem('order-not-found');
    return order;
  }

  async function withToken(
    order: OrderRow,
    lang: Locale,
    facts?: OrderFacts,
  ): Promise<AirOrderWithToken> {
    return {
      order: await presentOrder(deps, order, lang, facts),
      accessToken: tokens.sign(order.number, clock.now()),
    };
  }

  registerEndpoint(
    app,
    createAirOrder,
    {
      problems: [
        'offer-expired',
        'sold-out',
        'supplier-unavailable',
        'price-changed',
        'extras-unavailable',
        'already-booked',
        'hold-refused',
        'passenger-data-refused',
        'session-required',
        'points-insufficient',
        'unpaid-holds-full',
      ],
      anonymous: true,
    },
    async ({ body, idempotency }, request) => {
      const user = await owners.asking(request);
      const asking = { user, visitor: visitorOf(request) };
      const { order, facts } = await createOrder(body, idempotency, asking);
      if (user) await forgetDraft(user.id);
      return withToken(order, body.lang, facts);
    },
  );

  registerEndpoint(app, listAirBookings, {}, async ({ query }, request) => {
    const user = await owners.asking(request);
    if (!user) throw problem('session-required');
    return listBookings(user, query.lang);
  });

  registerEndpoint(
    app,
    lookUpAirOrder,
    { problems: ['order-not-found'] },
    async ({ body: { lang, ...requested } }, request) =>
      withToken(await lookUpOrder({ ...requested, address: request.ip }), lang),
  );

  registerEndpoint(
    app,
    getAirOrder,
    { problems: ['order-not-found'] },
    async ({ params, query }, request) => {
      await access.check(request, params.number);
      return presentOrder(deps, await load(params.number), query.lang);
    },
  );

  registerEndpoint(
    app,
    getAirOrderRules,
    { problems: ['order-not-found', 'offer-expired', 'supplier-unavailable'] },
    async ({ params, query }, request) => {
      await access.check(request, params.number);
      const { rules, offer_id: offerId, fare_id: fareId } = await load(params.number);
      const { sections, original } = rules ?? (await supplier.rules(offerId, fareId));
      return { sections: sections[query.lang], original };
    },
  );

  registerEndpoint(
    app,
    getSharedAirOrder,
    { problems: ['order-not-found'] },
    async ({ params, query }) => {
      const number = tokens.readShare(params.token);
      if (number === null) throw problem('order-not-found');
      return presentShared(deps, await load(number), query.lang);
    },
  );

  registerAirOrderChanges(app, deps, load);
}
