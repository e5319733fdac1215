import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface MessageQueues {
  /** SMS have their own queue: a mail server that hangs must not delay a code that is valid for five minutes. */
  'messages.send-sms': { messageId: string };
  'messages.send': { messageId: string };
  /** Of their own: what could not be told to staff is not told to staff. */
  'messages.send-to-staff': { messageId: string };
  /** Deletes sent messages. */
  'messages.forget': Record<string, never>;
}

export const messageQueues: Record<keyof MessageQueues, QueueSettings> = {
  'messages.send-sms': { retries: 4, concurrency: 8, givesUp: true },
  'messages.send': { retries: 4, concurrency: 2, batch: 4, givesUp: true },
  'messages.send-to-staff': { retries: 4, givesUp: true },
  'messages.forget': { retries: 2, cron: '23 4 * * *' },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends MessageQueues {}
}
