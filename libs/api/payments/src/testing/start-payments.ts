import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PaymentMethod } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { QueueList } from '@karvon/platform/jobs/queues';
import type { PaymentConfig } from '@karvon/platform/settings/payments';
import {
  startModules,
  type ModulesOptions,
  type StartedModules,
} from '@karvon/platform/testing/start-modules';
import { createPayments } from '../create';
import { createMethods, createPaymentReader, type PaymentReader } from '../payment-reader';
import { createPaymentProviders } from '../provider-port/payment-providers';
import type { PaymentProvider } from '../provider-port/payment-provider';
import { paymentQueues } from '../queues';
import { createTestOrders, testOrderQueues, type TestOrder, type TestOrders } from './test-orders';

/** A payment that was just started. */
export interface StartedPayment {
  id: string;
  confirmationUrl: string;
  inApp: boolean;
}

/** The payments of the API with one provider, and orders that only payments see. It listens, so that banks can call it. */
export interface PaymentsUnderTest extends StartedModules {
  /** 'http://127.0.0.1:4501' */
  url: string;
  orders: TestOrders;
  reader: PaymentReader;
}

export interface PaymentsOptions extends ModulesOptions {
  /** Makes the provider, as the composition of the API does. */
  provider: (app: FastifyInstance, deps: AppDeps) => PaymentProvider;
  settings?: Partial<PaymentConfig>;
  /** The jobs of the provider. */
  queues?: QueueList;
}

const refuse = () => Promise.reject(problem('order-token-required'));
const noAccess = { check: refuse, checkPayer: refuse };

const noProvider = {
  limits: {},
  click: undefined,
  payme: undefined,
  yookassa: undefined,
  uzFiscal: undefined,
};

export async function startPayments({
  provider,
  settings,
  queues = {},
  ...options
}: PaymentsOptions): Promise<PaymentsUnderTest> {
  let parts = {} as Pick<PaymentsUnderTest, 'orders' | 'reader'>;
  const modules = await startModules(
    { ...paymentQueues, ...testOrderQueues, ...queues },
    async (app, deps) => {
      const providers = createPaymentProviders([provider(app, deps)], deps.config.payments.limits);
      const methodsOf = createMethods(deps.edition, providers);
      const orders = await createTestOrders(deps);
      createPayments(app, deps, {
        access: { air: orders.access, hotel: noAccess },
        orders: { air: orders.payable },
        ...{ providers, methodsOf },
      });
      parts = { orders, reader: createPaymentReader(deps.database.db, methodsOf, providers) };
    },
    { ...options, config: { payments: { ...noProvider, ...settings }, ...options.config } },
  );
  const url = await modules.app.listen({ host: '127.0.0.1', port: 0 });
  return { ...modules, ...parts, url };
}

/** The order and its payment, as its page shows them. */
export async function readOrder({ orders, reader }: PaymentsUnderTest, { order }: TestOrder) {
  const { status, delivered } = (await orders.find(order.number))!;
  return {
    ...{ status, delivered },
    payment: await reader.latest('air', order.number),
    paymentMethods: reader.methodsOf(order.toPay),
  };
}

export const submitPayment = (
  { config, inject }: PaymentsUnderTest,
  { order, accessToken }: TestOrder,
  key: string = randomUUID(),
  changes: object = {},
) =>
  inject({
    method: 'POST',
    url: '/v1/payments',
    payload: {
      orderKind: 'air',
      orderNumber: order.number,
      method: config.edition.paymentMethods[0],
      returnUrl: `/ru/order/payment?number=${order.number}`,
      lang: 'ru',
      ...changes,
    },
    headers: { 'idempotency-key': key, 'order-token': accessToken },
  });

export async function startPayment(
  payments: PaymentsUnderTest,
  order: TestOrder,
  method?: PaymentMethod,
): Promise<StartedPayment> {
  const response = await submitPayment(payments, order, undefined, method && { method });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as StartedPayment;
}

/**
 * An order and its unpaid payment by a method.
 * @param fails the delivery of the order fails after it was paid
 */
export async function bookedBy(payments: PaymentsUnderTest, method: PaymentMethod, fails = false) {
  const order = await payments.orders.book(fails);
  return { order, payment: await startPayment(payments, order, method) };
}
