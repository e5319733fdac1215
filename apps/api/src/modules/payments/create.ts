import type { FastifyInstance } from 'fastify';
import type { Payment, PaymentMethod } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { OrderAccess } from '../orders/order-access';
import { createCheckPayment } from './check-payment';
import { createClosePayments, type ClosePayments } from './close-payments';
import type { PaymentProvider } from './providers/payment-provider';
import { createReceiveCallback } from './receive-callback';
import { createRefundPayment } from './refund-payment';
import { registerPaymentRoutes } from './routes';
import { createSettlePayment, type OrdersByKind } from './settle-payment';
import { createStartPayment } from './start-payment';

export { createPaymentReader } from './payment-reader';
export { createSandboxBank } from './providers/sandbox-bank/create';

export interface Payments {
  /** Closes the open payments of an order; one that was paid in the meantime is settled. */
  closeAll: ClosePayments;
}

export interface PaymentsOutside {
  /** Who may pay for an order of each kind. */
  access: Record<Payment['orderKind'], OrderAccess>;
  orders: OrdersByKind;
  /** Who serves each method of the contract. */
  providers: Record<PaymentMethod, PaymentProvider>;
}

export function createPayments(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: PaymentsOutside,
): Payments {
  const deps = { ...appDeps, ...outside };
  const settle = createSettlePayment(deps);
  const closePayments = createClosePayments({ ...deps, settle });
  const checkPayment = createCheckPayment({ ...deps, settle, closePayments });
  const refundPayment = createRefundPayment(deps);
  const startPayment = createStartPayment({ ...deps, closePayments });
  const receiveCallback = createReceiveCallback({ ...deps, settle });
  const callers = [...new Set(Object.values(outside.providers))];
  registerPaymentRoutes(app, { ...deps, callers, checkPayment, receiveCallback, startPayment });
  deps.jobs.work('payments.check', ({ paymentId }) => checkPayment.check(paymentId));
  deps.jobs.work('payments.refund', refundPayment);
  return { closeAll: closePayments };
}
