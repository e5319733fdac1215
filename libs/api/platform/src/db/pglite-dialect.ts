import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/**
 * A connection object for one caller of the single session. Kysely's own PGlite driver shares one object, so a query beside an
 * open transaction would run inside it. Here each caller has its own, and PGlite's lock makes the others wait. Inside a
 * transaction use only the transaction: a query of the database itself would wait forever.
 */
class PgliteConnection implements DatabaseConnection {
  #transaction: Transaction | undefined;
  #settle: { commit: () => void; rollback: (reason: Error) => void } | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(private readonly pglite: PGlite) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const target = this.#transaction ?? this.pglite;
    const { rows, affectedRows } = await target.query<Row>(query.sql, [...query.parameters]);
    return { rows, numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  // eslint-disable-next-line require-yield -- the driver's interface asks for a generator; PGlite has no cursors
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('PGlite does not stream');
  }

  async begin(): Promise<void> {
    await new Promise<void>((begun, failed) => {
      this.#ended = this.pglite.transaction((transaction) => {
        this.#transaction = transaction;
        begun();
        return new Promise<void>((commit, rollback) => {
          this.#settle = { commit, rollback };
        });
      });
      this.#ended.catch(failed);
    });
  }

  async commit(): Promise<void> {
    this.#settle?.commit();
    await this.#ended.finally(() => this.#reset());
  }

  async rollback(): Promise<void> {
    this.#settle?.rollback(new Error('rolled back'));
    await this.#ended.catch(() => undefined).finally(() => this.#reset());
  }

  #reset(): void {
    this.#transaction = undefined;
    this.#settle = undefined;
  }
}

function createDriver(pglite: PGlite): Driver {
  return {
    init: () => pglite.waitReady,
    acquireConnection: async () => new PgliteConnection(pglite),
    beginTransaction: (connection) => (connection as PgliteConnection).begin(),
    commitTransaction: (connection) => (connection as PgliteConnection).commit(),
    rollbackTransaction: (connection) => (connection as PgliteConnection).rollback(),
    releaseConnection: async () => undefined,
    // Whoever opened the instance closes it: the job queue uses it too.
    destroy: async () => undefined,
  };
}

/** Kysely over an embedded PostgreSQL. */
export function pgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
