import type { ScheduleChange, ScheduleChangeKind, ScheduleChangeState } from '@karvon/contract';
import type { JSONColumnType } from 'kysely';

export interface ScheduleChangeTables {
  air_schedule_changes: {
    id: string;
    order_number: string;
    supplier_change_id: string;
    state: ScheduleChangeState;
    kind: ScheduleChangeKind;
    slices: JSONColumnType<ScheduleChange['slices']>;
    acceptable: boolean;
    found_at: Date;
    decided_at: Date | null;
  };
}
