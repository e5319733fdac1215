import type { QueueSettings } from '../jobs/queues';

export interface StaffNoticeQueues {
  /** What was told long ago may be told again. */
  'staff-notices.forget': Record<string, never>;
}

export const staffNoticeQueues: Record<keyof StaffNoticeQueues, QueueSettings> = {
  'staff-notices.forget': { retries: 2, cron: '11 4 * * *' },
};
