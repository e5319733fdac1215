import { randomUUID } from 'node:crypto';
import type { AirOrder, AirOrderWithToken, CreateAirOrder } from '@karvon/contract';
import type { StartedPayment } from '@karvon/payments/testing';
import type { CrashStory } from './crash-story';
import { until } from '@karvon/platform/testing/until';

/** The body that begins the payment of an order. */
export const paymentOf = (orderNumber: string) => ({
  orderKind: 'air',
  orderNumber,
  method: 'payme',
  returnUrl: '/ru/order/payment',
  lang: 'ru',
});

/** Pays what is due for the order, and lets the server learn of it. */
export async function payFor(
  story: CrashStory,
  { order: { number }, accessToken }: AirOrderWithToken,
): Promise<StartedPayment> {
  const headers = { 'idempotency-key': randomUUID(), 'order-token': accessToken };
  const payment = await story.call<StartedPayment>('/v1/payments', paymentOf(number), headers);
  await story.chooseAtBank(payment.confirmationUrl, 'pay');
  // A server that dies of this call has learnt of the payment.
  await story.call(`/v1/payments/${payment.id}`).catch(() => undefined);
  return payment;
}

/** Books, pays and waits for the tickets; the crash comes later. */
export async function ticketed(story: CrashStory, body: CreateAirOrder) {
  const booked = await story.call<AirOrderWithToken>('/v1/air/orders', body, {
    'idempotency-key': randomUUID(),
  });
  const { number } = booked.order;
  const token = { 'order-token': booked.accessToken };
  const readOrder = () =>
    story.call<AirOrder>(`/v1/air/orders/${number}?lang=ru`, undefined, token);
  const payment = await payFor(story, booked);
  await until(readOrder, ({ tickets }) => tickets === 'ready');
  return { booked, number, payment, readOrder, token };
}
