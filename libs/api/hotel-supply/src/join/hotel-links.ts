import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import type {} from './tables';

const LOOK_AGAIN_MS = 60_000;

/** Links, made by operators, between entries of suppliers that are one hotel. */
export function createHotelLinks(db: Db, clock: Clock) {
  let cached: { links: Promise<ReadonlyMap<string, string>>; until: number } | undefined;

  async function read(): Promise<ReadonlyMap<string, string>> {
    const rows = await db.selectFrom('hotel_links').select(['hotel', 'same_as']).execute();
    return new Map(rows.map(({ hotel, same_as: house }) => [hotel, house]));
  }

  return {
    /** The code under which a hotel is sold, by its own code; hotels without an entry are sold under their own. */
    all(): Promise<ReadonlyMap<string, string>> {
      const now = clock.now().getTime();
      if (cached && cached.until > now) return cached.links;
      const links = read();
      cached = { links, until: now + LOOK_AGAIN_MS };
      links.catch(() => (cached = undefined));
      return links;
    },

    /** Links do not chain: entries that were sold as `hotel` are now sold as `house`. */
    async link(hotel: string, house: string): Promise<void> {
      cached = undefined;
      await db.transaction().execute(async (tx) => {
        const values = { hotel, same_as: house, linked_at: clock.now() };
        await tx
          .insertInto('hotel_links')
          .values(values)
          .onConflict((conflict) => conflict.column('hotel').doUpdateSet(values))
          .execute();
        await tx
          .updateTable('hotel_links')
          .set({ same_as: house })
          .where('same_as', '=', hotel)
          .execute();
      });
    },

    async unlink(hotel: string): Promise<boolean> {
      cached = undefined;
      const { numDeletedRows } = await db
        .deleteFrom('hotel_links')
        .where('hotel', '=', hotel)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

export type HotelLinks = ReturnType<typeof createHotelLinks>;
