import type { PgBoss } from 'pg-boss';
import type { JobBoard } from './job-board';
import type { Jobs } from './jobs';
import type { QueueList } from './queues';

interface Mending {
  boss: Pick<PgBoss, 'retry'>;
  board: JobBoard;
  queues: QueueList;
  enqueue: Jobs['enqueue'];
}

/** Revives jobs that have died, and adds jobs for work that has none. */
export function createJobMending({
  boss,
  board,
  queues,
  enqueue,
}: Mending): Pick<Jobs, 'ensure' | 'retry' | 'revive'> {
  const stubborn = Object.entries(queues).flatMap(([name, { cron, givesUp }]) =>
    cron || givesUp ? [] : [name],
  );
  return {
    async ensure(db, queue, data, settings) {
      if (!(await board.has(db, queue, data))) await enqueue(db, queue, data, settings);
    },
    async retry(id) {
      const queue = await board.queueOfDead(id);
      if (queue !== undefined) await boss.retry(queue, id);
      return queue !== undefined;
    },
    async revive() {
      const dead = await board.deadOf(stubborn);
      for (const { id, name } of dead) await boss.retry(name, id);
      return dead.length;
    },
  };
}
