import type { QueueSettings } from '../../jobs/queues';

export interface MessageQueues {
  /** Of their own: a mail server that hangs must not hold a code that lives five minutes. */
  'messages.send-sms': { messageId: string };
  'messages.send': { messageId: string };
  /** Of their own: what could not be told to staff is not told to staff. */
  'messages.send-to-staff': { messageId: string };
  /** What was sent is of no use to anybody. */
  'messages.forget': Record<string, never>;
}

export const messageQueues: Record<keyof MessageQueues, QueueSettings> = {
  'messages.send-sms': { retries: 4, concurrency: 8, givesUp: true },
  'messages.send': { retries: 4, concurrency: 4, givesUp: true },
  'messages.send-to-staff': { retries: 4, givesUp: true },
  'messages.forget': { retries: 2, cron: '23 4 * * *' },
};
