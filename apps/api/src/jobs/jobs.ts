import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import type { JobBoard } from './job-board';
import type { QueueName, Queues } from './queues';

export interface EnqueueOptions {
  /** Not before; at once without it. */
  startAfter?: Date;
  /** For queues that are `oncePerKey`. */
  key?: string;
}

/** What a handler knows beside the data. */
export interface JobRun {
  id: string;
  /** 0 on the first try. */
  attempt: number;
  /** Failing now is final: nothing will try again. */
  last: boolean;
}

export type JobHandler<Name extends QueueName> = (data: Queues[Name], run: JobRun) => Promise<void>;

/** Work that must happen after the transaction it was asked in, even when the process dies between. */
export interface Jobs {
  /** Exists if and only if `tx` commits. */
  enqueue<Name extends QueueName>(
    tx: Kysely<Schema>,
    queue: Name,
    data: Queues[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same, unless such a job waits, runs or is dead already; for work that nobody may have asked for. */
  ensure<Name extends QueueName>(
    db: Kysely<Schema>,
    queue: Name,
    data: Queues[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  readonly board: JobBoard;
  /** Gives a dead job one more try; false where there is no such job. */
  retry(id: string): Promise<boolean>;
  /** Gives every dead job of queues that must not give up one more try. */
  revive(): Promise<number>;
  /** Before `start`. A handler may run twice for one job, and must not mind. */
  work<Name extends QueueName>(queue: Name, handler: JobHandler<Name>): void;
  start(): Promise<void>;
  /** Waits for the jobs in hand. */
  stop(): Promise<void>;
  readonly started: boolean;
}
