import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { localTime } from '@karvon/platform/local-time';
import { createMemberDesk } from '@karvon/accounts';
import type { AirOrderDesk } from '@karvon/air-orders';
import type { HotelDesk } from '../hotel-orders/port';
import type { HotelListDesk } from '@karvon/hotel-catalogue';
import type { JournalStore, CallbackStore } from '@karvon/site';
import type { PaymentDesk } from '@karvon/payments';
import { registerClaims } from './claim-routes';
import { registerExchanges } from './exchanges/routes';
import { registerExtras } from './extras/routes';
import { createDesk } from './desk';
import { closeCallback, listCallbacks, tailJournal } from './endpoints';
import { registerErasures } from './erasures/routes';
import { registerKeys } from './key-routes';
import { registerHotelLists } from './hotels/routes';
import { registerMoney } from './money/routes';
import { registerOperators } from './operator-routes';
import { createOperators } from './operators';
import { registerOrderActs } from './orders/act-routes';
import { registerOrderLookups } from './orders/routes';
import { registerStayChanges } from './stays/routes';
import { registerUsers } from './users/routes';

export interface OpsOutside {
  airDesk: AirOrderDesk;
  callbacks: CallbackStore;
  hotelDesk: HotelDesk;
  hotelLists: HotelListDesk;
  journal: JournalStore;
  paymentDesk: PaymentDesk;
}

/** The operators' part of the API. Without a valid token its addresses answer 404. */
export function createOps(app: FastifyInstance, deps: AppDeps, outside: OpsOutside): void {
  const { clock, database, edition } = deps;
  const { airDesk, callbacks, hotelDesk, journal, paymentDesk } = outside;
  const operators = createOperators(deps);
  const desk = createDesk(app, operators);
  const { serve } = desk;
  const local = (moment: Date) => localTime(moment, edition.support.utcOffsetMinutes);

  app.get('/v1/ops/openapi.json', { schema: { hide: true } }, async (request) => {
    await desk.admit(request, 'viewer');
    return app.operatorsSwagger();
  });

  serve(listCallbacks, {
    async respond({ query }) {
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
    },
  });

  serve(closeCallback, {
    role: 'operator',
    respond: async ({ params }) => ({
      closed: await callbacks.setDone(database.db, params.id, clock.now()),
    }),
  });

  serve(tailJournal, {
    async respond({ query }) {
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
    },
  });

  registerClaims(desk, airDesk.claims, local);
  registerExchanges(desk, airDesk.exchanges, local);
  registerExtras(desk, airDesk.extras, local);
  registerStayChanges(desk, hotelDesk.changes, local);
  registerOrderLookups(desk, { ...deps, find: [airDesk.find, hotelDesk.find], local });
  registerOrderActs(desk, { ...deps, air: airDesk, hotel: hotelDesk, local });
  registerKeys(desk, deps.keys, local);
  registerHotelLists(desk, outside.hotelLists);
  registerMoney(desk, paymentDesk, { local, utcOffsetMinutes: edition.support.utcOffsetMinutes });
  registerErasures(desk, { ...deps, local });
  registerUsers(desk, createMemberDesk(deps), { ...deps, local });
  registerOperators(desk, operators, local);
}
