import { dayAt } from '@karvon/calendar';
import type { ScheduleChange } from '@karvon/contract';
import { refundRuleOn } from '@karvon/edition';
import type { AppDeps } from '@karvon/platform/app-deps';
import { changeStore } from '../store/change-store';
import { isRefundedWhole, refundReasons } from './read-change';

/** The latest change of an order's flights, as its visitor sees it; null when there is none. */
export async function presentChange(
  { clock, database: { db }, edition }: Pick<AppDeps, 'clock' | 'database' | 'edition'>,
  orderNumber: string,
): Promise<ScheduleChange | null> {
  const change = await changeStore.latest(db, orderNumber);
  if (!change) return null;
  const { id, kind, state, slices, acceptable, found_at: foundAt } = change;
  const today = dayAt(clock.now(), edition.support.utcOffsetMinutes);
  return {
    id,
    kind,
    state,
    slices,
    acceptable,
    refundReason: refundReasons[kind],
    refundedWhole: isRefundedWhole(slices, refundRuleOn(edition.id, today)),
    foundAt: foundAt.toISOString(),
  };
}
