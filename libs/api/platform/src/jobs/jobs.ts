import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import type { JobBoard } from './job-board';
import type { QueueName, Queues } from './queues';

export interface EnqueueOptions {
  /** The earliest moment; at once if left out. */
  startAfter?: Date;
  /** Required by queues that are `oncePerKey`. */
  key?: string;
}

/** A job to add. */
export interface NewJob<Name extends QueueName> extends EnqueueOptions {
  data: Queues[Name];
}

/** Arguments of a handler besides the data. */
export interface JobRun {
  id: string;
  /** 0 on the first try. */
  attempt: number;
  /** This is the last try: a failed job is not retried after it. */
  last: boolean;
}

export type JobHandler<Name extends QueueName> = (data: Queues[Name], run: JobRun) => Promise<void>;

/** Work that must be done after a transaction, even if the process dies in between. */
export interface Jobs {
  /** Adds a job, which exists if and only if `tx` commits. */
  enqueue<Name extends QueueName>(
    tx: Kysely<Schema>,
    queue: Name,
    data: Queues[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** The same for several jobs of a queue, in one statement. */
  enqueueAll<Name extends QueueName>(
    tx: Kysely<Schema>,
    queue: Name,
    jobs: readonly NewJob<Name>[],
  ): Promise<void>;
  /** Adds a job unless such a job waits, runs or is dead already: for work whose job may be missing. */
  ensure<Name extends QueueName>(
    db: Kysely<Schema>,
    queue: Name,
    data: Queues[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  readonly board: JobBoard;
  /** Gives a dead job one more try; false where there is no such job. */
  retry(id: string): Promise<boolean>;
  /** Gives every dead job one more try, except in queues with `givesUp`. */
  revive(): Promise<number>;
  /** Sets the handler of a queue; call it before `start`. A handler may run twice for one job and must do its work once. */
  work<Name extends QueueName>(queue: Name, handler: JobHandler<Name>): void;
  start(): Promise<void>;
  /** Waits for the running jobs. */
  stop(): Promise<void>;
  readonly started: boolean;
}
