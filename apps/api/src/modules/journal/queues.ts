import type { QueueSettings } from '../../jobs/queues';

export interface JournalQueues {
  /** The journal keeps so many days and so many entries, whichever is less. */
  'journal.rotate': Record<string, never>;
}

export const journalQueues: Record<keyof JournalQueues, QueueSettings> = {
  'journal.rotate': { retries: 3, cron: '23 * * * *' },
};
