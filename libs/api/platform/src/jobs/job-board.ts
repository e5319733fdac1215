import { redact } from '@karvon/redact';
import { sql } from 'kysely';
import type { Db } from '../db/database';

/** A job as operators see it. */
export interface JobRecord {
  id: string;
  queue: string;
  /** 'created' and 'retry' wait. 'failed' is dead: only an operator or the sweep tries it again. */
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  /** The job's data: numbers and ids. */
  data: Record<string, string>;
  /** Tries that have failed. */
  attempts: number;
  since: Date;
  /** The error of the last try. */
  error: string | null;
}

export interface QueueCounts {
  queue: string;
  /** Jobs whose time has come and that no worker has taken. */
  due: number;
  active: number;
  dead: number;
  /** How long the oldest due job has waited. */
  oldestDueSeconds: number;
}

interface JobRow extends Omit<JobRecord, 'since' | 'attempts'> {
  attempts: number;
  since: Date | string;
}

const columns = sql`id::text as id, name as queue, state::text as state, data, retry_count as attempts,
  coalesce(completed_on, started_on, created_on) as since,
  coalesce(output->>'message', output->'value'->>'message') as error`;

const present = ({ since, error, ...row }: JobRow): JobRecord => ({
  ...row,
  since: new Date(since),
  error: error && redact(error).slice(0, 300),
});

/** Shows the content of the queues. The jobs themselves are rows of pg-boss. */
export function createJobBoard(db: Db) {
  return {
    /** Jobs that are not retried without an operator, the oldest first. */
    async dead(count: number): Promise<JobRecord[]> {
      const { rows } = await sql<JobRow>`
        select ${columns} from pgboss.job where state = 'failed' order by completed_on limit ${count}`.execute(
        db,
      );
      return rows.map(present);
    },

    /** Jobs that have died in the last day, the newest first. */
    async deadToday(count: number): Promise<JobRecord[]> {
      const { rows } = await sql<JobRow>`
        select ${columns} from pgboss.job
        where state = 'failed' and completed_on > pgboss.job_now() - interval '1 day'
        order by completed_on desc limit ${count}`.execute(db);
      return rows.map(present);
    },

    /** The jobs of an order, completed and waiting, the oldest first. */
    async about(orderNumber: string): Promise<JobRecord[]> {
      const { rows } = await sql<JobRow>`
        select ${columns} from pgboss.job where data->>'orderNumber' = ${orderNumber}
        order by created_on, id limit 200`.execute(db);
      return rows.map(present);
    },

    async counts(): Promise<QueueCounts[]> {
      const { rows } = await sql<Record<keyof QueueCounts, string>>`
        select name as queue,
          count(*) filter (where state < 'active' and start_after <= pgboss.job_now()) as due,
          count(*) filter (where state = 'active') as active,
          count(*) filter (where state = 'failed') as dead,
          coalesce(extract(epoch from pgboss.job_now() - min(start_after)
            filter (where state < 'active' and start_after <= pgboss.job_now())), 0) as "oldestDueSeconds"
        from pgboss.job where state not in ('completed', 'cancelled') group by name order by name`.execute(
        db,
      );
      return rows.map(({ queue, due, active, dead, oldestDueSeconds }) => ({
        queue,
        due: Number(due),
        active: Number(active),
        dead: Number(dead),
        oldestDueSeconds: Number(oldestDueSeconds),
      }));
    },

    /** The queue of a dead job; undefined for one that is not dead, or unknown. */
    async queueOfDead(id: string): Promise<string | undefined> {
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where id = ${id}::uuid and state = 'failed'`.execute(db);
      return rows[0]?.name;
    },

    /** The dead jobs of these queues. */
    async deadOf(queues: readonly string[]): Promise<{ id: string; name: string }[]> {
      const { rows } = await sql<{ id: string; name: string }>`
        select id::text as id, name from pgboss.job
        where state = 'failed' and name = any(${queues}::text[])`.execute(db);
      return rows;
    },

    /** Whether such a job waits, runs or is dead: then another one is not needed. */
    async has(on: Db, queue: string, data: object): Promise<boolean> {
      const { rows } = await sql`
        select 1 from pgboss.job where name = ${queue} and state not in ('completed', 'cancelled')
        and data = ${JSON.stringify(data)}::jsonb limit 1`.execute(on);
      return rows.length > 0;
    },
  };
}

export type JobBoard = ReturnType<typeof createJobBoard>;
