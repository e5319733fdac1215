import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

export interface Listening {
  url: string;
  channel: string;
  onMessage: (message: string) => void;
  /** Called after each connection: messages may have been missed before it. */
  onReconnect: () => void;
}

const retryMs = 500;

/**
 * Listens to a PostgreSQL channel on a connection of its own (PgBouncer must run in session mode), and connects again when the
 * connection is lost.
 * @returns `ready` resolves with the first connection; `close` ends it
 */
export function listen({ url, channel, onMessage, onReconnect }: Listening) {
  const closing = new AbortController();
  let client: Client | undefined;
  let connectedOnce = false;
  let isReady: () => void;
  const ready = new Promise<void>((resolve) => (isReady = resolve));

  async function connect(): Promise<void> {
    const fresh = new Client({ connectionString: url, application_name: 'karvon-listen' });
    client = fresh;
    const lost = new Promise<void>((resolve) => {
      fresh.once('end', () => resolve());
      fresh.on('error', () => resolve());
    });
    fresh.on('notification', ({ payload }) => payload && onMessage(payload));
    await fresh.connect();
    await fresh.query(`LISTEN ${channel}`);
    isReady();
    if (connectedOnce) onReconnect();
    connectedOnce = true;
    await lost;
  }

  const going = (async () => {
    while (!closing.signal.aborted) {
      // `libs/api/platform/src/db/lifeline.ts` already logs that the database cannot be reached.
      await connect().catch(() => undefined);
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  })();

  return {
    ready,
    async close(): Promise<void> {
      closing.abort();
      await client?.end().catch(() => undefined);
      await going;
    },
  };
}
