import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { OrderOwners } from '../orders/order-owners';
import { createLookupLimits } from '../orders/lookup-limits';
import { createOrderAccess, type OrderAccess } from '../orders/order-access';
import { createOrderTokens } from '../orders/order-token';
import type { HotelCatalogue } from '../hotel-search/catalogue';
import type { Messages } from '../messages/create';
import type { OrderMessages } from '../order-messages/create';
import type { PayableOrders } from '../payments/payable-orders';
import type { PaymentReader } from '../payments/payment-reader';
import { createAcceptBooking } from './book/accept-booking';
import { createAnswerRequest } from './book/answer-request';
import { createBeginCancellation } from './cancel/begin-cancellation';
import { createBookRoom } from './book/book-room';
import { createCancelOrder } from './cancel/cancel-order';
import { createCreateHotelOrder } from './book/create-order';
import { createDescribeHotelOrder } from './access/describe-order';
import { createFulfilOrder } from './fulfil/fulfil-order';
import { createListHotelBookings } from './access/list-bookings';
import { createLookUpHotelOrder } from './access/look-up-order';
import { createHotelDesk, type HotelDesk } from './fulfil/operator-desk';
import { createHotelOrderStore } from './store/order-store';
import { createPayableHotelOrders } from './fulfil/payable';
import { createReleaseRoom } from './cancel/release-room';
import { resumeHotelOrders } from './fulfil/resume-orders';
import { registerHotelOrderRoutes } from './routes';
import { createPrintVoucher } from './voucher/print-voucher';

export interface HotelOrders {
  access: OrderAccess;
  payable: PayableOrders;
  /** The calls and jobs that need payments; call it when they are there. */
  sell(payments: { closeAll(orderNumber: string): Promise<PaymentStatus[]> }): { desk: HotelDesk };
  /** Asks again for what a dead process left undone; call it once the job queue runs. */
  resume(): Promise<void>;
}

/** Hotel orders from the guest's choice of a room to the voucher, or to the money back. */
export function createHotelOrders(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: {
    catalogue: HotelCatalogue;
    payments: PaymentReader;
    messages: Messages;
    orderMessages: OrderMessages;
    owners: OrderOwners;
  },
): HotelOrders {
  const data = appDeps.personalData;
  const store = createHotelOrderStore({ ...appDeps, data });
  const tokens = createOrderTokens(appDeps.tokenSecret, appDeps.config.orderTokenHours, 'hotel');
  const { seller } = outside.catalogue;
  const { announce, serve } = outside.orderMessages;
  const deps = { ...appDeps, ...outside, announce, store, data, tokens, seller };
  serve('hotel', createDescribeHotelOrder(deps));
  outside.messages.serveDocuments('hotel-voucher', async (number, lang) => {
    const made = await deps.database.db
      .selectFrom('hotel_vouchers')
      .select('pdf')
      .where('order_number', '=', number)
      .where('lang', '=', lang)
      .executeTakeFirst();
    return made ? Buffer.from(made.pdf) : null;
  });
  const access = createOrderAccess({
    ...deps,
    ownerOf: (number) => store.find(deps.database.db, number),
    unknown: 'hotel-order-not-found',
  });
  const accept = createAcceptBooking(deps);
  const bookRoom = createBookRoom({ ...deps, accept });
  const beginCancellation = createBeginCancellation(deps);
  return {
    access,
    payable: createPayableHotelOrders(deps),
    sell(payments) {
      const closePayments = payments.closeAll;
      const { cancel, lapse } = createCancelOrder({ ...deps, beginCancellation, closePayments });
      const answerRequest = createAnswerRequest({ ...deps, accept, beginCancellation });
      const fulfilOrder = createFulfilOrder({ ...deps, beginCancellation });
      const printVoucher = createPrintVoucher(deps);
      const { release, settle } = createReleaseRoom(deps);
      registerHotelOrderRoutes(app, {
        ...deps,
        access,
        cancelOrder: cancel,
        createOrder: createCreateHotelOrder({ ...deps, bookRoom }),
        listBookings: createListHotelBookings(deps),
        lookUpOrder: createLookUpHotelOrder({ ...deps, limits: createLookupLimits(deps) }),
      });
      const { jobs } = deps;
      jobs.work('hotel-orders.reconcile', ({ orderNumber }) => bookRoom.reconcile(orderNumber));
      jobs.work('hotel-orders.poll', ({ orderNumber }) => answerRequest(orderNumber));
      jobs.work('hotel-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
      jobs.work('hotel-orders.fulfil', ({ orderNumber }, run) => fulfilOrder(orderNumber, run));
      jobs.work('hotel-orders.print', ({ orderNumber }) => printVoucher(orderNumber));
      jobs.work('hotel-orders.release', ({ orderNumber }, run) => release(orderNumber, run));
      return { desk: createHotelDesk({ ...deps, settle }) };
    },
    resume: () => resumeHotelOrders(deps),
  };
}
