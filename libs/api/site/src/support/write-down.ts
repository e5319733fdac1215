import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { localTime } from '@karvon/platform/local-time';
import { staffWords } from '@karvon/platform/staff-notices/texts';
import type { CallbackStore, Caller, NewCallback } from './callback-store';

/** Stores a callback request, and notifies staff. */
export function createCallWriting({
  edition,
  store,
  notifyStaff,
}: Pick<AppDeps, 'edition' | 'notifyStaff'> & { store: CallbackStore }) {
  return async function writeDown(tx: Tx, row: NewCallback, caller: Caller): Promise<void> {
    await store.insert(tx, row, caller);
    const callBy = localTime(row.call_by, edition.support.utcOffsetMinutes);
    const line = [staffWords.callBy(callBy.slice(0, 16).replace('T', ' ')), row.order_number];
    await notifyStaff(tx, 'callback', [{ id: row.id, line: line.filter(Boolean).join('  ') }]);
  };
}

export type WriteDown = ReturnType<typeof createCallWriting>;
