import type { Tx } from '@karvon/platform/db/database';
import { checkNobodyPays } from '../payment/while-nobody-pays';
import { extrasStore } from '../store/extras-store';

/**
 * Extras that nobody has paid give way to what the visitor does with their flights.
 * @throws problem payment-in-progress while somebody is paying for them
 */
export async function withdrawChoice(tx: Tx, number: string, at: Date): Promise<void> {
  if (!(await extrasStore.open(tx, number, 'to-pay'))) return;
  await checkNobodyPays(tx, number);
  await extrasStore.endChoice(tx, number, 'withdrawn', at);
}
