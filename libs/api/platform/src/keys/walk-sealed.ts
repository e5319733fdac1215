import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database, Tx } from '../db/database';
import type { Jobs } from '../jobs/jobs';
import { Unreadable, type PersonalData } from '../personal-data';
import type { RowKey, SealedColumn } from './sealed-column';
import type {} from './tables';

export interface WalkDeps {
  clock: Clock;
  database: Database;
  jobs: Jobs;
  personalData: PersonalData;
  columns: readonly SealedColumn[];
}

/** Rows in a transaction, and transactions in a job: a job ends long before it expires. */
const batch = 100;
const batches = 20;

const placeOf = ({ table, column }: SealedColumn) => `${table}.${column}`;

interface SealedRow {
  key: RowKey;
  sealed: string | Buffer;
}

async function rowsAfter(tx: Tx, column: SealedColumn, position: string | null) {
  const keys = sql.join(column.key.map((name) => sql.ref(name)));
  const at = Object.values(JSON.parse(position ?? '{}') as RowKey);
  const after = at.length > 0 ? sql`AND (${keys}) > (${sql.join(at)})` : sql``;
  const { rows } = await sql<RowKey & { sealed: string | Buffer }>`
    SELECT ${keys}, ${sql.ref(column.column)} AS sealed FROM ${sql.table(column.table)}
    WHERE ${sql.ref(column.column)} IS NOT NULL ${after} ORDER BY ${keys} LIMIT ${batch}`.execute(
    tx,
  );
  return rows.map(({ sealed, ...row }): SealedRow => {
    const key = Object.fromEntries(column.key.map((name) => [name, row[name]!]));
    return { key, sealed: typeof sealed === 'string' ? sealed : Buffer.from(sealed) };
  });
}

/** A row that changed meanwhile was sealed with the newest key, or the next run processes it. */
const write = (tx: Tx, { table, column }: SealedColumn, row: SealedRow, value: string | Buffer) =>
  sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value}
    WHERE ${sql.join(
      Object.entries(row.key).map(([name, is]) => sql`${sql.ref(name)} = ${is}`),
      sql` AND `,
    )} AND ${sql.ref(column)} = ${row.sealed}`.execute(tx);

/** Reads every sealed value, seals again those that the newest key has not sealed, and records those that cannot be opened. */
export function createSealedWalk({ clock, columns, database, jobs, personalData }: WalkDeps) {
  const { db } = database;
  const next = (tx: Tx) => jobs.enqueue(tx, 'keys.walk', {}, { key: 'walk' });

  /**
   * @returns the value to write; undefined when it is sealed with the newest key.
   * @throws when it cannot be opened
   */
  function resealed({ sealed }: SealedRow, context: string): string | Buffer | undefined {
    const own = personalData.keyIdOf(sealed) === personalData.keyIds[0];
    if (typeof sealed === 'string') {
      const value = personalData.open(sealed, context);
      return own ? undefined : personalData.seal(value, context);
    }
    const bytes = personalData.openBytes(sealed, context);
    return own ? undefined : personalData.sealBytes(bytes, context);
  }

  async function lookAt(tx: Tx, column: SealedColumn, rows: readonly SealedRow[]): Promise<number> {
    let changed = 0;
    for (const row of rows) {
      try {
        const value = resealed(row, column.context(row.key));
        if (value === undefined) continue;
        await write(tx, column, row, value);
        changed += 1;
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        await tx
          .insertInto('unreadable_rows')
          .values({ place: placeOf(column), row: JSON.stringify(row.key), found_at: clock.now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
    }
    return changed;
  }

  /** @returns false when no rows are left */
  const step = () =>
    db.transaction().execute(async (tx) => {
      const walk = await tx
        .selectFrom('sealed_walks')
        .selectAll()
        .where('finished_at', 'is', null)
        .orderBy('place')
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
      if (!walk) return false;
      const column = columns.find((one) => placeOf(one) === walk.place);
      const rows = column ? await rowsAfter(tx, column, walk.position) : [];
      const changed = column ? await lookAt(tx, column, rows) : 0;
      await tx
        .updateTable('sealed_walks')
        .set({
          seen: walk.seen + rows.length,
          resealed: walk.resealed + changed,
          position: JSON.stringify(rows.at(-1)?.key ?? {}),
          finished_at: rows.length < batch ? clock.now() : null,
        })
        .where('place', '=', walk.place)
        .execute();
      return true;
    });

  return {
    /** Starts from the beginning, also while a run is under way. */
    begin: () =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('unreadable_rows').execute();
        await tx.deleteFrom('sealed_walks').execute();
        const places = columns.map((column) => ({ place: placeOf(column), seen: 0, resealed: 0 }));
        await tx.insertInto('sealed_walks').values(places).execute();
        await next(tx);
      }),

    /** Processes one batch; `finished` is called once, after the last batch. */
    async walk(finished: () => Promise<void>): Promise<void> {
      for (let done = 0; done < batches; done += 1) if (!(await step())) return finished();
      await db.transaction().execute(next);
    },
  };
}
