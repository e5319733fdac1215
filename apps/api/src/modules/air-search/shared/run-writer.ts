import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { SearchRun } from '../search-run';
import type { SearchLog } from './search-log';

/** Writes a run of this process to the log in the background. Only the response with the id waits for it. */
export function createRunWriter(
  log: SearchLog,
  { startedAt, expiresAt }: Pick<SearchRun, 'startedAt' | 'expiresAt'>,
  logger: Pick<Logger, 'warn'>,
) {
  const id = randomUUID();
  // Without the database the search continues in this process; the others do not see it.
  const write = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => logger.warn({ err: error }, 'a search was not written down'));
  let begun: Promise<void> | undefined;
  let writing = Promise.resolve();
  return {
    /** Adds the search of one client, who may share the run with others. */
    begin(searchId: string): Promise<void> {
      const work = () => log.begin(searchId, { id, startedAt, expiresAt });
      if (begun) return begun.then(() => write(work()));
      begun = write(work());
      writing = begun;
      return begun;
    },
    /** Adds news in order; null means that there is no more. */
    add(version: number, news: Buffer | null): void {
      writing = writing.then(() => write(log.append(id, { version, news })));
    },
    written: () => writing,
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
