import type { SmsWait } from '@karvon/contract';
import type { Visitor } from '../../http/visitor';
import type { AccountDeps } from './account-deps';
import { countAsk, smsLeft, spendBudget } from './sms/ask-limits';
import { smsWaits, smsWaitSeconds } from './sms/sms-waits';

/** Support's list shows where a call was asked for; this is a recovery. */
const recoveryPage = '/auth/recovery';

/** A call about a forgotten PIN: support calls those who have an account, and a code may follow in ten seconds. */
export function createRecoveryCall(deps: AccountDeps) {
  const { calls, clock, config, database, logger, users } = deps;
  return async function requestRecoveryCall(phone: string, visitor: Visitor): Promise<SmsWait> {
    const now = clock.now();
    const keys = users.attemptKeys(phone, visitor);
    const smsAfterSeconds = await database.db.transaction().execute(async (tx) => {
      const { hourlyBudget } = config.sms;
      await countAsk(tx, 'call', keys, { now, hourlyBudget, logger });
      // What the visitor is told to wait is all they wait: the limit of messages may ask for more than the call does.
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
