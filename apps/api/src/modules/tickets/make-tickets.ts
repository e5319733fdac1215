import { dayAt } from '@karvon/calendar';
import { money } from '@karvon/money';
import { locales, type Locale, type Slice } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { phase } from '@karvon/platform/phase';
import type { AirCatalogue } from '@karvon/air-catalogue';
import {
  flownFare,
  returnedOf,
  stillFlown,
  type AirOrderBook,
  type OrderRow,
  type SinceSold,
  type StoredPassenger,
} from '../air-orders/port';
import type { Announce } from '@karvon/order-ground/notices/announce';
import { printedExtras } from './printed-extras';
import type { Receipt } from './receipt';
import { ticketContext } from './tables';

export interface MakeTicketsDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'drawPaper' | 'edition' | 'personalData'
> {
  announce: Announce;
  book: Pick<AirOrderBook, 'printed' | 'sinceSold' | 'store'>;
  catalogue: Pick<AirCatalogue, 'dictionary' | 'leaves'>;
}

/** Prints the receipts of an issued order in every language and stores them (phase F5). */
export function createTicketPrinting({
  clock,
  database: { db },
  drawPaper,
  edition,
  announce,
  book: { printed, sinceSold, store: orders },
  catalogue,
  personalData,
}: MakeTicketsDeps) {
  function receiptOf(
    order: OrderRow,
    passengers: readonly StoredPassenger[],
    { parts, extras, paidBeside }: SinceSold,
    lang: Locale,
  ): Receipt {
    const { fare, validatingCarrier } = order.sold;
    const { currency } = fare.price.total;
    const { slices } = stillFlown(order.sold, passengers.length, parts);
    const routeOf = ({ origin, destination }: Slice) => `${origin}–${destination}`;
    const flying = passengers
      .map((passenger, index) => ({
        passenger,
        returned: returnedOf(parts, index),
        bought: printedExtras(extras, index, order.sold),
      }))
      .filter(({ returned }) => returned.length < order.sold.slices.length);
    return {
      orderNumber: order.number,
      pnr: order.pnr!,
      issuedOn: dayAt(clock.now(), edition.support.utcOffsetMinutes),
      passengers: flying.map(({ passenger, returned, bought }) => ({
        type: passenger.type,
        surname: passenger.surname,
        name: passenger.name,
        ticketNumber: passenger.ticketNumber,
        extras: bought,
        without: returned
          .map((index) => order.sold.slices[index]!)
          .filter((slice) => slices.includes(slice))
          .map(routeOf),
      })),
      partReturned: parts.length > 0,
      paidBeside: {
        extras: money(paidBeside.extras, currency),
        exchanges: money(paidBeside.exchanges, currency),
      },
      slices,
      fare: flownFare(order.sold, slices),
      validatingCarrier,
      dictionary: catalogue.dictionary(slices, lang),
      english: catalogue.dictionary(slices, 'en'),
      abroad: catalogue.leaves(edition.defaultCitizenship, slices),
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
    const since = await sinceSold(number);
    const remakes = since.parts.length + since.changes;
    const pdfs = await Promise.all(
      locales.map(async (lang) => ({
        lang,
        pdf: personalData.sealBytes(
          await drawPaper('air-receipt', receiptOf(order, passengers, since, lang)),
          ticketContext(number, lang),
        ),
      })),
    );
    await db.transaction().execute(async (tx) => {
      if (!(await orders.setTickets(tx, number, 'ready'))) return;
      const made_at = clock.now();
      await tx
        .insertInto('air_tickets')
        .values(pdfs.map(({ lang, pdf }) => ({ order_number: number, lang, pdf, made_at })))
        .execute();
      const remade = remakes > 0 && { occasion: String(remakes) };
      await announce(tx, { kind: 'air', number, ...remade }, 'ready');
      await printed(tx, number);
    });
    phase('F5');
  };
}
