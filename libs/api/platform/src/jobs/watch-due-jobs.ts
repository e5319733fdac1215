import { sql } from 'kysely';
import type { Database } from '../db/database';

interface DueJobsWatch {
  db: Database['db'];
  everyMs: number;
  /** Called when a queue has a job whose time has come. */
  onDue: (queue: string) => void;
  /** Called when a queue has a job whose process died. */
  onAbandoned: (queue: string) => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Finds the queues that have work by one query: a query for each queue would keep an idle server busy.
 * @returns a function that stops the polling and waits for the running query
 */
export function watchDueJobs(watch: DueJobsWatch): () => Promise<void> {
  const { db, everyMs, onDue, onAbandoned, onError } = watch;
  // The first condition matches pg-boss's index of waiting jobs, the second our own index; both use pg-boss's clock.
  const due = sql<{ name: string; abandoned: boolean }>`
    select distinct name, false as abandoned from pgboss.job
      where state < 'active' and not blocked and start_after <= pgboss.job_now()
    union all select distinct name, true from pgboss.job
      where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < pgboss.job_now()`;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  async function look() {
    try {
      const { rows } = await due.execute(db);
      for (const { name, abandoned } of rows) {
        if (abandoned) await onAbandoned(name);
        else onDue(name);
      }
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
