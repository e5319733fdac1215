import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import { registerEndpoint } from '../../http/route';
import { localTime } from '../../local-time';
import type { AirOrderDesk } from '../air-orders/port';
import type { HotelDesk } from '../hotel-orders/port';
import type { JournalStore } from '../journal/port';
import type { CallbackStore } from '../support/port';
import { registerClaims } from './claim-routes';
import {
  closeCallback,
  decideHotelCancellation,
  listCallbacks,
  listStuckHotelOrders,
  listStuckOrders,
  operatorTokenHeader,
  tailJournal,
} from './endpoints';

export interface OpsOutside {
  airDesk: AirOrderDesk;
  callbacks: CallbackStore;
  hotelDesk: HotelDesk;
  journal: JournalStore;
}

/** Without the right token the address does not exist. */
const behindToken = { problems: ['route-not-found'] } as const;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What operators see and close. Without the right token these addresses do not exist. */
export function createOps(app: FastifyInstance, deps: AppDeps, outside: OpsOutside): void {
  const { clock, database, edition, operatorToken } = deps;
  const { airDesk, callbacks, hotelDesk, journal } = outside;
  const { claims } = airDesk;
  const expected = digest(operatorToken);
  const local = (moment: Date) => localTime(moment, edition.support.utcOffsetMinutes);

  function checkOperator({ headers }: FastifyRequest): void {
    const given = headers[operatorTokenHeader];
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected))
      throw problem('route-not-found');
  }

  app.get('/v1/ops/openapi.json', { schema: { hide: true } }, (request) => {
    checkOperator(request);
    return app.operatorsSwagger();
  });

  registerEndpoint(app, listCallbacks, behindToken, async ({ query }, request) => {
    checkOperator(request);
    const rows = await callbacks.waiting(database.db, query.count);
    return {
      callbacks: rows.map((row) => ({
        id: row.id,
        caller: callbacks.caller(row) ?? null,
        topic: row.topic,
        lang: row.lang,
        page: row.page_path,
        orderNumber: row.order_number,
        callBy: local(row.call_by),
        createdAt: local(row.created_at),
      })),
    };
  });

  registerEndpoint(app, closeCallback, behindToken, async ({ params }, request) => {
    checkOperator(request);
    return { closed: await callbacks.setDone(database.db, params.id, clock.now()) };
  });

  registerEndpoint(app, listStuckOrders, behindToken, async ({ query }, request) => {
    checkOperator(request);
    const orders = await airDesk.stuck(query.count);
    return { orders: orders.map((order) => ({ ...order, since: local(order.since) })) };
  });

  registerClaims(app, claims, { behindToken, checkOperator, local });

  registerEndpoint(app, listStuckHotelOrders, behindToken, async ({ query }, request) => {
    checkOperator(request);
    const orders = await hotelDesk.stuck(query.count);
    return { orders: orders.map((order) => ({ ...order, since: local(order.since) })) };
  });

  registerEndpoint(app, decideHotelCancellation, behindToken, async ({ params }, request) => {
    checkOperator(request);
    return { decided: await hotelDesk.decide(params.number, params.decision) };
  });

  registerEndpoint(app, tailJournal, behindToken, async ({ query }, request) => {
    checkOperator(request);
    const rows = await journal.tail(query.count);
    return {
      entries: rows.map(({ at, agent, level, product, text, context }) => ({
        at: local(at),
        agent,
        level,
        product,
        text,
        context,
      })),
    };
  });
}
