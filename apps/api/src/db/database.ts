import { types as pgliteTypes, type PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, types as pgTypes } from 'pg';
import { pgliteDialect } from './pglite-dialect';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** One session to run scripts in (several statements, no parameters): what migrations need. */
export interface Session {
  run(script: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
}

export interface Database {
  db: Db;
  /** What the job queue connects to. */
  engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string };
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const text = (value: string) => value;
const DATE = 1082;
const INT8 = 20;

/** A database over an opened PGlite; closing it closes the instance. */
export function pgliteDatabase(pglite: PGlite): Database {
  const session: Session = {
    run: async (script) => void (await pglite.exec(script)),
    rows: async <Row>(query: string) => (await pglite.query<Row>(query)).rows,
  };
  // There is one session, which no lock of the database can keep from itself: callers take turns.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    db: new Kysely<Schema>({ dialect: pgliteDialect(pglite) }),
    engine: { kind: 'pglite', pglite },
    withSession(work) {
      const mine = turn.then(() => work(session));
      turn = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await pglite.exec('CHECKPOINT');
      await pglite.close();
    },
  };
}

/** A calendar day stays text, and sums of money stay numbers: both stores answer the same types. */
export const pgliteParsers = { [DATE]: text, [pgliteTypes.INT8]: Number };

export function postgresDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    types: {
      getTypeParser: (id, format) => {
        if (id === DATE) return text;
        if (id === INT8) return Number;
        return pgTypes.getTypeParser(id, format);
      },
    },
  });
  // A connection the server dropped while idle is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    engine: { kind: 'postgres', url },
    async withSession(work) {
      const client = await pool.connect();
      try {
        return await work({
          run: async (script) => void (await client.query(script)),
          rows: async <Row>(query: string) => (await client.query(query)).rows as Row[],
        });
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
