import type { Tx } from '@karvon/platform/db/database';
import type { PaymentToReturn } from '@karvon/payments';
import { exchangeStore } from '../store/exchange-store';
import { extrasStore } from '../store/extras-store';

/**
 * The payments of an order whose money may go back: first the payment of its price, then those of its exchanges and extras.
 * @param reference the number of a return of a part; left out when the return closes the order
 */
export async function paymentsToReturn(
  tx: Tx,
  orderNumber: string,
  { paymentId, reference }: { paymentId: string; reference?: string },
): Promise<PaymentToReturn[]> {
  const exchanges = await exchangeStore.done(tx, orderNumber);
  // The money of declined extras has gone back already.
  const extras = (await extrasStore.of(tx, orderNumber)).filter(
    ({ state }) => state === 'done' || state === 'at-carrier',
  );
  const beside = [...exchanges, ...extras].flatMap(({ payment_id: id }) => id ?? []);
  return [...new Set([paymentId, ...beside])].map((id) => {
    if (reference === undefined) return { id };
    return { id, reference: id === paymentId ? reference : `${reference}/${id.slice(0, 8)}` };
  });
}
