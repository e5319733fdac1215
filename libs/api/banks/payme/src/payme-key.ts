import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '@karvon/platform/db/database';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The key with which Payme signs in. Payme may change it: then the configured key is refused until the agency configures another
 * one. Only digests are stored, because nobody needs to read the key.
 */
export function createPaymeKey(db: Db, configured: string) {
  const replaced = digest(configured);
  return {
    /** @param authorization 'Basic …' of 'Paycom:' and the key */
    async isRight(authorization: string | undefined): Promise<boolean> {
      const [, basic = ''] = /^Basic +([\w+/=-]{1,400})$/i.exec(authorization ?? '') ?? [];
      const [, key = ''] = /^Paycom:(.+)$/s.exec(Buffer.from(basic, 'base64').toString()) ?? [];
      const row = await db
        .selectFrom('payme_keys')
        .select('digest')
        .where('replaced', '=', replaced)
        .executeTakeFirst();
      return timingSafeEqual(Buffer.from(digest(key)), Buffer.from(row?.digest ?? replaced));
    },

    async change(key: string): Promise<void> {
      await db
        .insertInto('payme_keys')
        .values({ replaced, digest: digest(key) })
        .onConflict((conflict) => conflict.column('replaced').doUpdateSet({ digest: digest(key) }))
        .execute();
    },
  };
}
