import { sql } from 'kysely';
import type { Database } from '../db/database';

interface DueJobsWatch {
  db: Database['db'];
  everyMs: number;
  /** A queue has a job whose time has come. */
  onDue: (queue: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Asks which queues have work, one question for all of them: a poll for each would keep an idle server busy.
 * @returns a stop that waits for the question in flight
 */
export function watchDueJobs({ db, everyMs, onDue, onError }: DueJobsWatch): () => Promise<void> {
  // The condition is that of pg-boss's own index of what waits, on its own clock.
  const due = sql<{ name: string }>`
    select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= pgboss.job_now()`;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function look() {
    try {
      const { rows } = await due.execute(db);
      for (const { name } of rows) onDue(name);
    } catch (error) {
      onError(error);
    }
    if (!stopped) timer = setTimeout(() => (looking = look()), everyMs);
  }
  let looking = look();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await looking;
  };
}
