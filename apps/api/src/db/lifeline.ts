import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import type { Logger } from 'pino';
import { DatabaseAway } from './outage';

/** Drops a connection without a word: a polite end would wait for an answer that does not come. */
export function cutOff(client: ClientBase): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}

export interface LifelineOptions {
  url: string;
  logger: Logger;
  /** Called when a server that was there stops answering: what still waits for it waits in vain. */
  onLost: () => void;
  /** Between two questions. */
  everyMs?: number;
  /** An answer that takes longer is none. Long enough for a machine that is merely busy. */
  silenceMs?: number;
}

/** Knows at every moment whether the database server answers, so that nobody waits for one that does not. */
export interface Lifeline {
  /** The outcome of `work`, or `DatabaseAway` as soon as the server is away; `tooLate` gets what comes after that. */
  hold<T>(work: () => Promise<T>, tooLate: (value: T) => void): Promise<T>;
  close(): Promise<void>;
}

/** The answer of `work`, or an error after `limitMs`. An answer that has arrived counts, however late we look. */
async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  const ending = new AbortController();
  const silence = wait(limitMs, undefined, { signal: ending.signal }).then(async () => {
    // After a long task of ours the answer may lie in the socket: it is read before this goes on.
    await new Promise(setImmediate);
    throw new DatabaseAway(`no answer in ${limitMs} ms`);
  });
  // Whoever comes second has nobody who listens.
  silence.catch(() => undefined);
  work.catch(() => undefined);
  await Promise.race([work, silence]).finally(() => ending.abort());
}

/** A promise that never resolves and is rejected when it is rung, whether or not somebody listens. */
function alarm(): { rung: Promise<never>; ring: (error: Error) => void } {
  let ring: (error: Error) => void = () => undefined;
  const rung = new Promise<never>((_, reject) => (ring = reject));
  rung.catch(() => undefined);
  return { rung, ring };
}

/**
 * Asks the server on a connection of its own, again and again. A connection that is cut is heard of at once, silence after
 * `silenceMs`. Writes one line to the log when the server is lost and one when it is back.
 */
export function createLifeline({
  url,
  logger,
  onLost,
  everyMs = 250,
  silenceMs = 2_000,
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

  async function ask(): Promise<void> {
    if (!client) {
      client = new Client({ connectionString: url, application_name: 'karvon-lifeline' });
      client.on('error', lost);
      await client.connect();
    }
    // A standby answers questions, too, but cannot do our work.
    const { rows } = await client.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    );
    if (rows[0]?.standby) throw new DatabaseAway('the server is a standby');
  }

  const asking = (async () => {
    while (!closing.signal.aborted) {
      await within(silenceMs, ask()).then(found, lost);
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
    async close() {
      closing.abort();
      await asking;
      await client?.end();
    },
  };
}
