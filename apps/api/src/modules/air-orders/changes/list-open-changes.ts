import type { ScheduleChangeKind } from '@karvon/contract';
import type { Db } from '../../../db/database';

export interface OpenChange {
  number: string;
  pnr: string | null;
  kind: ScheduleChangeKind;
  /** The first changed departure, in local time with its offset. */
  departingAt: string;
  since: Date;
}

/** Changes by airlines that their visitors have not answered, the nearest departure first. */
export async function listOpenChanges(db: Db, count: number): Promise<OpenChange[]> {
  const rows = await db
    .selectFrom('air_schedule_changes as change')
    .innerJoin('air_orders as order', 'order.number', 'change.order_number')
    .select(['order.number', 'order.pnr', 'change.kind', 'change.slices', 'change.found_at'])
    .where('change.state', '=', 'new')
    .orderBy('change.found_at')
    .limit(count)
    .execute();
  return rows
    .map(({ number, pnr, kind, slices, found_at: since }) => ({
      number,
      pnr,
      kind,
      departingAt: slices[0]!.before.segments[0]!.departingAt,
      since,
    }))
    .sort((a, b) => Date.parse(a.departingAt) - Date.parse(b.departingAt));
}
