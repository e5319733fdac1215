import type { AppDeps } from '@karvon/platform/app-deps';
import { problem } from '@karvon/platform/http/problem';
import type { AlertRow } from '../alert-search';
import { alertStore, lockAddress } from '../alert-store';
import { hashOf } from '../readers';
import { maxAlerts, tooManyAlerts } from './set-alert';

/** For so long the link of the first letter confirms an address. */
export const confirmHours = 48;
const HOUR_MS = 3_600_000;

/** What the links of letters do. Both work as often as they are followed. */
export function createAlertLinks({ clock, database: { db } }: Pick<AppDeps, 'clock' | 'database'>) {
  const lapsed = ({ status, created_at: requestedAt }: AlertRow) =>
    status === 'waiting' && clock.now().getTime() - requestedAt.getTime() > confirmHours * HOUR_MS;

  async function find(token: string): Promise<{ link: 'confirm' | 'stop'; row: AlertRow }> {
    const hash = hashOf(token);
    const confirm = await alertStore.findByHash(db, 'confirm_hash', hash);
    if (confirm && !lapsed(confirm)) return { link: 'confirm', row: confirm };
    const stop = await alertStore.findByHash(db, 'stop_hash', hash);
    if (stop) return { link: 'stop', row: stop };
    throw problem('content-not-found');
  }

  return {
    /** @throws problem content-not-found */
    find,

    /** @throws problem content-not-found, validation-failed */
    async confirm(token: string): Promise<void> {
      const { link, row: found } = await find(token);
      if (link !== 'confirm' || found.email_key === null) throw problem('content-not-found');
      const emailKey = found.email_key;
      await db.transaction().execute(async (tx) => {
        await lockAddress(tx, emailKey);
        const row = await alertStore.findByHash(tx, 'confirm_hash', hashOf(token));
        // Stopped or renewed by another letter at this very moment.
        if (!row || row.status === 'ended') throw problem('content-not-found');
        const waits = row.status === 'waiting';
        if (waits && (await alertStore.countActive(tx, emailKey)) >= maxAlerts)
          throw tooManyAlerts();
        const owner = row.requested_by ?? row.user_id;
        if (row.requested_by)
          await alertStore.noteConfirmed(tx, row.requested_by, emailKey, clock.now());
        await alertStore.change(tx, row.id, {
          status: 'active',
          user_id: owner,
          requested_by: null,
        });
      });
    },

    /** @throws problem content-not-found */
    async stop(token: string): Promise<void> {
      const row = await alertStore.findByHash(db, 'stop_hash', hashOf(token));
      if (!row) throw problem('content-not-found');
      await alertStore.end(db, [row.id], clock.now());
    },
  };
}
