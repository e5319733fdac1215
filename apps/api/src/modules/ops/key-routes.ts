import type { AppDeps } from '../../app-deps';
import type { Desk } from './desk';
import { checkKeys, listKeys, retireKey } from './key-endpoints';

/** The keys of personal data. For admins. */
export function registerKeys(
  { serve }: Desk,
  keys: AppDeps['keys'],
  local: (moment: Date) => string,
): void {
  serve(listKeys, {
    role: 'admin',
    async answer() {
      const { walk, ...states } = await keys.states();
      return {
        ...states,
        walk: walk.map((one) => ({ ...one, finishedAt: one.finishedAt && local(one.finishedAt) })),
      };
    },
  });
  serve(checkKeys, {
    role: 'admin',
    async answer() {
      await keys.check();
      return { asked: true };
    },
  });
  serve(retireKey, {
    role: 'admin',
    answer: async ({ params }) => ({ asked: await keys.retire(params.id) }),
  });
}
