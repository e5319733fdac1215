import { parsePhone } from '@karvon/phone';
import type { AppDeps } from '@karvon/platform/app-deps';
import { invalid } from '@karvon/platform/http/problem';
import { pointsLedger, type MemberDesk } from '@karvon/accounts';
import type { Desk } from '../desk';
import { findUser } from './endpoints';

/** Members who ask support why they cannot sign in. */
export function registerUsers(
  { serve }: Desk,
  members: MemberDesk,
  {
    database: { db },
    edition,
    local,
  }: Pick<AppDeps, 'database' | 'edition'> & { local: (moment: Date) => string },
): void {
  serve(findUser, {
    role: 'operator',
    async respond({ query: { phone } }, act) {
      const parsed = parsePhone(phone, { defaultCountry: edition.id.toUpperCase() });
      if (!parsed.valid) throw invalid('phone', 'phone', 'not a phone number');
      const found = await members.find(parsed.international);
      if (!found) return { user: null };
      const { pinWait, since, lastSeen, ...user } = found;
      act.subject = user.id;
      return {
        user: {
          ...user,
          since: local(since),
          lastSeen: lastSeen && local(lastSeen),
          points: await pointsLedger.balance(db, user.id),
          pinWaitSeconds: Number.isFinite(pinWait) ? pinWait : null,
        },
      };
    },
  });
}
