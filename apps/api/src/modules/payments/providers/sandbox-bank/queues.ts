import type { QueueSettings } from '../../../../jobs/queues';

export interface SandboxBankQueues {
  /** Tell the shop what became of a payment; tried again until it listens. */
  'sandbox-bank.deliver': { eventId: string };
}

export const sandboxBankQueues: Record<keyof SandboxBankQueues, QueueSettings> = {
  'sandbox-bank.deliver': { retries: 12 },
};
