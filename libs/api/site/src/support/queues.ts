import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface SupportQueues {
  /** Callback requests are personal data: they are deleted after a while, called or not. */
  'support.forget-callbacks': Record<string, never>;
}

export const supportQueues: Record<keyof SupportQueues, QueueSettings> = {
  'support.forget-callbacks': { retries: 3, cron: '41 3 * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends SupportQueues {}
}
