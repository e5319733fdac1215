import type { QueueSettings } from '../jobs/queues';

export interface StaffNoticeQueues {
  /** Forgets old notices, so that their events may be told again. */
  'staff-notices.forget': Record<string, never>;
}

export const staffNoticeQueues: Record<keyof StaffNoticeQueues, QueueSettings> = {
  'staff-notices.forget': { retries: 2, cron: '11 4 * * *' },
};
