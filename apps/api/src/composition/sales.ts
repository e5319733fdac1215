import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { onceListening } from '@karvon/platform/http/once-listening';
import {
  createAirOrderBook,
  createAirOrders,
  createTickets,
  discardTickets,
} from '@karvon/air-orders/create';
import type { AirOrderDesk } from '@karvon/air-orders';
import type { AirCatalogue } from '@karvon/air-catalogue';
import { createHotelOrderBook, createHotelOrders } from '../modules/hotel-orders/create';
import type { HotelDesk } from '../modules/hotel-orders/port';
import type { HotelCatalogue } from '@karvon/hotel-catalogue';
import { registerMessageSending } from '@karvon/messages/create';
import type { Messages } from '@karvon/messages';
import { createAnnounce, registerOrderMessages } from '@karvon/order-messages/create';
import type { BookingsOfAccount } from '@karvon/order-ground/erased-bookings';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import { resumePayments, type PaymentDesk } from '@karvon/payments';
import { createMethods, createPaymentReader, createPayments } from '@karvon/payments/create';
import { formDrafts, pointsLedger } from '@karvon/accounts';
import { storedNames } from './air-suppliers';
import { connectProviders } from './banks';
import { notifyOfTrouble } from './notify-of-trouble';

export interface SalesOutside {
  air: AirCatalogue;
  hotels: HotelCatalogue;
  messages: Messages;
  owners: OrderOwners;
}

export interface Sales {
  airDesk: AirOrderDesk;
  hotelDesk: HotelDesk;
  paymentDesk: PaymentDesk;
  /** The bookings of flights and of hotels. */
  bookings: readonly BookingsOfAccount[];
}

/**
 * Orders, their payments, documents and messages. The books of orders are made first: payments need them, and selling needs
 * payments.
 */
export function registerSales(
  app: FastifyInstance,
  deps: AppDeps,
  { air, hotels, messages, owners }: SalesOutside,
): Sales {
  const announce = createAnnounce(deps);
  const airBook = createAirOrderBook(deps, { announce, catalogue: air, owners, pointsLedger });
  const hotelBook = createHotelOrderBook(deps, { announce, owners });

  const providers = connectProviders(app, deps);
  const methodsOf = createMethods(deps.edition, providers);
  const { closeAll, desk: paymentDesk } = createPayments(app, deps, {
    access: { air: airBook.access, hotel: hotelBook.access },
    orders: { air: airBook.payable, hotel: hotelBook.payable },
    providers,
    methodsOf,
  });

  const payments = createPaymentReader(deps.database.db, methodsOf, providers);
  const airOrders = createAirOrders(app, deps, {
    announce,
    book: airBook,
    catalogue: air,
    closePayments: (number) => closeAll('air', number),
    discardTickets,
    forgetDraft: (userId) => formDrafts.forget(deps.database.db, userId, 'air'),
    storedNames,
    owners,
    pointsLedger,
    payments,
  });
  const hotelOrders = createHotelOrders(app, deps, {
    announce,
    book: hotelBook,
    catalogue: hotels,
    closePayments: (number) => closeAll('hotel', number),
    messages,
    owners,
    payments,
  });

  const tickets = createTickets(app, deps, { announce, book: airBook, catalogue: air });
  registerOrderMessages(deps, {
    messages,
    readers: { air: airBook.describe, hotel: hotelBook.describe },
  });
  registerMessageSending(app, deps, {
    'air-tickets': tickets.read,
    'hotel-voucher': hotelBook.readVoucher,
  });
  const resume = async () => {
    await airOrders.resume();
    await hotelOrders.resume();
    await resumePayments(deps);
  };
  onceListening(app, deps.logger, 'what stands still is looked for with the next sweep', resume);
  deps.jobs.work('jobs.sweep', async () => {
    await notifyOfTrouble(deps, paymentDesk);
    const revived = await deps.jobs.revive();
    if (revived > 0) deps.logger.warn({ revived }, 'dead jobs are tried again');
    await resume();
  });
  return {
    airDesk: airOrders.desk,
    hotelDesk: hotelOrders.desk,
    paymentDesk,
    bookings: [airOrders.bookings, hotelOrders.bookings],
  };
}
