import type { QueueSettings } from '../jobs/queues';

export interface StaffNoticeQueues {
  /** Deletes old notices, so that their events may be notified again. */
  'staff-notices.forget': Record<string, never>;
}

export const staffNoticeQueues: Record<keyof StaffNoticeQueues, QueueSettings> = {
  'staff-notices.forget': { retries: 2, cron: '11 4 * * *' },
};

declare module '../jobs/queues' {
  interface Queues extends StaffNoticeQueues {}
}
