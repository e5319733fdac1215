import type { AppDeps } from '@karvon/platform/app-deps';
import { erasures, type ErasureRow } from '@karvon/accounts';
import type { Desk } from '../desk';
import { listErasures, showErasure } from './endpoints';

/** The acts of destroyed personal data, for admins. */
export function registerErasures(
  { serve }: Desk,
  {
    database: { db },
    edition,
    local,
  }: Pick<AppDeps, 'database' | 'edition'> & { local: (moment: Date) => string },
): void {
  const shown = ({ id, user_id: account, reason, events, erased_at: erasedAt }: ErasureRow) => ({
    id,
    account,
    reason,
    erasedAt: local(erasedAt),
    categories: [...new Set(events.flatMap(({ categories }) => categories))],
  });
  serve(listErasures, {
    role: 'admin',
    respond: async ({ query }) => ({
      erasures: (await erasures.list(db, query.count)).map(shown),
    }),
  });
  serve(showErasure, {
    role: 'admin',
    async respond({ params }) {
      const row = await erasures.find(db, params.id);
      const { brand: system, legalAddress, legalName } = edition;
      const agency = { name: legalName.ru, address: legalAddress.ru, system };
      return { act: row ? { ...shown(row), agency, events: row.events } : null };
    },
  });
}
