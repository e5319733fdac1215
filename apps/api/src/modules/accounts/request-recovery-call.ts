import type { SmsWait } from '@karvon/contract';
import type { Visitor } from '../../http/visitor';
import type { AccountDeps } from './account-deps';
import { countRequest, smsLeft, spendBudget } from './sms/request-limits';
import { smsWaits, smsWaitSeconds } from './sms/sms-waits';

/** The page that support sees for such a request. */
const recoveryPage = '/auth/recovery';

/** Requests a call about a forgotten PIN. Support calls those who have an account; a code may be sent ten seconds later. */
export function createRecoveryCall(deps: AccountDeps) {
  const { calls, clock, config, database, logger, users } = deps;
  return async function requestRecoveryCall(phone: string, visitor: Visitor): Promise<SmsWait> {
    const now = clock.now();
    const keys = users.attemptKeys(phone, visitor);
    const smsAfterSeconds = await database.db.transaction().execute(async (tx) => {
      const { hourlyBudget } = config.sms;
      await countRequest(tx, 'call', keys, { now, hourlyBudget, logger });
      // The announced wait is the whole wait: the limit of messages may be longer than the wait of the call.
      const wait = Math.max(smsWaitSeconds.afterCall, await smsLeft(tx, keys, now));
      await smsWaits.set(tx, keys.phone, wait, now);
      const owner = await users.findByPhone(tx, keys.phone);
      if (!owner) return wait;
      const { username } = users.person(owner);
      const call = { lang: owner.langcode, pagePath: recoveryPage };
      await spendBudget(tx, 'call', now);
      await calls.promise(tx, call, { phone, name: username }, now);
      return wait;
    });
    return { ok: true, smsAfterSeconds };
  };
}
