import type { QueueSettings } from '../../jobs/queues';

export interface AccountQueues {
  /** Ended sessions, dead codes, unconfirmed registrations and counts that no longer count. */
  'accounts.forget': Record<string, never>;
}

export const accountQueues: Record<keyof AccountQueues, QueueSettings> = {
  'accounts.forget': { retries: 2, cron: '7 4 * * *' },
};
