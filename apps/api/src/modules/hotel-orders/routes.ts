import type { FastifyInstance } from 'fastify';
import {
  cancelHotelOrder,
  createHotelOrder,
  getHotelCalendar,
  getHotelOrder,
  getHotelVoucher,
  listHotelBookings,
  lookUpHotelOrder,
  type HotelOrderWithToken,
  type Locale,
} from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import { registerEndpoint } from '../../http/route';
import type { DocumentReader } from '../messages/port';
import type { OrderOwners } from '../orders/order-owners';
import type { OrderAccess } from '../orders/order-access';
import type { OrderTokens } from '../orders/order-token';
import type { createOrderCancellation } from './cancel/cancel-order';
import type { createHotelBooking } from './book/create-order';
import type { createHotelBookingList } from './access/list-bookings';
import type { createHotelOrderLookup } from './access/look-up-order';
import type { HotelOrderRow } from './store/order-store';
import { presentHotelOrder, voucherOf, type PresentHotelOrderDeps } from './access/present';

export interface HotelOrderRoutesDeps extends PresentHotelOrderDeps, Pick<AppDeps, 'edition'> {
  access: Pick<OrderAccess, 'check'>;
  cancelOrder: ReturnType<typeof createOrderCancellation>['cancel'];
  createOrder: ReturnType<typeof createHotelBooking>;
  owners: Pick<OrderOwners, 'asking'>;
  listBookings: ReturnType<typeof createHotelBookingList>;
  lookUpOrder: ReturnType<typeof createHotelOrderLookup>;
  readVoucher: DocumentReader;
  tokens: Pick<OrderTokens, 'sign'>;
}

const download = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

export function registerHotelOrderRoutes(app: FastifyInstance, deps: HotelOrderRoutesDeps): void {
  const { access, cancelOrder, clock, createOrder, database, lookUpOrder } = deps;
  const { listBookings, owners, readVoucher, store, tokens } = deps;

  async function load(number: string): Promise<HotelOrderRow> {
    const order = await store.find(database.db, number);
    if (!order) throw problem('hotel-order-not-found');
    return order;
  }

  async function withToken(order: HotelOrderRow, lang: Locale): Promise<HotelOrderWithToken> {
    return {
      order: await presentHotelOrder(deps, order, lang),
      accessToken: await tokens.sign(order.number, clock.now()),
    };
  }

  registerEndpoint(
    app,
    createHotelOrder,
    {
      problems: [
        'offer-expired',
        'sold-out',
        'supplier-unavailable',
        'price-changed',
        'hotel-not-booked',
      ],
      anonymous: true,
    },
    async ({ body, idempotency }, request) =>
      withToken(await createOrder(body, idempotency, await owners.asking(request)), body.lang),
  );

  registerEndpoint(
    app,
    lookUpHotelOrder,
    { problems: ['hotel-order-not-found'] },
    async ({ body: { lang, ...asked } }, request) =>
      withToken(await lookUpOrder({ ...asked, address: request.ip }), lang),
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

  registerEndpoint(
    app,
    getHotelVoucher,
    { problems: ['hotel-order-not-found', 'voucher-not-ready'], contentTypes: ['application/pdf'] },
    async ({ params: { number }, query }, request) => {
      await access.check(request, number);
      const pdf = await readVoucher(number, query.lang);
      if (!pdf || voucherOf(await load(number)) !== 'ready') throw problem('voucher-not-ready');
      const name = `karvon-${number}.pdf`;
      return new RawAnswer('application/pdf', pdf, download(name));
    },
  );

  registerEndpoint(
    app,
    getHotelCalendar,
    { problems: ['hotel-order-not-found'], contentTypes: ['text/calendar'] },
    async ({ params: { number }, query }, request) => {
      await access.check(request, number);
      const { renderStayCalendar } = await import('./access/calendar');
      const { brand } = deps.edition;
      const file = renderStayCalendar(await load(number), {
        lang: query.lang,
        brand,
        now: clock.now(),
      });
      return new RawAnswer('text/calendar; charset=utf-8', file, download(`karvon-${number}.ics`));
    },
  );

  void app.register(async (scope) => {
    // Before the handler: a replayed key must not open what the token does not.
    scope.addHook('preHandler', (request) =>
      access.check(request, (request.params as { number: string }).number),
    );
    registerEndpoint(
      scope,
      cancelHotelOrder,
      {
        problems: [
          'hotel-order-not-found',
          'order-not-cancellable',
          'cancel-penalty-changed',
          'payment-unavailable',
        ],
      },
      async ({ params: { number }, body }) => {
        await load(number);
        await cancelOrder(number, body.expectedPenalty);
        return presentHotelOrder(deps, await load(number), body.lang);
      },
    );
  });
}
