import type { createPayment } from '@karvon/contract';
import type { z } from 'zod';
import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import { phase } from '@karvon/platform/phase';
import type { PayableOrder, OrdersByKind } from '../payable-orders';
import { openPaymentStatuses } from '../store/payment-states';
import { paymentStore, type PaymentRow } from '../store/payment-store';
import type { PaymentProviders } from '../provider-port/payment-providers';

interface RedirectDeps extends Pick<AppDeps, 'config' | 'database'> {
  orders: OrdersByKind;
  providers: PaymentProviders;
}

type StartedPayment = z.output<typeof createPayment.response>;

/** Begins a payment at its bank and returns the payer's address; for a payment that has begun, the same address again. */
export function createRedirect({ config, database: { db }, orders, providers }: RedirectDeps) {
  /** The return address names the payment; the storefront asks the API for the result. */
  function returnUrl(payment: PaymentRow): string {
    const url = new URL(payment.return_url, config.publicUrl);
    url.searchParams.set('payment', payment.id);
    return url.toString();
  }

  return async function redirect(
    payment: PaymentRow,
    known?: PayableOrder,
  ): Promise<StartedPayment> {
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
      // The update locks the row.
      const opened = await tx
        .updateTable('payments')
        .set({ provider_id: providerId, confirmation_url: confirmationUrl })
        .set({ receipt_lines: JSON.stringify(receipt.lines) })
        .where('id', '=', payment.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      // Only its payer can open a payment again that has failed in the meantime.
      return opened.status !== 'failed' && paymentStore.move(tx, opened, 'redirected');
    });
    if (!redirected) {
      // Another payment of the order replaced it while the bank was answering.
      await providers.named(payment.provider).cancel(providerId);
      throw problem('payment-in-progress');
    }
    return { id, confirmationUrl, inApp };
  };
}
