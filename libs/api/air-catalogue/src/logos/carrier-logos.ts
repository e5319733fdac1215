import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '@karvon/platform/clock';
import type { Db } from '@karvon/platform/db/database';
import { logFailure } from '@karvon/platform/db/outage';
import { isOnHost } from '@karvon/supply/allowed-url';
import { fetchFile } from '@karvon/supply/fetch-file';
import { createStoredFiles } from '@karvon/supply/stored-files';

interface CarrierLogosDeps {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Hosts whose logos are shown: 'assets.duffel.com'. */
  hosts: readonly string[];
  /** The folder of the drawn logos. */
  folder: string;
}

/** How long a logo announced to another process may be unknown here, and how long a failed logo is not requested again. */
const LATE_MS = 10 * 60_000;
const wanted = { what: 'a logo', mostMb: 1, accept: 'image/svg+xml,image/png' };
const longestUrl = 500;

const hashOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 10);

/**
 * The logos of airlines that suppliers name with their offers: drawn once by us, served from our own address. Other airlines have
 * the fallback that we have drawn.
 */
export function createCarrierLogos({ db, clock, logger, hosts, folder }: CarrierLogosDeps) {
  /** Logos by airline, with the moment at which a supplier named each. */
  const known = new Map<string, { url: string; at: number }>();
  const failed = new Map<string, number>();
  const storedFile = createStoredFiles(folder);
  let readAt = -Infinity;
  let writing: Promise<unknown> = Promise.resolve();

  const isFresh = (at: number): boolean => clock.now().getTime() - at < LATE_MS;

  async function read(): Promise<void> {
    readAt = clock.now().getTime();
    const stored = await db.selectFrom('carrier_logos').selectAll().execute();
    // A supplier may have named a newer logo in the meantime.
    for (const { carrier, url, told_at: at } of stored)
      if (at.getTime() > (known.get(carrier)?.at ?? -Infinity))
        known.set(carrier, { url, at: at.getTime() });
  }

  /** A page never waits for logos: it shows the known ones. */
  const inBackground = (work: Promise<unknown>): void => {
    writing = Promise.all([
      writing,
      work.catch((error: unknown) => logFailure(logger, error, 'logos cannot be stored')),
    ]);
  };

  const write = (carrier: string, url: string) =>
    db
      .insertInto('carrier_logos')
      .values({ carrier, url, told_at: clock.now() })
      .onConflict((conflict) =>
        conflict.column('carrier').doUpdateSet({ url, told_at: clock.now() }),
      )
      .execute();

  return {
    /** Reads the stored logos. */
    read,

    /** Records the logo that a supplier names for an airline. */
    learn(carrier: string, url: string): void {
      if (known.get(carrier)?.url === url || url.length > longestUrl || !isOnHost(url, hosts))
        return;
      known.set(carrier, { url, at: clock.now().getTime() });
      inBackground(write(carrier, url));
    },

    /** The address of an airline's logo on this API; undefined if none is known or its host is not listed. */
    addressOf(carrier: string): string | undefined {
      if (!isFresh(readAt)) inBackground(read());
      const url = known.get(carrier)?.url;
      if (!url || !isOnHost(url, hosts) || isFresh(failed.get(url) ?? -Infinity)) return undefined;
      return `/v1/air/logos/${carrier}-${hashOf(url)}.webp`;
    },

    /** A logo by the name in its address; null for an unknown name, and for a file that is not a logo. */
    async file(name: string): Promise<Buffer | null> {
      const [, carrier = '', hash] = /^([A-Z0-9]{2})-([0-9a-f]{10})\.webp$/.exec(name) ?? [];
      if (!known.has(carrier) && hash) await read();
      const url = known.get(carrier)?.url;
      if (!url || hashOf(url) !== hash || !isOnHost(url, hosts)) return null;
      if (isFresh(failed.get(url) ?? -Infinity)) return null;
      try {
        return await storedFile(name, async () => {
          // Imported on demand: the picture library would slow down each start, and most agencies' suppliers name no logos.
          const { drawLogo } = await import('./draw-logo');
          return drawLogo(await fetchFile(url, wanted));
        });
      } catch (error) {
        failed.set(url, clock.now().getTime());
        logger.warn({ err: error, url }, 'a logo cannot be shown');
        return null;
      }
    },

    /** Resolves when all announced logos are stored. */
    settled: () => writing,
  };
}

export type CarrierLogos = ReturnType<typeof createCarrierLogos>;
