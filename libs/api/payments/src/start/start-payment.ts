import type { Money } from '@karvon/money';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { invalid, problem } from '@karvon/platform/http/problem';
import { requestFingerprint } from '@karvon/platform/http/idempotency/request-fingerprint';
import type { createPaymentCheck } from '../check-payment';
import type { ClosePayments } from '../close-payments';
import { openPayment, type StartPaymentBody } from './open-payment';
import { createRedirect } from './redirect-to-bank';
import { paymentStore, type PaymentRow } from '../store/payment-store';
import type { MethodsOf } from '../payment-reader';
import type { PaymentProvider } from '../provider-port/payment-provider';
import type { PaymentProviders } from '../provider-port/payment-providers';
import type { OrdersByKind } from '../payable-orders';

export interface StartPaymentDeps extends Pick<
  AppDeps,
  'clock' | 'config' | 'database' | 'jobs' | 'personalData'
> {
  orders: OrdersByKind;
  providers: PaymentProviders;
  checkPayment: Pick<ReturnType<typeof createPaymentCheck>, 'refresh'>;
  closePayments: ClosePayments;
  methodsOf: MethodsOf;
}

/** Whether a payment has the same amount, method and return page. */
const isSame = (
  { method, return_url, amount, confirmation_url }: PaymentRow,
  body: StartPaymentBody,
  total: Money,
): boolean =>
  confirmation_url !== null &&
  method === body.method &&
  return_url === body.returnUrl &&
  amount === total.amount;

/** Starts a payment of an order's total (phases P2 and P3). An earlier open payment is first closed at the bank. */
export function createPaymentStart(deps: StartPaymentDeps) {
  const { config, database, personalData } = deps;
  const { orders, providers, methodsOf, checkPayment, closePayments } = deps;
  const { db } = database;
  const redirect = createRedirect(deps);

  async function payableOrder({ orderKind, orderNumber }: StartPaymentBody) {
    const order = await orders[orderKind]?.find(orderNumber);
    if (!order) throw problem('order-not-found');
    if (!order.payable) throw problem('order-not-payable', { orderStatus: order.status });
    return order;
  }

  function offering({ method }: StartPaymentBody, total: Money): PaymentProvider {
    const offered = methodsOf(total);
    const provider = offered.includes(method) ? providers.serving(method, total) : undefined;
    if (!provider) throw invalid('method', 'method-not-offered', `one of: ${offered.join(', ')}`);
    return provider;
  }

  /**
   * Closes the open payments of an order.
   * @returns the payment of another click, tab or device with the same wishes, which stays open
   */
  async function closeEarlier(body: StartPaymentBody): Promise<PaymentRow | undefined> {
    const open = await paymentStore.findOpen(db, body.orderKind, body.orderNumber);
    if (open.length === 0) return undefined;
    const { total } = await payableOrder(body);
    offering(body, total);
    // A payment that the bank is processing is not replaced: a second one could charge the visitor twice.
    for (const payment of open) {
      const status = await checkPayment.refresh(payment);
      if (status === 'pending') throw problem('payment-in-progress');
      if (status === 'redirected' && isSame(payment, body, total)) return payment;
    }
    await payableOrder(body);
    const left = await closePayments(body.orderKind, body.orderNumber);
    if (left.includes('pending')) throw problem('payment-in-progress');
    return undefined;
  }

  return async function startPayment(body: StartPaymentBody, call: IdempotentCall) {
    const requestKey = requestFingerprint(personalData, call, body, 'payment/request');
    const begun = await paymentStore.findByRequestKey(db, requestKey);
    if (begun) return redirect(begun);
    // Browsers remove tabs and line ends, so '/\t/evil' would lead away from the storefront.
    if (new URL(body.returnUrl, config.publicUrl).origin !== new URL(config.publicUrl).origin) {
      throw invalid('returnUrl', 'not-ours', 'a path of the storefront');
    }
    const open = await closeEarlier(body);
    if (open) return redirect(open);
    for (;;) {
      // Checked last: the order may have been paid while earlier payments were closed.
      const order = await payableOrder(body);
      const { total } = order;
      const provider = offering(body, total);
      const opened = await openPayment(deps, body, { requestKey, total, provider });
      if (opened) return redirect(opened, order);
    }
  };
}
