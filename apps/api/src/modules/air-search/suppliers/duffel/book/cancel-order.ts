import type { Logger } from 'pino';
import { SupplierUnanswered } from '../../../../../supplier-errors';
import { hasCode } from '../refusals';
import type { DuffelHttp } from '../wire/duffel-http';
import { cancellationSchema } from '../wire/schemas';

/** Cancels an order on the terms that Duffel quotes. A repeated call changes nothing. @throws DuffelRefusal, SupplierUnanswered */
export async function cancelOrder(http: DuffelHttp, orderId: string): Promise<void> {
  try {
    const body = { order_id: orderId };
    const quote = await http.post('/air/order_cancellations', body, cancellationSchema);
    if (!quote) throw new SupplierUnanswered('the cancellation comes later');
    const path = `/air/order_cancellations/${quote.id}/actions/confirm`;
    await http.post(path, {}, cancellationSchema);
  } catch (error) {
    if (!hasCode(error, 'already_cancelled')) throw error;
  }
}

/** Cancels a second order under one reference. */
export async function cancelTwin(
  http: DuffelHttp,
  { logger, ...booked }: { logger: Logger; reference: string; twin: string },
): Promise<void> {
  logger.error(booked, 'Duffel has booked twice');
  await cancelOrder(http, booked.twin);
}
