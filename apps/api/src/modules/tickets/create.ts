import type { FastifyInstance } from 'fastify';
import { getAirCalendar, getAirTickets } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { problem } from '../../http/problem';
import { RawAnswer } from '../../http/raw-answer';
import { registerEndpoint } from '../../http/route';
import type { AirCatalogue } from '../air-search/catalogue';
import type { AirOrders } from '../air-orders/create';
import { renderCalendar } from './calendar';
import { createMakeTickets } from './make-tickets';

/** Receipts and calendar files of paid orders. */
export function createTickets(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: { catalogue: AirCatalogue; airOrders: AirOrders },
): void {
  const { clock, database, edition, jobs } = appDeps;
  const { catalogue, airOrders } = outside;
  const makeTickets = createMakeTickets({ ...appDeps, catalogue, orders: airOrders.store });
  jobs.work('air-tickets.make', ({ orderNumber }) => makeTickets(orderNumber));

  const download = (name: string) => ({
    'content-disposition': `attachment; filename="${name}"`,
  });

  registerEndpoint(app, getAirTickets, async ({ params: { number }, query: { lang } }, request) => {
    await airOrders.access.check(request, number);
    const made = await database.db
      .selectFrom('air_tickets')
      .select('pdf')
      .where('order_number', '=', number)
      .where('lang', '=', lang)
      .executeTakeFirst();
    if (!made) throw problem('tickets-not-ready');
    return new RawAnswer(
      'application/pdf',
      Buffer.from(made.pdf),
      download(`karvon-${number}.pdf`),
    );
  });

  registerEndpoint(
    app,
    getAirCalendar,
    async ({ params: { number }, query: { lang } }, request) => {
      await airOrders.access.check(request, number);
      const order = await airOrders.store.find(database.db, number);
      if (!order?.pnr) throw problem('order-not-found');
      const { slices } = order.sold;
      const dictionary = catalogue.dictionary(slices, lang);
      const file = renderCalendar({
        orderNumber: number,
        pnr: order.pnr,
        slices,
        dictionary,
        brand: edition.brand,
        lang,
        now: clock.now(),
      });
      return new RawAnswer('text/calendar; charset=utf-8', file, download(`karvon-${number}.ics`));
    },
  );
}
