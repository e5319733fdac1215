import type { Locale } from '@karvon/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import type { Schema } from '@karvon/platform/db/schema';
import type { ListColumns } from './columns';

/** Every table that has the columns of lists, whichever adapter it belongs to. */
type ListTable = {
  [Table in keyof Schema]: Schema[Table] extends ListColumns ? Table : never;
}[keyof Schema];

/** Lists of a supplier in our database, so that the API starts without waiting for it. `Kinds`: a record of each kind. */
export function createStoredLists<Kinds>(db: Db, table: ListTable) {
  const lists = db as unknown as Kysely<{ lists: ListColumns }>;
  const named = table as string as 'lists';
  return {
    async write<Kind extends keyof Kinds & string>(
      { kind, scope, lang }: { kind: Kind; scope: string; lang: Locale },
      records: readonly Kinds[Kind][],
      now: Date,
    ): Promise<void> {
      const body = JSON.stringify(records);
      await lists
        .insertInto(named)
        .values({ kind, scope, lang, body, read_at: now })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'scope', 'lang']).doUpdateSet({ body, read_at: now }),
        )
        .execute();
    },

    /** When a list was last read; null: nothing is stored. */
    async readAt(): Promise<Date | null> {
      const row = await lists
        .selectFrom(named)
        .select(({ fn }) => fn.max('read_at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    /** @returns a function that gives all records of a kind in a language */
    async read() {
      const rows = await lists
        .selectFrom(named)
        .select(['kind', 'lang', 'body'])
        .orderBy('kind')
        .orderBy('scope')
        .execute();
      return <Kind extends keyof Kinds & string>(kind: Kind, lang: Locale) =>
        rows
          .filter((row) => row.kind === kind && row.lang === lang)
          .flatMap(({ body }) => body as Kinds[Kind][]);
    },
  };
}

/** Concurrent calls share one result. */
export function sharing<Result>(act: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () =>
    (running ??= act().finally(() => {
      running = undefined;
    }));
}

const LOOK_AGAIN_MS = 10 * 60_000;

export interface DrawnListsDeps<Lists, Drawn> {
  stored: { readAt(): Promise<Date | null>; read(): Promise<Lists> };
  /** Reads the lists from the supplier; called when nothing is stored yet. */
  refresh: () => Promise<void>;
  draw: (lists: Lists) => Drawn;
  clock: Clock;
}

/** Builds a value from the stored lists, again whenever another process has updated them. */
export function createDrawnLists<Lists, Drawn>({
  stored,
  refresh,
  draw,
  clock,
}: DrawnListsDeps<Lists, Drawn>): () => Promise<Drawn> {
  let latest: { drawn: Drawn; readAt: number; lookedAt: number } | undefined;

  const look = sharing(async () => {
    const lookedAt = clock.now().getTime();
    let readAt = await stored.readAt();
    if (!readAt) {
      await refresh();
      readAt = await stored.readAt();
    }
    const known = readAt?.getTime() ?? 0;
    const drawn = latest?.readAt === known ? latest.drawn : draw(await stored.read());
    latest = { drawn, readAt: known, lookedAt };
    return drawn;
  });

  return async () =>
    latest && clock.now().getTime() - latest.lookedAt < LOOK_AGAIN_MS ? latest.drawn : look();
}
