import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface SandboxBankQueues {
  /** Sends the result of a payment to the shop; repeated until the shop accepts it. */
  'sandbox-bank.deliver': { eventId: string };
}

export const sandboxBankQueues: Record<keyof SandboxBankQueues, QueueSettings> = {
  'sandbox-bank.deliver': { retries: 12 },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends SandboxBankQueues {}
}
