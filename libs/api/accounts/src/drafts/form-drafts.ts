import type { Draft } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Db, Tx } from '@karvon/platform/db/database';
import { rowsOf } from '@karvon/order-ground/erased-bookings';

type Product = 'air' | 'hotel';

/** Long enough to decide on a journey, and short enough to keep little passport data. */
const draftDays = 7;
const DAY_MS = 86_400_000;

/** The purpose for which a draft is sealed. */
export const draftContext = (userId: string, product: string) => `form-draft/${userId}/${product}`;

/** Drafts: data typed into booking forms and not sent. Sealed, one per product, deleted after a week. */
export function createFormDrafts({
  clock,
  database: { db },
  personalData: data,
}: Pick<AppDeps, 'clock' | 'database' | 'personalData'>) {
  return {
    async find(userId: string, product: Product): Promise<Draft | null> {
      const row = await db
        .selectFrom('form_drafts')
        .select(['sealed', 'expires_at'])
        .where('user_id', '=', userId)
        .where('product', '=', product)
        .where('expires_at', '>', clock.now())
        .executeTakeFirst();
      if (!row) return null;
      const content = data.open<string>(row.sealed, draftContext(userId, product));
      return { content, until: row.expires_at.toISOString() };
    },

    async save(userId: string, product: Product, content: string): Promise<Pick<Draft, 'until'>> {
      const expiresAt = new Date(clock.now().getTime() + draftDays * DAY_MS);
      const sealed = data.seal(content, draftContext(userId, product));
      await db
        .insertInto('form_drafts')
        .values({ user_id: userId, product, sealed, expires_at: expiresAt })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'product']).doUpdateSet({ sealed, expires_at: expiresAt }),
        )
        .execute();
      return { until: expiresAt.toISOString() };
    },
  };
}

/**
 * Deletes a user's draft of a product, or all of the user's drafts; called after a booking, at the closing of an
 * account and at clean-up.
 */
export const formDrafts = {
  async forget(db: Db | Tx, userId: string, product?: Product): Promise<number> {
    let drafts = db.deleteFrom('form_drafts').where('user_id', '=', userId);
    if (product) drafts = drafts.where('product', '=', product);
    return rowsOf(await drafts.execute());
  },

  async forgetExpired(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('form_drafts').where('expires_at', '<=', now).execute();
  },
};
