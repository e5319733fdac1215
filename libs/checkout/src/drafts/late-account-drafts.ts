import type { Transport } from '@karvon/api-client';
import type { Product } from '../product';

const load = () => import('./account-drafts');

/** Brings what a signed-in visitor has typed elsewhere into this tab. Says whether there was anything. */
export async function restoreAccountDraft(
  transport: Transport,
  product: Product,
): Promise<boolean> {
  return (await load()).restoreDraft(transport, product);
}

/** Forgets what a signed-in visitor has typed, in the account. */
export async function forgetAccountDraft(transport: Transport, product: Product): Promise<void> {
  (await load()).forgetAccountDraft(transport, product);
}
