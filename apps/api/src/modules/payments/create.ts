import type { FastifyInstance } from 'fastify';
import type { Payment, PaymentMethod } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { OrderAccess } from '../orders/order-access';
import { createPaymentCheck } from './check-payment';
import { createPaymentClosing, type ClosePayments } from './close-payments';
import type { PaymentProvider } from './providers/payment-provider';
import { createCallbackReceiver } from './receive-callback';
import { createPaymentRefund } from './refund-payment';
import { registerPaymentRoutes } from './routes';
import { createPaymentSettlement, type OrdersByKind } from './settle-payment';
import { createPaymentStart } from './start-payment';

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
  const settle = createPaymentSettlement(deps);
  const closePayments = createPaymentClosing({ ...deps, settle });
  const checkPayment = createPaymentCheck({ ...deps, settle, closePayments });
  const refundPayment = createPaymentRefund(deps);
  const startPayment = createPaymentStart({ ...deps, checkPayment, closePayments });
  const receiveCallback = createCallbackReceiver({ ...deps, settle });
  const callers = [...new Set(Object.values(outside.providers))];
  registerPaymentRoutes(app, {
    ...deps,
    callers,
    checkPayment,
    closePayments,
    receiveCallback,
    startPayment,
  });
  deps.jobs.work('payments.check', ({ paymentId }) => checkPayment.check(paymentId));
  deps.jobs.work('payments.refund', refundPayment);
  return { closeAll: closePayments };
}
