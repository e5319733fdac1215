import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AirOfferDetail } from '@karvon/contract';
import { readConfig } from '@karvon/platform/config';
import { postgresDatabase, type Database } from '@karvon/platform/db/database';
import { openDatabase } from '@karvon/platform/db-setup/open-database';
import type { Phase } from '@karvon/platform/phase';
import { findOffer } from '../find-offer';
import { startServerProcess, type ServerProcess } from '../server-process';
import { queues } from '../../composition/queues';
import { openApiDatabase } from '../api-database';

/** A server that dies at named phases and is started again over the same database. */
export interface CrashStory {
  /** Starts the server a minute after it died. It dies at the phase, or goes on when none is named. */
  start(killAt?: Phase): Promise<ServerProcess>;
  /**
   * Starts the server, which dies at a phase that it reaches by itself, perhaps before it is ready; `helping` may bring it there.
   */
  startAndDie(killAt: Phase, helping?: () => Promise<unknown>): Promise<void>;
  /** Calls the running server; throws when it refuses. */
  call<T>(path: string, payload?: object, headers?: Record<string, string>): Promise<T>;
  /** Makes a call during which the server dies. */
  callAndDie(path: string, payload?: object, headers?: Record<string, string>): Promise<void>;
  /** Reads the database while the server is down. */
  inDatabase<T>(look: (db: Database['db']) => Promise<T>): Promise<T>;
  /** An offer that can be held for a day, twenty days ahead; for one adult by default. */
  findOffer(adults?: number): Promise<AirOfferDetail>;
  /** Clicks a button of the bank, which sends no callback. */
  chooseAtBank(confirmationUrl: string, choice: string): Promise<unknown>;
  end(): Promise<void>;
}

export async function createCrashStory(): Promise<CrashStory> {
  const dataDir = mkdtempSync(join(tmpdir(), 'karvon-crash-'));
  const url = process.env.KARVON_TEST_DATABASE_URL;
  const postgres = url ? await openApiDatabase(url) : undefined;
  const databaseUrl = postgres?.engine.kind === 'postgres' ? postgres.engine.url : undefined;
  const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  let server: ServerProcess;
  let startedBefore = false;

  const inDatabase: CrashStory['inDatabase'] = async (look) => {
    const database = databaseUrl
      ? postgresDatabase(databaseUrl)
      : await openDatabase(readConfig({ DATA_DIR: dataDir }), queues);
    return look(database.db).finally(() => database.close());
  };

  const call: CrashStory['call'] = async <T>(
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(server.url + path, {
      method: payload ? 'POST' : 'GET',
      headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
      body: payload && JSON.stringify(payload),
    });
    const reply = (await response.json()) as T;
    if (!response.ok) throw new Error(JSON.stringify(reply));
    return reply;
  };

  /** Makes the claims of dead calls a minute older, so that they may be taken over. */
  const letAMinutePass = () =>
    inDatabase(async (db) => {
      await db
        .updateTable('idempotency_keys')
        .set({ locked_at: new Date(0) })
        .where('response_status', 'is', null)
        .execute();
    });

  async function startAgain(killAt?: Phase): Promise<ServerProcess> {
    if (startedBefore) await letAMinutePass();
    startedBefore = true;
    return startServerProcess(env, killAt);
  }

  return {
    inDatabase,
    call,
    async start(killAt) {
      server = await startAgain(killAt);
      return server;
    },
    async startAndDie(killAt, helping) {
      const died = startAgain(killAt).then(
        async (started) => {
          server = started;
          await helping?.().catch(() => undefined);
          return started.ended;
        },
        (error: Error) => /SIGKILL/.exec(error.message)?.[0],
      );
      expect(await died).toBe('SIGKILL');
    },
    async callAndDie(path, payload, headers) {
      await expect(call(path, payload, headers)).rejects.toThrow('fetch failed');
      expect(await server.ended).toBe('SIGKILL');
    },
    findOffer: (adults) => findOffer(call, adults),
    chooseAtBank: (confirmationUrl, choice) =>
      fetch(server.url + new URL(confirmationUrl).pathname, {
        method: 'POST',
        body: new URLSearchParams({ choice, delivery: 'never' }),
        redirect: 'manual',
      }),
    async end() {
      await server.stop();
      await postgres?.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
