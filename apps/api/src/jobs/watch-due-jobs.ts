import { sql } from 'kysely';
import type { Database } from '../db/database';

interface DueJobsWatch {
  db: Database['db'];
  everyMs: number;
  /** Called when a queue has a job whose time has come. */
  onDue: (queue: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Finds the queues that have work by one query: a query for each queue would keep an idle server busy.
 * @returns a function that stops this and waits for the running query
 */
export function watchDueJobs({ db, everyMs, onDue, onError }: DueJobsWatch): () => Promise<void> {
  // The condition is the one of pg-boss's index of waiting jobs, with pg-boss's clock.
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
