import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway } from './outage';

/** Drops a connection at once: a proper end would wait for a response that does not come. */
export function cutOff(client: ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

/** A busy server needs longer to accept a new connection than to respond on an open one. */
const connectMs = 2_000;

export interface LifelineOptions {
  url: string;
  logger: Logger;
  /** The server's id of the connection. */
  name?: string | undefined;
  /** Called when the server stops responding: calls that still wait for it would wait in vain. */
  onLost: () => void;
  /** Time between two checks. */
  everyMs?: number;
  /**
   * A check that takes longer has failed. Together with `everyMs` it is less than a second, within which callers must be
   * notified.
   */
  silenceMs?: number;
}

/** Knows at every moment whether the database server responds, so that no call waits for one that does not. */
export interface Lifeline {
  /** The result of `work`, or `DatabaseAway` as soon as the server is away; `tooLate` receives a result that comes later. */
  hold<T>(work: () => Promise<T>, tooLate: (value: T) => void): Promise<T>;
  /** Whether the server is away. */
  isLost(): boolean;
  close(): Promise<void>;
}

/** Waits for `work`, at most `limitMs`. A response that has arrived in time counts, even if we read it late. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const ending = new AbortController();
  const silence = wait(limitMs, undefined, { signal: ending.signal }).then(async () => {
    // After a long task the response may already be in the socket: read it first.
    await new Promise(setImmediate);
    throw new DatabaseAway(`no answer in ${limitMs} ms`);
  });
  // The slower of the two promises may reject after the race, and nothing handles it then.
  silence.catch(() => undefined);
  work.catch(() => undefined);
  await Promise.race([work, silence]).finally(() => ending.abort());
}

/** A promise that never resolves; `ring` rejects it, whether or not it is awaited. */
function alarm(): { rung: Promise<never>; ring: (error: Error) => void } {
  let ring: (error: Error) => void = () => undefined;
  const rung = new Promise<never>((_, reject) => (ring = reject));
  rung.catch(() => undefined);
  return { rung, ring };
}

/**
 * Checks the server again and again on a connection of its own. It notices a broken connection at once, and silence after
 * `silenceMs`. Writes one line to the log when the server is lost and one when it is back.
 */
export function createLifeline({
  url,
  logger,
  name = 'karvon-lifeline',
  onLost,
  everyMs = 150,
  silenceMs = 700,
}: LifelineOptions): Lifeline {
  const closing = new AbortController();
  let client: Client | undefined;
  let lostAt: number | undefined;
  let away = alarm();

  function lost(error: unknown): void {
    if (client) {
      client.removeAllListeners('error').on('error', () => undefined);
      cutOff(client);
      client = undefined;
    }
    if (lostAt !== undefined || closing.signal.aborted) return;
    lostAt = Date.now();
    logger.error({ err: error }, 'database lost');
    away.ring(new DatabaseAway('the database is away', { cause: error }));
    onLost();
  }

  function found(): void {
    if (lostAt === undefined) return;
    logger.warn({ awayMs: Date.now() - lostAt }, 'database back');
    lostAt = undefined;
    away = alarm();
  }

  async function request(): Promise<void> {
    if (!client) {
      client = new Client({ connectionString: url, application_name: name });
      client.on('error', lost);
      await client.connect();
    }
    // A standby responds too, but it takes no writes.
    const { rows } = await client.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    );
    if (rows[0]?.standby) throw new DatabaseAway('the server is a standby');
  }

  const asking = (async () => {
    while (!closing.signal.aborted) {
      // No call waits for a new connection: it is the first one, or the server is known to be away.
      await within(client ? silenceMs : connectMs, request()).then(found, lost);
      await wait(everyMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    hold(work, tooLate) {
      if (lostAt !== undefined) return away.rung;
      const working = work();
      let settled = false;
      working.then(
        (value) => settled && tooLate(value),
        () => undefined,
      );
      return Promise.race([working, away.rung]).finally(() => (settled = true));
    },
    isLost: () => lostAt !== undefined,
    async close() {
      closing.abort();
      await asking;
      await client?.end();
    },
  };
}
