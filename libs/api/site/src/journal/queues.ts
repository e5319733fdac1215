import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface JournalQueues {
  /** Deletes entries that are too old or too many. */
  'journal.rotate': Record<string, never>;
}

export const journalQueues: Record<keyof JournalQueues, QueueSettings> = {
  'journal.rotate': { retries: 3, cron: '23 * * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends JournalQueues {}
}
