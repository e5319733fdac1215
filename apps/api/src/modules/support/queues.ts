import type { QueueSettings } from '../../jobs/queues';

export interface SupportQueues {
  /** Requests for a call are personal data: they go after a while, called or not. */
  'support.forget-callbacks': Record<string, never>;
}

export const supportQueues: Record<keyof SupportQueues, QueueSettings> = {
  'support.forget-callbacks': { retries: 3, cron: '41 3 * * *' },
};
