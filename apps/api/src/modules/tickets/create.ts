import type { FastifyInstance } from 'fastify';
import { getAirCalendar, getAirTickets, type Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { RawResponse } from '@karvon/platform/http/raw-response';
import { registerEndpoint } from '@karvon/platform/http/route';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { stillFlown, type AirOrderBook } from '../air-orders/port';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { discardTickets } from './discard-tickets';
import { createTicketPrinting } from './make-tickets';
import { ticketContext } from './tables';

export { discardTickets };

/** The receipt of an order; null: it is not made yet. */
type ReadTickets = (orderNumber: string, lang: Locale) => Promise<Buffer | null>;

/** Serves receipts and calendar files of paid orders. */
export function createTickets(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: {
    announce: Announce;
    book: Omit<AirOrderBook, 'describe' | 'payable' | 'tokens'>;
    catalogue: AirCatalogue;
  },
): { read: ReadTickets } {
  const { clock, database, edition, jobs, personalData } = appDeps;
  const { announce, book, catalogue } = outside;
  const makeTickets = createTicketPrinting({
    ...appDeps,
    announce,
    catalogue,
    book,
  });
  const readPdf: ReadTickets = async (number, lang) => {
    const made = await database.db
      .selectFrom('air_tickets')
      .select('pdf')
      .where('order_number', '=', number)
      .where('lang', '=', lang)
      .executeTakeFirst();
    return made ? personalData.openBytes(Buffer.from(made.pdf), ticketContext(number, lang)) : null;
  };
  jobs.work('air-tickets.make', ({ orderNumber }) => makeTickets(orderNumber));

  const download = (name: string) => ({
    'content-disposition': `attachment; filename="${name}"`,
  });

  registerEndpoint(
    app,
    getAirTickets,
    { problems: ['order-not-found', 'tickets-not-ready'], contentTypes: ['application/pdf'] },
    async ({ params: { number }, query: { lang } }, request) => {
      await book.access.check(request, number);
      const pdf = await readPdf(number, lang);
      if (!pdf) throw problem('tickets-not-ready');
      return new RawResponse('application/pdf', pdf, download(`karvon-${number}-${lang}.pdf`));
    },
  );

  registerEndpoint(
    app,
    getAirCalendar,
    { problems: ['order-not-found'], contentTypes: ['text/calendar'] },
    async ({ params: { number }, query: { lang } }, request) => {
      await book.access.check(request, number);
      const order = await book.store.find(database.db, number);
      if (!order?.pnr) throw problem('order-not-found');
      const { parts, changes } = await book.sinceSold(number);
      const { length } = await book.store.passengers(database.db, number);
      const { slices } = stillFlown(order.sold, length, parts);
      const dictionary = catalogue.dictionary(slices, lang);
      const { renderCalendar } = await import('./calendar');
      const file = renderCalendar({
        orderNumber: number,
        pnr: order.pnr,
        version: changes,
        slices,
        dictionary,
        brand: edition.brand,
        lang,
        now: clock.now(),
      });
      return new RawResponse(
        'text/calendar; charset=utf-8',
        file,
        download(`karvon-${number}.ics`),
      );
    },
  );
  return { read: readPdf };
}
