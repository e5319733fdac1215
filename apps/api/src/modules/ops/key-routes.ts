import type { AppDeps } from '@karvon/platform/app-deps';
import type { Desk } from './desk';
import { checkKeys, listKeys, retireKey } from './key-endpoints';

/** The keys of personal data, for admins. */
export function registerKeys(
  { serve }: Desk,
  keys: AppDeps['keys'],
  local: (moment: Date) => string,
): void {
  serve(listKeys, {
    role: 'admin',
    async respond() {
      const { walk, ...states } = await keys.states();
      return {
        ...states,
        walk: walk.map((one) => ({ ...one, finishedAt: one.finishedAt && local(one.finishedAt) })),
      };
    },
  });
  serve(checkKeys, {
    role: 'admin',
    async respond() {
      await keys.check();
      return { requested: true };
    },
  });
  serve(retireKey, {
    role: 'admin',
    async respond({ params }) {
      const retirement = await keys.retire(params.id);
      return {
        requested: retirement === 'begun',
        sealsElsewhere: retirement === 'seals-elsewhere',
      };
    },
  });
}
