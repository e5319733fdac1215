import type { QueueSettings } from '../../jobs/queues';

export interface MessageQueues {
  'messages.send': { messageId: string };
  /** What was sent is of no use to anybody. */
  'messages.forget': Record<string, never>;
}

export const messageQueues: Record<keyof MessageQueues, QueueSettings> = {
  'messages.send': { retries: 4 },
  'messages.forget': { retries: 2, cron: '23 4 * * *' },
};
