import type { FastifyInstance } from 'fastify';
import type { Payment } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { OrderAccess } from '@karvon/order-ground/order-access';
import { createPaymentCapture } from './capture-payment';
import { createPaymentCheck } from './check-payment';
import { createPaymentClosing, type ClosePayments } from './close-payments';
import { createMerchantDesk } from './create-merchant-desk';
import { createPaymentDesk, type PaymentDesk } from './payment-desk';
import type { MethodsOf } from './payment-reader';
import type { PaymentProviders } from './provider-port/payment-providers';
import { createCallbackReceiver } from './receive-callback';
import { createReceiptSending } from './receipts/send-receipt';
import { createReconciliation } from './reconcile/reconcile';
import { createPaymentRefund } from './returns/refund-payment';
import { registerPaymentRoutes } from './routes';
import { createPaymentSettlement } from './settle-payment';
import type { OrdersByKind } from './payable-orders';
import { createPaymentStart } from './start/start-payment';

export { createMethods, createPaymentReader } from './payment-reader';
export { measured } from './provider-port/measured-provider';
export { createPaymentProviders } from './provider-port/payment-providers';
export { paymentQueues } from './queues';

export interface Payments {
  /** Closes the open payments of an order. A payment that was paid in the meantime is settled. */
  closeAll: ClosePayments;
  desk: PaymentDesk;
}

export interface PaymentsOutside {
  /** The orders of each kind, with the right to pay for them. */
  access: Record<Payment['orderKind'], OrderAccess>;
  orders: OrdersByKind;
  providers: PaymentProviders;
  methodsOf: MethodsOf;
}

export function createPayments(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: PaymentsOutside,
): Payments {
  const receipts = createReceiptSending({ ...appDeps, ...outside });
  const deps = { ...appDeps, ...outside, receipts };
  const settlement = createPaymentSettlement(deps);
  const { settle } = settlement;
  const closePayments = createPaymentClosing({ ...deps, settle });
  const checkPayment = createPaymentCheck({ ...deps, settle, closePayments });
  const refundPayment = createPaymentRefund({ ...deps, settle });
  const reconcile = createReconciliation({ ...deps, settle });
  const capturePayment = createPaymentCapture({ ...deps, settle });
  const startPayment = createPaymentStart({ ...deps, checkPayment, closePayments });
  const receiveCallback = createCallbackReceiver({ ...deps, settle });
  registerPaymentRoutes(app, {
    ...deps,
    checkPayment,
    closePayments,
    deskOf: (provider) => createMerchantDesk({ ...deps, settlement }, provider),
    receiveCallback,
    startPayment,
  });
  deps.jobs.work('payments.check', checkPayment.check);
  deps.jobs.work('payments.capture', capturePayment);
  deps.jobs.work('payments.receipt', receipts.send);
  deps.jobs.work('payments.reconcile', reconcile);
  deps.jobs.work('payments.refund', refundPayment);
  return { closeAll: closePayments, desk: createPaymentDesk(deps) };
}
