import { dayAt } from '@karvon/calendar';
import { locales, type Locale } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import { phase } from '../../phase';
import type { AirCatalogue } from '../air-search/catalogue';
import type { OrderRow, OrderStore, StoredPassenger } from '../air-orders/order-store';
import { renderReceipt } from './pdf/render-receipt';
import type { Receipt } from './receipt';

export interface MakeTicketsDeps extends Pick<AppDeps, 'clock' | 'database' | 'edition'> {
  catalogue: Pick<AirCatalogue, 'dictionary'>;
  orders: OrderStore;
}

/** Draws the receipts of an issued order in every language and keeps them (phase F5). */
export function createMakeTickets({
  clock,
  database: { db },
  edition,
  catalogue,
  orders,
}: MakeTicketsDeps) {
  function receiptOf(order: OrderRow, passengers: StoredPassenger[], lang: Locale): Receipt {
    const { slices, fare, validatingCarrier } = order.sold;
    return {
      orderNumber: order.number,
      pnr: order.pnr!,
      issuedOn: dayAt(clock.now(), edition.support.utcOffsetMinutes),
      passengers: passengers.map(({ type, surname, name, ticketNumber }) => ({
        type,
        surname,
        name,
        ticketNumber: ticketNumber!,
      })),
      slices,
      fare,
      validatingCarrier,
      dictionary: catalogue.dictionary(slices, lang),
      agency: {
        brand: edition.brand,
        legalName: edition.legalName[lang],
        phones: edition.phones.map(({ label }) => label),
        email: edition.email,
      },
      lang,
    };
  }

  return async function makeTickets(number: string): Promise<void> {
    const order = await orders.find(db, number);
    if (order?.supply !== 'issued' || order.tickets !== 'generating') return;
    const passengers = await orders.passengers(db, number);
    const pdfs = await Promise.all(
      locales.map(async (lang) => ({
        lang,
        pdf: await renderReceipt(receiptOf(order, passengers, lang)),
      })),
    );
    await db.transaction().execute(async (tx) => {
      if (!(await orders.setTickets(tx, number, 'ready'))) return;
      const made_at = clock.now();
      await tx
        .insertInto('air_tickets')
        .values(pdfs.map(({ lang, pdf }) => ({ order_number: number, lang, pdf, made_at })))
        .execute();
    });
    phase('F5');
  };
}
