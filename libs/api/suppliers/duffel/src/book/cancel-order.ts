import { SupplierUnanswered } from '@karvon/platform/supplier-errors';
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
