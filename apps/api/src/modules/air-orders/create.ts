import type { FastifyInstance } from 'fastify';
import type { StoredNames } from '@karvon/air-supply/stored-names';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import type { AirCatalogue } from '@karvon/air-catalogue';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { BookingsOfAccount } from '@karvon/order-ground/erased-bookings';
import { createBookingLimits } from '@karvon/order-ground/booking-limits';
import { createLookupLimits } from '@karvon/order-ground/lookup-limits';
import { createOrderAccess } from '@karvon/order-ground/order-access';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import type { OrderPoints } from '@karvon/order-ground/order-points';
import { createOrderTokens } from '@karvon/order-ground/order-token';
import type { PaymentReader } from '@karvon/payments';
import { backfillOwners } from './access/backfill-owners';
import { createAirOrderNotice } from './access/describe-order';
import { createPersonErasure } from './access/erase-persons';
import { createOrderFinder } from './access/find-for-operator';
import { createBookingList } from './access/list-bookings';
import { createOrderLookup } from './access/look-up-order';
import { readSinceSold } from './access/since-sold';
import { createBooking } from './book/create-order';
import { createSeatHold } from './book/hold-seats';
import { createUnpaidCancellation } from './cancel/cancel-unpaid';
import { createOrderLapse } from './cancel/lapse-order';
import { createChangeAcceptance, createChangeApplication } from './changes/accept-change';
import { createChangeWatch } from './changes/look-for-changes';
import { createExchanges } from './exchanges/create';
import { startPurchase } from './extras/buy-extras';
import { createExtras } from './extras/create';
import { createTicketIssue } from './fulfil/issue-tickets';
import { createPayableAirOrders } from './fulfil/payable';
import { createTicketKeeping } from './fulfil/keep-tickets';
import { createAirOrderActs } from './fulfil/operator-desk';
import { resumeOrders } from './fulfil/resume-orders';
import type { ClosePayments } from './payment/while-nobody-pays';
import { createStandingAirOrders } from './fulfil/standing-orders';
import type { AirOrderBook, AirOrderDesk } from './port';
import { createRefunds } from './refunds/create';
import { createRefundDocuments } from './refunds/documents/refund-documents';
import { registerAirOrderRoutes } from './routes';
import { createOrderStore } from './store/order-store';

export interface AirOrderBookOutside {
  announce: Announce;
  catalogue: AirCatalogue;
  owners: OrderOwners;
  pointsLedger: OrderPoints;
}

/** Reads and changes air orders for payments, messages and tickets. */
export function createAirOrderBook(appDeps: AppDeps, outside: AirOrderBookOutside): AirOrderBook {
  const { config, database, jobs, personalData, tokenSecrets } = appDeps;
  const store = createOrderStore(personalData);
  const tokens = createOrderTokens(tokenSecrets, config.orderTokenHours);
  const deps = { ...appDeps, ...outside, store, tokens };
  return {
    access: createOrderAccess({ ...deps, ownerOf: (number) => store.find(database.db, number) }),
    describe: createAirOrderNotice(deps),
    payable: createPayableAirOrders({ ...deps, ...createUnpaidCancellation(deps) }),
    printed: (tx, number) => startPurchase(tx, jobs, number),
    sinceSold: (number) => readSinceSold(database.db, number),
    store,
    tokens,
  };
}

export interface AirOrdersOutside extends AirOrderBookOutside {
  book: AirOrderBook;
  closePayments: ClosePayments;
  /** Deletes what a user has typed into the form of passengers. */
  forgetDraft: (userId: string) => Promise<unknown>;
  /** Deletes the receipts of an order. */
  discardTickets: (tx: Tx, orderNumber: string) => Promise<number>;
  payments: PaymentReader;
  /** The tables in which adapters store passengers' names. */
  storedNames: readonly StoredNames[];
}

export interface AirOrders {
  bookings: BookingsOfAccount;
  desk: AirOrderDesk;
  /** Adds the jobs that a process did not add before it died; call it once the job queue runs. */
  resume(): Promise<void>;
}

/** The calls and jobs of air orders, from the choice of a fare to the ticket or the refund. */
export function createAirOrders(
  app: FastifyInstance,
  appDeps: AppDeps,
  { book, ...outside }: AirOrdersOutside,
): AirOrders {
  const { jobs, personalData: data } = appDeps;
  const deps = {
    ...appDeps,
    ...outside,
    ...book,
    data,
    documents: createRefundDocuments(appDeps, data),
    supplier: outside.catalogue.supplier,
  };
  const seatHold = createSeatHold(deps);
  const { cancel, lapse, release } = createOrderLapse({
    ...deps,
    ...createUnpaidCancellation(deps),
  });
  const refunds = createRefunds(app, appDeps, deps);
  const exchanges = createExchanges(app, appDeps, deps);
  const extras = createExtras(app, appDeps, deps);
  const { keep, noteTickets } = createTicketKeeping({ ...deps, ...extras });
  const issueTickets = createTicketIssue({ ...deps, ...refunds, keep });
  const apply = createChangeApplication(deps);
  const changes = createChangeWatch({ ...deps, apply });
  registerAirOrderRoutes(app, {
    ...deps,
    acceptChange: createChangeAcceptance({ ...deps, apply }),
    cancelOrder: cancel,
    chooseExtras: extras.choose,
    confirmExchange: exchanges.confirm,
    confirmRefund: refunds.confirm,
    createOrder: createBooking({ ...deps, ...extras, seatHold, limits: createBookingLimits(deps) }),
    listBookings: createBookingList(deps),
    lookUpOrder: createOrderLookup({ ...deps, limits: createLookupLimits(deps) }),
    withdrawExchange: exchanges.withdraw,
  });
  jobs.work('air-orders.reconcile', ({ orderNumber }) => seatHold.reconcile(orderNumber));
  jobs.work('air-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
  jobs.work('air-orders.release', ({ orderNumber }) => release(orderNumber));
  jobs.work('air-orders.watch', () => changes.watch());
  jobs.work('air-orders.look', ({ orderNumber }) => changes.look(orderNumber));
  jobs.work('air-orders.issue', ({ orderNumber }, run) => issueTickets(orderNumber, run));
  return {
    bookings: createPersonErasure(deps),
    desk: {
      ...createAirOrderActs({ ...deps, ...refunds, ...refunds.claims, cancel }),
      claims: refunds.claims,
      exchanges: exchanges.desk,
      extras: extras.desk,
      find: createOrderFinder(deps),
      noteTickets,
      standing: createStandingAirOrders(deps),
    },
    async resume() {
      await resumeOrders(deps);
      await backfillOwners(deps);
    },
  };
}
