import type { QueueSettings } from '../../jobs/queues';

export interface AccountQueues {
  /** Deletes ended sessions, expired codes and drafts, unconfirmed registrations and old counts of tries. */
  'accounts.forget': Record<string, never>;
}

export const accountQueues: Record<keyof AccountQueues, QueueSettings> = {
  'accounts.forget': { retries: 2, cron: '7 4 * * *' },
};
