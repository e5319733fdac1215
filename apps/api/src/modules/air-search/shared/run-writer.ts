import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SearchRun } from '../search-run';
import type { SearchLog } from './search-log';

/** Writes a run of this process down, behind the visitors' backs: nobody waits for it but whoever gets an id. */
export function createRunWriter(
  log: SearchLog,
  { startedAt, expiresAt }: Pick<SearchRun, 'startedAt' | 'expiresAt'>,
  logger: Pick<Logger, 'warn'>,
) {
  const id = randomUUID();
  // Without the database the search goes on here: only the other processes do not know it.
  const write = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => logger.warn({ err: error }, 'a search was not written down'));
  let begun: Promise<void> | undefined;
  let writing = Promise.resolve();
  return {
    /** The search of one client, which may share the run with others; it does not wait for what is being written of the run. */
    begin(searchId: string): Promise<void> {
      const work = () => log.begin(searchId, { id, startedAt, expiresAt });
      if (begun) return begun.then(() => write(work()));
      begun = write(work());
      writing = begun;
      return begun;
    },
    /** News in its order; null: there is no more. */
    add(version: number, news: Buffer | null): void {
      writing = writing.then(() => write(log.append(id, { version, news })));
    },
    written: () => writing,
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
