import type { createPayment } from '@karvon/contract';
import type { Money } from '@karvon/money';
import type { z } from 'zod';
import type { AppDeps } from '../../app-deps';
import type { IdempotentCall } from '../../http/idempotency';
import { invalid, problem } from '../../http/problem';
import { requestFingerprint } from '../../http/request-fingerprint';
import { phase } from '../../phase';
import type { createPaymentCheck } from './check-payment';
import type { ClosePayments } from './close-payments';
import { openPayment, type StartPaymentBody } from './open-payment';
import { openPaymentStatuses } from './payment-states';
import { paymentStore, type PaymentRow } from './payment-store';
import type { PayableOrder } from './payable-orders';
import type { MethodsOf } from './payment-reader';
import type { PaymentProvider } from './providers/payment-provider';
import type { PaymentProviders } from './providers/payment-providers';
import type { OrdersByKind } from './settle-payment';

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

type StartedPayment = z.output<typeof createPayment.response>;

/** Starts a payment of an order's total (phases P2 and P3). An earlier open payment is first closed at the bank. */
export function createPaymentStart(deps: StartPaymentDeps) {
  const { config, database, personalData } = deps;
  const { orders, providers, methodsOf, checkPayment, closePayments } = deps;
  const { db } = database;

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

  /** The return address names the payment; the storefront asks the API for the result. */
  function returnUrl(payment: PaymentRow): string {
    const url = new URL(payment.return_url, config.publicUrl);
    url.searchParams.set('payment', payment.id);
    return url.toString();
  }

  async function redirect(payment: PaymentRow, known?: PayableOrder): Promise<StartedPayment> {
    const { id, confirmation_url: address } = payment;
    const inApp = providers.isInApp(payment);
    if (address) return { id, confirmationUrl: address, inApp };
    const order = known ?? (await orders[payment.order_kind]!.find(payment.order_number))!;
    if (!openPaymentStatuses.includes(payment.status))
      throw problem('order-not-payable', { orderStatus: order.status });
    phase('P2');
    const receipt = order.receipt();
    const { providerId, confirmationUrl } = await providers.named(payment.provider).start({
      reference: payment.id,
      amount: { amount: payment.amount, currency: payment.currency },
      method: payment.method,
      lang: payment.lang,
      description: order.description,
      returnUrl: returnUrl(payment),
      reserve: order.deliveredLater,
      receipt,
    });
    phase('P3');
    const redirected = await db.transaction().execute(async (tx) => {
      // The change locks the row.
      const opened = await tx
        .updateTable('payments')
        .set({ provider_id: providerId, confirmation_url: confirmationUrl })
        .set({ receipt_lines: JSON.stringify(receipt.lines) })
        .where('id', '=', payment.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      return paymentStore.move(tx, opened, 'redirected');
    });
    if (!redirected) {
      // Another payment of the order took its place while the bank was answering.
      await providers.named(payment.provider).cancel(providerId);
      throw problem('payment-in-progress');
    }
    return { id, confirmationUrl, inApp };
  }

  /** Closes the open payments of an order. */
  async function closeEarlier(body: StartPaymentBody): Promise<void> {
    const open = await paymentStore.findOpen(db, body.orderKind, body.orderNumber);
    if (open.length === 0) return;
    offering(body, (await payableOrder(body)).total);
    // A payment that the bank is processing is not replaced: a second one could charge the visitor twice.
    for (const payment of open)
      if ((await checkPayment.refresh(payment)) === 'pending') throw problem('payment-in-progress');
    await payableOrder(body);
    const left = await closePayments(body.orderKind, body.orderNumber);
    if (left.includes('pending')) throw problem('payment-in-progress');
  }

  return async function startPayment(body: StartPaymentBody, call: IdempotentCall) {
    const requestKey = requestFingerprint(personalData, call, body, 'payment/request');
    const begun = await paymentStore.findByRequestKey(db, requestKey);
    if (begun) return redirect(begun);
    // Browsers remove tabs and line ends, so '/\t/evil' would lead away from the storefront.
    if (new URL(body.returnUrl, config.publicUrl).origin !== new URL(config.publicUrl).origin) {
      throw invalid('returnUrl', 'not-ours', 'a path of the storefront');
    }
    await closeEarlier(body);
    for (;;) {
      // Looked at last: the order may have been paid while earlier payments were closed.
      const order = await payableOrder(body);
      const { total } = order;
      const provider = offering(body, total);
      const opened = await openPayment(deps, body, { requestKey, total, provider });
      if (opened) return redirect(opened, order);
    }
  };
}
