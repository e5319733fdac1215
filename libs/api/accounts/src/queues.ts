import type { QueueSettings } from '@karvon/platform/jobs/queues';

export interface AccountQueues {
  /** Deletes ended sessions, expired codes and drafts, unconfirmed registrations and old counts of tries. */
  'accounts.forget': Record<string, never>;
  /** Removes personal data from bookings of erased accounts that have been flown or slept. */
  'accounts.erase-bookings': Record<string, never>;
  /** Sends a code, or another message, to the owner of a phone after a registration or a request for a code. */
  'accounts.send-code': { phoneKey: string; registers: boolean };
  /** Asks support to call the owner of a phone who has forgotten the PIN. */
  'accounts.promise-call': { phoneKey: string };
}

export const accountQueues: Record<keyof AccountQueues, QueueSettings> = {
  'accounts.forget': { retries: 2, cron: '7 4 * * *' },
  'accounts.erase-bookings': { retries: 2, cron: '13 4 * * *' },
  'accounts.send-code': { retries: 4, concurrency: 8, givesUp: true },
  'accounts.promise-call': { retries: 4 },
};

declare module '@karvon/platform/jobs/queues' {
  interface Queues extends AccountQueues {}
}
