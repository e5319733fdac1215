import { addDays, dayInZone } from '@karvon/calendar';
import type { AppDeps } from '@karvon/platform/app-deps';
import { placeAt } from '@karvon/air-catalogue';
import { alertStore } from '../alert-store';
import { confirmHours } from '../set/links';

const HOUR_MS = 3_600_000;
/** So long a link of a letter still says that no letters come. */
const retentionDays = 30;

/** Ends alerts whose first day is over where the flight begins, and deletes what is of no use any more. */
export function createEnding({ clock, database: { db } }: Pick<AppDeps, 'clock' | 'database'>) {
  return async function endOver(): Promise<void> {
    const now = clock.now();
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const tomorrow = addDays(now.toISOString().slice(0, 10), 1);
    const leaving = await alertStore.leavingBy(db, tomorrow);
    const over = leaving.filter(
      ({ origin, out_day: day }) => day < dayInZone(now, placeAt('origin', origin).zone),
    );
    await alertStore.end(
      db,
      over.map(({ id }) => id),
      now,
    );
    await alertStore.forgetUnconfirmed(db, before(confirmHours));
    await alertStore.forgetEnded(db, before(retentionDays * 24));
  };
}
