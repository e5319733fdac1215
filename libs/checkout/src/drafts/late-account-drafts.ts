import type { Transport } from '@karvon/api-client';
import type { Product } from '../product';

const load = () => import('./account-drafts');

/** Copies a signed-in visitor's draft from the account into this tab. Returns whether there was one. */
export async function restoreAccountDraft(
  transport: Transport,
  product: Product,
): Promise<boolean> {
  return (await load()).restoreDraft(transport, product);
}

/** Deletes a signed-in visitor's draft in the account. */
export async function forgetAccountDraft(transport: Transport, product: Product): Promise<void> {
  (await load()).forgetAccountDraft(transport, product);
}
