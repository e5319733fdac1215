import type { StayChange } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { PersonalData } from '@karvon/platform/personal-data';
import { changeStore, wantedOf, type ChangeRow } from '../store/change-store';

/** Changes as their guest sees them. */
export function presentChanges(
  { database: { db }, data }: Pick<AppDeps, 'database'> & { data: PersonalData },
  rows: readonly ChangeRow[],
): Promise<StayChange[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { guests, comment } = wantedOf(data, row);
      const steps = await changeStore.steps(db, row.id);
      return {
        id: row.id,
        state: row.state,
        guests,
        comment: comment || null,
        steps: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
      };
    }),
  );
}
