import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { HotelCatalogue } from '../hotel-search/port';
import type { Messages } from '../messages/port';
import type { Announce } from '../order-messages/port';
import { createLookupLimits } from '../orders/lookup-limits';
import { createOrderAccess } from '../orders/order-access';
import type { OrderOwners } from '../orders/order-owners';
import { createOrderTokens } from '../orders/order-token';
import type { PaymentReader } from '../payments/port';
import { createDescribeHotelOrder } from './access/describe-order';
import { createListHotelBookings } from './access/list-bookings';
import { createLookUpHotelOrder } from './access/look-up-order';
import { createAcceptBooking } from './book/accept-booking';
import { createAnswerRequest } from './book/answer-request';
import { createBookRoom } from './book/book-room';
import { createCreateHotelOrder } from './book/create-order';
import { createBeginCancellation } from './cancel/begin-cancellation';
import { createCancelOrder } from './cancel/cancel-order';
import { createReleaseRoom } from './cancel/release-room';
import { createFulfilOrder } from './fulfil/fulfil-order';
import { createHotelDesk } from './fulfil/operator-desk';
import { createPayableHotelOrders } from './fulfil/payable';
import { resumeHotelOrders } from './fulfil/resume-orders';
import type { HotelDesk, HotelOrderBook } from './port';
import { registerHotelOrderRoutes } from './routes';
import { createHotelOrderStore } from './store/order-store';
import { createPrintVoucher } from './voucher/print-voucher';
import { createVoucherReader } from './voucher/read-voucher';

export interface HotelOrderBookOutside {
  announce: Announce;
  owners: OrderOwners;
}

/** Hotel orders as they are written down: what payments and messages stand on. */
export function createHotelOrderBook(
  appDeps: AppDeps,
  outside: HotelOrderBookOutside,
): HotelOrderBook {
  const { config, database, personalData: data, tokenSecret } = appDeps;
  const store = createHotelOrderStore({ ...appDeps, data });
  const tokens = createOrderTokens(tokenSecret, config.orderTokenHours, 'hotel');
  const deps = { ...appDeps, ...outside, store, tokens };
  return {
    access: createOrderAccess({
      ...deps,
      ownerOf: (number) => store.find(database.db, number),
      unknown: 'hotel-order-not-found',
    }),
    describe: createDescribeHotelOrder(deps),
    payable: createPayableHotelOrders(deps),
    readVoucher: createVoucherReader(database.db),
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
  desk: HotelDesk;
  /** Asks again for what a dead process left undone; call it once the job queue runs. */
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
  const accept = createAcceptBooking(deps);
  const bookRoom = createBookRoom({ ...deps, accept });
  const beginCancellation = createBeginCancellation(deps);
  const { cancel, lapse } = createCancelOrder({ ...deps, beginCancellation });
  const answerRequest = createAnswerRequest({ ...deps, accept, beginCancellation });
  const fulfilOrder = createFulfilOrder({ ...deps, beginCancellation });
  const printVoucher = createPrintVoucher(deps);
  const { release, settle } = createReleaseRoom(deps);
  registerHotelOrderRoutes(app, {
    ...deps,
    cancelOrder: cancel,
    createOrder: createCreateHotelOrder({ ...deps, bookRoom }),
    listBookings: createListHotelBookings(deps),
    lookUpOrder: createLookUpHotelOrder({ ...deps, limits: createLookupLimits(deps) }),
  });
  jobs.work('hotel-orders.reconcile', ({ orderNumber }) => bookRoom.reconcile(orderNumber));
  jobs.work('hotel-orders.poll', ({ orderNumber }) => answerRequest(orderNumber));
  jobs.work('hotel-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
  jobs.work('hotel-orders.fulfil', ({ orderNumber }, run) => fulfilOrder(orderNumber, run));
  jobs.work('hotel-orders.print', ({ orderNumber }) => printVoucher(orderNumber));
  jobs.work('hotel-orders.release', ({ orderNumber }, run) => release(orderNumber, run));
  return {
    desk: createHotelDesk({ ...deps, settle }),
    resume: () => resumeHotelOrders(deps),
  };
}
