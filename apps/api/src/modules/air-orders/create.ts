import type { FastifyInstance } from 'fastify';
import type { PaymentStatus } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { OrderOwners } from '../orders/order-owners';
import type { AirCatalogue } from '../air-search/catalogue';
import type { OrderMessages } from '../order-messages/create';
import type { PayableOrders } from '../payments/payable-orders';
import type { PaymentReader } from '../payments/payment-reader';
import { backfillOwners } from './access/backfill-owners';
import { createCreateOrder } from './book/create-order';
import { createDescribeOrder } from './access/describe-order';
import { createHoldSeats } from './book/hold-seats';
import { createIssueTickets } from './fulfil/issue-tickets';
import { createLapseOrder } from './cancel/lapse-order';
import { createListBookings } from './access/list-bookings';
import { createLookUpOrder } from './access/look-up-order';
import { createLookupLimits } from '../orders/lookup-limits';
import { createOrderAccess, type OrderAccess } from '../orders/order-access';
import { createOrderStore, type OrderStore } from './store/order-store';
import { createOrderTokens } from '../orders/order-token';
import { createPayableAirOrders } from './fulfil/payable';
import type { RefundClaims } from './refunds/claims';
import { createRefundDocuments } from './refunds/documents/refund-documents';
import { createRefunds } from './refunds/create';
import { resumeOrders } from './fulfil/resume-orders';
import { registerAirOrderRoutes } from './routes';

export interface AirOrders {
  access: OrderAccess;
  payable: PayableOrders;
  store: OrderStore;
  /** The calls and jobs that need payments; call it when they are there. */
  sell(payments: { closeAll(orderNumber: string): Promise<PaymentStatus[]> }): {
    claims: RefundClaims;
  };
  /** Asks again for what a dead process left undone; call it once the job queue runs. */
  resume(): Promise<void>;
}

export function createAirOrders(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: {
    catalogue: AirCatalogue;
    orderMessages: OrderMessages;
    owners: OrderOwners;
    payments: PaymentReader;
  },
): AirOrders {
  const data = appDeps.personalData;
  const store = createOrderStore(data);
  const tokens = createOrderTokens(appDeps.tokenSecret, appDeps.config.orderTokenHours);
  const deps = {
    ...appDeps,
    ...outside,
    announce: outside.orderMessages.announce,
    store,
    data,
    tokens,
    documents: createRefundDocuments(appDeps, data),
    supplier: outside.catalogue.supplier,
  };
  const access = createOrderAccess({
    ...deps,
    ownerOf: (number) => store.find(deps.database.db, number),
  });
  outside.orderMessages.serve('air', createDescribeOrder(deps));
  const holdSeats = createHoldSeats(deps);
  const createOrder = createCreateOrder({ ...deps, holdSeats });
  const lookUpOrder = createLookUpOrder({ ...deps, limits: createLookupLimits(deps) });
  return {
    access,
    store,
    payable: createPayableAirOrders(deps),
    sell(payments) {
      const { cancel, lapse, release } = createLapseOrder({
        ...deps,
        closePayments: payments.closeAll,
      });
      const refunds = createRefunds(app, appDeps, { ...deps, access });
      const issueTickets = createIssueTickets({ ...deps, ...refunds });
      registerAirOrderRoutes(app, {
        ...deps,
        access,
        cancelOrder: cancel,
        confirmRefund: refunds.confirm,
        createOrder,
        listBookings: createListBookings(deps),
        lookUpOrder,
      });
      deps.jobs.work('air-orders.reconcile', ({ orderNumber }) => holdSeats.reconcile(orderNumber));
      deps.jobs.work('air-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
      deps.jobs.work('air-orders.release', ({ orderNumber }) => release(orderNumber));
      deps.jobs.work('air-orders.issue', ({ orderNumber }, run) => issueTickets(orderNumber, run));
      return { claims: refunds.claims };
    },
    async resume() {
      await resumeOrders(deps);
      await backfillOwners(deps);
    },
  };
}
