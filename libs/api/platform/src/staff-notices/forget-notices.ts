import type { Clock } from '../clock';
import type { Database } from '../db/database';
import type {} from './tables';

const QUARTER_MS = 90 * 86_400_000;

/** After this time staff are notified of a repeated event again. */
export async function forgetNotices({
  clock,
  database: { db },
}: {
  clock: Clock;
  database: Database;
}): Promise<void> {
  const before = new Date(clock.now().getTime() - QUARTER_MS);
  await db.deleteFrom('staff_notices').where('told_at', '<', before).execute();
}
