import type { FastifyInstance } from 'fastify';
import {
  cancelHotelOrder,
  changeHotelOrder,
  createHotelOrder,
  getHotelOrder,
  listHotelBookings,
  lookUpHotelOrder,
  type HotelOrderWithToken,
  type Locale,
} from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';
import { visitorOf } from '@karvon/platform/http/visitor';
import { formDrafts } from '@karvon/accounts';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { OrderTokens } from '@karvon/order-ground/order-token';
import type { createOrderCancellation } from './cancel/cancel-order';
import type { createChangeRequest } from './changes/request-change';
import type { createHotelBooking } from './book/create-order';
import type { createHotelBookingList } from './access/list-bookings';
import type { createHotelOrderLookup } from './access/look-up-order';
import { bookingProblems, registerStayDates, type StayDatesRoutesDeps } from './dates/routes';
import type { HotelOrderRow } from './store/order-store';
import { presentHotelOrder, type PresentHotelOrderDeps } from './access/present';
import { registerHotelPapers, type HotelPapersDeps } from './paper-routes';

export interface HotelOrderRoutesDeps
  extends PresentHotelOrderDeps, HotelPapersDeps, StayDatesRoutesDeps {
  cancelOrder: ReturnType<typeof createOrderCancellation>['cancel'];
  createOrder: ReturnType<typeof createHotelBooking>;
  owners: Pick<OrderOwners, 'asking' | 'columnsOf'>;
  listBookings: ReturnType<typeof createHotelBookingList>;
  lookUpOrder: ReturnType<typeof createHotelOrderLookup>;
  requestChange: ReturnType<typeof createChangeRequest>;
  tokens: Pick<OrderTokens, 'sign'>;
}

export function registerHotelOrderRoutes(app: FastifyInstance, deps: HotelOrderRoutesDeps): void {
  const { access, cancelOrder, clock, createOrder, database, lookUpOrder } = deps;
  const { listBookings, owners, requestChange, store, tokens } = deps;

  async function load(number: string): Promise<HotelOrderRow> {
    const order = await store.find(database.db, number);
    if (!order) throw problem('hotel-order-not-found');
    return order;
  }

  async function withToken(order: HotelOrderRow, lang: Locale): Promise<HotelOrderWithToken> {
    return {
      order: await presentHotelOrder(deps, order, lang),
      accessToken: tokens.sign(order.number, clock.now()),
    };
  }

  registerEndpoint(
    app,
    createHotelOrder,
    { problems: [...bookingProblems, 'already-booked', 'children-alone'], anonymous: true },
    async ({ body, idempotency }, request) => {
      const user = await owners.asking(request);
      const order = await createOrder(body, idempotency, {
        owner: owners.columnsOf(user, body.booker.phone),
        visitor: visitorOf(request),
      });
      if (user) await formDrafts.forget(database.db, user.id, 'hotel');
      return withToken(order, body.lang);
    },
  );

  registerEndpoint(
    app,
    lookUpHotelOrder,
    { problems: ['hotel-order-not-found'] },
    async ({ body: { lang, ...requested } }, request) =>
      withToken(await lookUpOrder({ ...requested, address: request.ip }), lang),
  );

  registerEndpoint(app, listHotelBookings, {}, async ({ query }, request) => {
    const user = await owners.asking(request);
    if (!user) throw problem('session-required');
    return listBookings(user, query.lang);
  });

  registerEndpoint(
    app,
    getHotelOrder,
    { problems: ['hotel-order-not-found'] },
    async ({ params: { number }, query }, request) => {
      await access.check(request, number);
      return presentHotelOrder(deps, await load(number), query.lang);
    },
  );

  registerHotelPapers(app, deps, load);

  void app.register(async (scope) => {
    // Checked before the handler: a repeated key must not open an order that the token does not.
    scope.addHook('preHandler', (request) =>
      access.check(request, (request.params as { number: string }).number),
    );
    registerEndpoint(
      scope,
      cancelHotelOrder,
      {
        problems: ['hotel-order-not-found', 'order-not-cancellable', 'cancel-penalty-changed'],
      },
      async ({ params: { number }, body }) => {
        await load(number);
        await cancelOrder(number, body.expectedPenalty);
        return presentHotelOrder(deps, await load(number), body.lang);
      },
    );

    registerEndpoint(
      scope,
      changeHotelOrder,
      { problems: ['hotel-order-not-found', 'order-not-cancellable'] },
      async ({ params: { number }, body: { lang, ...wanted }, idempotency }) => {
        await load(number);
        await requestChange(number, wanted, idempotency);
        return presentHotelOrder(deps, await load(number), lang);
      },
    );

    registerStayDates(scope, deps, { load, withToken });
  });
}
