import type { Edition } from '@karvon/edition';
import type { Clock } from '../clock';
import type { Tx } from '../db/database';
import type { StaffEvent, StaffEventKind, NotifyStaff } from './port';
import { staffTexts, staffWords } from './texts';
import type {} from './tables';

const maxLines = 20;

export function createStaffNotices({
  clock,
  edition,
  messages,
}: {
  clock: Clock;
  edition: Edition;
  messages: { sendToStaff(tx: Tx, message: { subject: string; text: string }): Promise<void> };
}): NotifyStaff {
  const keyOf = (kind: StaffEventKind, { id }: StaffEvent) => `${kind}/${id}`;

  /** The events that were not recorded before. */
  async function noteNew(tx: Tx, kind: StaffEventKind, events: readonly StaffEvent[]) {
    const rows = await tx
      .insertInto('staff_notices')
      .values(events.map((event) => ({ event: keyOf(kind, event), told_at: clock.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('event')
      .execute();
    const noted = new Set(rows.map(({ event }) => event));
    return events.filter((event) => noted.delete(keyOf(kind, event)));
  }

  return async function notifyStaff(tx, kind, events) {
    if (events.length === 0) return;
    const fresh = await noteNew(tx, kind, events);
    if (fresh.length === 0) return;
    const { subject, command } = staffTexts[kind];
    const rest = fresh.length - maxLines;
    const lines = fresh.slice(0, maxLines).map(({ line }) => line);
    if (rest > 0) lines.push(staffWords.more(rest));
    await messages.sendToStaff(tx, {
      subject: `${edition.brand}: ${subject}`,
      text: `${lines.join('\n')}\n\n${staffWords.next}\nnpm run ops -- ${command}`,
    });
  };
}
