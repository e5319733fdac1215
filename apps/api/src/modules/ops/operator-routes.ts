import type { Desk } from './desk';
import { dismissOperator, hireOperator, listActs, listOperators } from './operator-endpoints';
import type { Operators } from './operators';

/** Operators with their roles, and the audit log, for admins. */
export function registerOperators(
  { serve }: Desk,
  operators: Operators,
  local: (moment: Date) => string,
): void {
  serve(listOperators, {
    role: 'admin',
    respond: async () => ({
      operators: (await operators.list()).map(({ name, role, created_at, ended_at }) => ({
        name,
        role,
        since: local(created_at),
        endedAt: ended_at && local(ended_at),
      })),
    }),
  });
  serve(hireOperator, {
    role: 'admin',
    respond: async ({ params }) => ({ token: await operators.hire(params) }),
  });
  serve(dismissOperator, {
    role: 'admin',
    respond: async ({ params }) => ({ dismissed: await operators.dismiss(params.name) }),
  });
  serve(listActs, {
    role: 'admin',
    respond: async ({ query }) => ({
      acts: (await operators.acts(query.count)).map(({ at, operator, act, subject, outcome }) => ({
        at: local(at),
        operator,
        act,
        subject,
        outcome,
      })),
    }),
  });
}
