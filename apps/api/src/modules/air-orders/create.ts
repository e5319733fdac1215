import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import type { AirCatalogue } from '../air-search/catalogue';
import type { PayableOrders } from '../payments/payable-orders';
import type { PaymentReader } from '../payments/payment-reader';
import { createCreateOrder } from './create-order';
import { createHoldSeats } from './hold-seats';
import { createIssueTickets } from './issue-tickets';
import { createLapseOrder } from './lapse-order';
import { createLookUpOrder } from './look-up-order';
import { createLookupLimits } from './lookup-limits';
import { createOrderAccess, type OrderAccess } from './order-access';
import { createOrderStore, type OrderStore } from './order-store';
import { createOrderTokens } from './order-token';
import { createPayableAirOrders } from './payable';
import { resumeOrders } from './resume-orders';
import { registerAirOrderRoutes } from './routes';

export interface AirOrders {
  access: OrderAccess;
  payable: PayableOrders;
  store: OrderStore;
  /** Takes up the jobs of orders; call it when payments are there. */
  work(payments: { closeAll(orderNumber: string): Promise<void> }): void;
  /** Asks again for what a dead process left undone; call it once the job queue runs. */
  resume(): Promise<void>;
}

export function createAirOrders(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: { catalogue: AirCatalogue; payments: PaymentReader },
): AirOrders {
  const data = appDeps.personalData;
  const store = createOrderStore(data);
  const tokens = createOrderTokens(appDeps.tokenSecret, appDeps.config.orderTokenHours);
  const deps = {
    ...appDeps,
    ...outside,
    store,
    data,
    tokens,
    supplier: outside.catalogue.supplier,
  };
  const access = createOrderAccess(deps);
  const holdSeats = createHoldSeats(deps);
  const createOrder = createCreateOrder({ ...deps, holdSeats });
  const lookUpOrder = createLookUpOrder({ ...deps, limits: createLookupLimits(deps) });
  registerAirOrderRoutes(app, { ...deps, access, createOrder, lookUpOrder });
  return {
    access,
    store,
    payable: createPayableAirOrders(deps),
    work(payments) {
      const { lapse, release } = createLapseOrder({ ...deps, closePayments: payments.closeAll });
      const issueTickets = createIssueTickets(deps);
      deps.jobs.work('air-orders.reconcile', ({ orderNumber }) => holdSeats.reconcile(orderNumber));
      deps.jobs.work('air-orders.lapse', ({ orderNumber }) => lapse(orderNumber));
      deps.jobs.work('air-orders.release', ({ orderNumber }) => release(orderNumber));
      deps.jobs.work('air-orders.issue', ({ orderNumber }, run) => issueTickets(orderNumber, run));
    },
    resume: () => resumeOrders(deps),
  };
}
