import { types as pgliteTypes, type PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type LogEvent, type Transaction } from 'kysely';
import { Client, Pool, types as pgTypes, type CustomTypesConfig, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { createLifeline, cutOff } from './lifeline';
import { pgliteDialect } from './pglite-dialect';
import { PreparingClient } from './preparing-client';
import type { Schema } from './schema';

export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** One session for scripts (several statements, no parameters), as migrations need it. */
export interface Session {
  run(script: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
}

export interface Database {
  db: Db;
  /** The connections of the job queue and of listeners: on a server, the address whose connections are real sessions. */
  engine: { kind: 'pglite'; pglite: PGlite } | { kind: 'postgres'; url: string };
  /** The states of the connections to a PostgreSQL server. */
  pool?: () => { total: number; idle: number; waiting: number };
  /** Whether a PostgreSQL server is known to be away. */
  isAway?: () => boolean;
  withSession<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Called after each query. */
export type NoteQuery = (text: string, tookMs: number, failed: boolean) => void;

const logTo = (noteQuery: NoteQuery | undefined) =>
  noteQuery && {
    log: ({ level, query, queryDurationMillis }: LogEvent) =>
      noteQuery(query.sql, queryDurationMillis, level === 'error'),
  };

const text = (value: string) => value;
const DATE = 1082;
const INT8 = 20;

/** A database over an open PGlite. Closing it closes the instance. */
export function pgliteDatabase(pglite: PGlite, noteQuery?: NoteQuery): Database {
  const session: Session = {
    run: async (script) => void (await pglite.exec(script)),
    rows: async <Row>(query: string) => (await pglite.query<Row>(query)).rows,
  };
  // There is only one session, and a lock does not stop the session that holds it: so callers take turns here.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    db: new Kysely<Schema>({ dialect: pgliteDialect(pglite), ...logTo(noteQuery) }),
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

/** A calendar day stays text, and sums of money stay numbers: both databases return the same types. */
export const pgliteParsers = { [DATE]: text, [pgliteTypes.INT8]: Number };

const POOL_SIZE = 10;
const connectionTimeoutMillis = 3_000;
/** No request waits longer for a lock or a result; a migration may. */
const limits = {
  lock_timeout: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
};

const types: CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (id === DATE) return text;
    if (id === INT8) return Number;
    return pgTypes.getTypeParser(id, format);
  },
};

export interface PostgresOptions {
  /** Watches over the server when there is one. */
  logger?: Logger | undefined;
  /** The server itself, where `url` leads to a PgBouncer in transaction mode, which has no sessions. */
  sessionUrl?: string | undefined;
  noteQuery?: NoteQuery | undefined;
  lifelineName?: string | undefined;
}

/**
 * A database on a PostgreSQL server. With a logger it watches over the server: while that is away, every query fails at once
 * with an error that `isOutage` knows.
 */
export function postgresDatabase(
  url: string,
  { logger, sessionUrl = url, noteQuery, lifelineName }: PostgresOptions = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis,
    // PgBouncer takes no settings of a client, because it shares its connections among clients: there it sets them itself. Nor
    // does it keep prepared statements.
    ...(sessionUrl === url && { ...limits, Client: PreparingClient }),
    types,
  });
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => {
    clients.add(client);
    // Without a listener a server that drops a connection, idle or in use, would end this process.
    client.on('error', () => undefined);
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => undefined);
  const onLost = () => clients.forEach(cutOff);
  const lifeline =
    logger && createLifeline({ url: sessionUrl, logger, name: lifelineName, onLost });
  const connect = (): Promise<PoolClient> =>
    lifeline
      ? lifeline.hold(
          () => pool.connect(),
          (late) => late.release(),
        )
      : pool.connect();
  return {
    db: new Kysely<Schema>({
      ...logTo(noteQuery),
      dialect: new PostgresDialect({
        pool: { connect, end: () => pool.end(), options: pool.options },
      }),
    }),
    engine: { kind: 'postgres', url: sessionUrl },
    pool: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    isAway: () => lifeline?.isLost() ?? false,
    async withSession(work) {
      const client = new Client({ connectionString: sessionUrl, connectionTimeoutMillis, types });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await work({
          run: async (script) => void (await client.query(script)),
          rows: async <Row>(query: string) => (await client.query(query)).rows as Row[],
        });
      } finally {
        await client.end();
      }
    },
    async close() {
      await lifeline?.close();
      await pool.end();
    },
  };
}
