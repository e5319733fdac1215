import type { SmsWait } from '@karvon/contract';
import type { Visitor } from '@karvon/platform/http/visitor';
import type { AccountDeps } from './account-deps';
import type { AccountQueues } from './queues';
import { countRequest, smsLeft, spendBudget } from './sms/request-limits';
import { smsWaits, smsWaitSeconds } from './sms/sms-waits';

/** The page that support sees for a callback request of a recovery. */
const recoveryPage = '/auth/recovery';

/**
 * Requests a call about a forgotten PIN; a code may be sent ten seconds later. A request does the same for every phone, and a job
 * looks afterwards whether it has an account: only then support calls.
 */
export function createRecoveryCall(deps: AccountDeps) {
  const { calls, clock, config, database, jobs, logger, users } = deps;
  const { hourlyBudget } = config.sms;
  return {
    async request(phone: string, visitor: Visitor): Promise<SmsWait> {
      const now = clock.now();
      const keys = users.attemptKeys(phone, visitor);
      const smsAfterSeconds = await database.db.transaction().execute(async (tx) => {
        await countRequest(tx, 'call', keys, { now, hourlyBudget, logger });
        // The visitor waits no longer than announced, although the limit of messages may last longer.
        const wait = Math.max(smsWaitSeconds.afterCall, await smsLeft(tx, keys, now));
        await smsWaits.set(tx, keys.phone, wait, now);
        await jobs.enqueue(tx, 'accounts.promise-call', { phoneKey: keys.phone });
        return wait;
      });
      return { ok: true, smsAfterSeconds };
    },

    /** The job that requests the call. */
    async promise({ phoneKey }: AccountQueues['accounts.promise-call']): Promise<void> {
      await database.db.transaction().execute(async (tx) => {
        const now = clock.now();
        const owner = await users.findByPhone(tx, phoneKey);
        if (!owner || !(await spendBudget(tx, 'call', { now, hourlyBudget, logger }))) return;
        const { phone, username } = users.person(owner);
        const call = { lang: owner.langcode, pagePath: recoveryPage };
        await calls.promise(tx, call, { phone, name: username }, now);
      });
    },
  };
}
