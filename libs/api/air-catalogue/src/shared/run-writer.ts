import type { Logger } from 'pino';
import { logFailure } from '@karvon/platform/db/outage';
import type { RunLife } from '../search-run';
import type { SearchLog } from './search-log';

/** Writes a run of this process to the log in the background. Only the response with the id waits for it. */
export function createRunWriter(
  log: SearchLog,
  run: RunLife,
  logger: Pick<Logger, 'debug' | 'warn'>,
) {
  // Without the database the search goes on in this process, but other processes do not see it.
  const write = (work: Promise<void>): Promise<boolean> =>
    work.then(
      () => true,
      (error: unknown) => {
        logFailure(logger, error, 'a search was not written down');
        return false;
      },
    );
  const begun = write(log.begin(run));
  let writing = begun;
  return {
    /** Whether the other processes know the run. */
    begun,
    /** Adds news in order; null ends the run. News of a run that could not be stored is dropped. */
    add(version: number, news: Buffer | null): void {
      writing = writing.then(
        async () => (await begun) && write(log.append(run.id, { version, news })),
      );
    },
    written: () => writing,
  };
}

export type RunWriter = ReturnType<typeof createRunWriter>;
