import type { JournalEntry, Locale } from '@karvon/contract';
import type { Selectable } from 'kysely';
import type { Db } from '@karvon/platform/db/database';
import type { JournalTables } from './tables';

export type JournalRow = Selectable<JournalTables['journal_entries']>;

export interface JournalSender {
  agent: string | null;
  locale: Locale | null;
  source: Locale | null;
}

/** Rows of the journal; entries are clean already. */
export function createJournalStore(db: Db) {
  return {
    async insert(entries: JournalEntry[], sender: JournalSender, at: Date): Promise<void> {
      await db
        .insertInto('journal_entries')
        .values(
          entries.map(({ context, ...entry }) => ({
            ...entry,
            ...sender,
            at,
            context: JSON.stringify(context),
          })),
        )
        .execute();
    },

    /** The newest entries, in order of time. */
    async tail(count: number): Promise<JournalRow[]> {
      const rows = await db
        .selectFrom('journal_entries')
        .selectAll()
        .orderBy('id', 'desc')
        .limit(count)
        .execute();
      return rows.reverse();
    },

    /** Deletes entries older than `before`, and all but the newest `max`. */
    async rotate(before: Date, max: number): Promise<void> {
      await db.deleteFrom('journal_entries').where('at', '<', before).execute();
      const oldestStored = await db
        .selectFrom('journal_entries')
        .select('id')
        .orderBy('id', 'desc')
        .offset(max - 1)
        .limit(1)
        .executeTakeFirst();
      if (oldestStored)
        await db.deleteFrom('journal_entries').where('id', '<', oldestStored.id).execute();
    },
  };
}

export type JournalStore = ReturnType<typeof createJournalStore>;
