import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { HotelCatalogue } from '@karvon/hotel-catalogue';
import type { Messages } from '@karvon/messages';
import type { Announce } from '@karvon/order-ground/notices/announce';
import type { BookingsOfAccount } from '@karvon/order-ground/erased-bookings';
import { createBookingLimits } from '@karvon/order-ground/booking-limits';
import { createLookupLimits } from '@karvon/order-ground/lookup-limits';
import { createOrderAccess } from '@karvon/order-ground/order-access';
import type { OrderOwners } from '@karvon/order-ground/order-owners';
import { createOrderTokens } from '@karvon/order-ground/order-token';
import type { PaymentReader } from '@karvon/payments';
import { createHotelOrderNotice } from './access/describe-order';
import { createGuestErasure } from './access/erase-persons';
import { createHotelOrderFinder } from './access/find-for-operator';
import { createHotelBookingList } from './access/list-bookings';
import { createHotelOrderLookup } from './access/look-up-order';
import { createBookingAcceptance } from './book/accept-booking';
import { createRequestAnswer } from './book/answer-request';
import { createRoomReservation } from './book/book-room';
import { createHotelBooking } from './book/create-order';
import { createCancellationStart } from './cancel/begin-cancellation';
import { createOrderCancellation } from './cancel/cancel-order';
import { createRoomRelease } from './cancel/release-room';
import { createChangeFulfilment } from './changes/carry-out-change';
import { createStayChangeDesk } from './changes/change-desk';
import { createChangeRequest } from './changes/request-change';
import { createStayDatesOffer } from './dates/offer-dates';
import { createReplacedRelease, createStayReplacement } from './dates/replace-order';
import { createHotelFulfilment } from './fulfil/fulfil-order';
import { createLookAtOrder } from './fulfil/look-at-order';
import { createHotelOrderActs } from './fulfil/operator-desk';
import { createPayableHotelOrders } from './fulfil/payable';
import { resumeHotelOrders } from './fulfil/resume-orders';
import { createStandingHotelOrders } from './fulfil/standing-orders';
import type { HotelDesk, HotelOrderBook } from './port';
import { registerHotelOrderRoutes } from './routes';
import { createHotelOrderStore } from './store/order-store';
import { createVoucherPrinting } from './voucher/print-voucher';
import { createVoucherReader } from './voucher/read-voucher';

export interface HotelOrderBookOutside {
  announce: Announce;
  owners: OrderOwners;
}

/** The book of hotel orders, which payments and messages read. */
export function createHotelOrderBook(
  appDeps: AppDeps,
  outside: HotelOrderBookOutside,
): HotelOrderBook {
  const { config, database, personalData: data, tokenSecrets } = appDeps;
  const store = createHotelOrderStore({ ...appDeps, data });
  const tokens = createOrderTokens(tokenSecrets, config.orderTokenHours, 'hotel');
  const deps = { ...appDeps, ...outside, store, tokens };
  return {
    access: createOrderAccess({
      ...deps,
      ownerOf: (number) => store.find(database.db, number),
      unknown: 'hotel-order-not-found',
    }),
    describe: createHotelOrderNotice(deps),
    payable: createPayableHotelOrders({ ...deps, ...createCancellationStart(deps) }),
    readVoucher: createVoucherReader(database.db, data),
    store,
    tokens,
  };
}

export interface HotelOrdersOutside extends HotelOrderBookOutside {
  book: HotelOrderBook;
  catalogue: HotelCatalogue;
  /** Closes the open payments of an order at the bank. */
  closePayments: (orderNumber: string) => Promise<PaymentStatus[]>;
  messages: Messages;
  payments: PaymentReader;
}

export interface HotelOrders {
  bookings: BookingsOfAccount;
  desk: HotelDesk;
  /** Adds the jobs that a dead process did not add; call it once the job queue runs. */
  resume(): Promise<void>;
}

/** The calls and jobs of hotel orders, from the choice of a room to the voucher, or to the money back. */
export function createHotelOrders(
  app: FastifyInstance,
  appDeps: AppDeps,
  { book, ...outside }: HotelOrdersOutside,
): HotelOrders {
  const { jobs, personalData: data } = appDeps;
  const { seller } = outside.catalogue;
  const deps = { ...appDeps, ...outside, ...book, data, seller };
  const accept = createBookingAcceptance(deps);
  const reservation = createRoomReservation({ ...deps, accept });
  const start = createCancellationStart(deps);
  const { beginCancellation } = start;
  const { cancel, lapse } = createOrderCancellation({ ...deps, ...start });
  const answerRequest = createRequestAnswer({ ...deps, accept, beginCancellation });
  const fulfilOrder = createHotelFulfilment({
    ...deps,
    beginCancellation,
    releaseReplaced: createReplacedRelease({ ...deps, beginCancellation }),
  });
  const printVoucher = createVoucherPrinting(deps);
  const { release, settle } = createRoomRelease(deps);
  const fulfilment = createChangeFulfilment(deps);
  const look = createLookAtOrder({ ...deps, answerRequest, fulfilment });
  const createOrder = createHotelBooking({
    ...deps,
    reservation,
    limits: createBookingLimits(deps),
  });
  registerHotelOrderRoutes(app, {
    ...deps,
    cancelOrder: cancel,
    requestChange: createChangeRequest(deps),
    createOrder,
    offerDates: createStayDatesOffer(deps),
    replaceStay: createStayReplacement({ ...deps, createOrder }),
    listBookings: createHotelBookingList(deps),
    lookUpOrder: createHotelOrderLookup({ ...deps, limits: createLookupLimits(deps) }),
  });
  jobs.work('hotel-orders.reconcile', ({ orderNumber }) => reservation.reconcile(orderNumber));
  jobs.work('hotel-orders.poll', ({ orderNumber }) => answerRequest(orderNumber));
  jobs.work('hotel-orders.look', ({ orderNumber }) => look(orderNumber));
  jobs.work('hotel-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
  jobs.work('hotel-orders.fulfil', ({ orderNumber }, run) => fulfilOrder(orderNumber, run));
  jobs.work('hotel-orders.print', ({ orderNumber }) => printVoucher(orderNumber));
  jobs.work('hotel-orders.change', ({ changeId }, run) => fulfilment.carryOut(changeId, run));
  jobs.work('hotel-orders.release', ({ orderNumber }, run) => release(orderNumber, run));
  return {
    bookings: createGuestErasure(deps),
    desk: {
      changes: createStayChangeDesk({ ...deps, fulfilment }),
      ...createHotelOrderActs({ ...deps, beginCancellation, cancel, settle }),
      find: createHotelOrderFinder(deps),
      standing: createStandingHotelOrders(deps),
    },
    resume: () => resumeHotelOrders(deps),
  };
}
