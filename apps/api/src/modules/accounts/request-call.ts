import { randomUUID } from 'node:crypto';
import type { SmsWait } from '@karvon/contract';
import { promiseCall } from '../support/promise-call';
import type { AccountDeps } from './account-deps';
import { countAsk, smsLeft } from './sms/ask-limits';
import { smsWaits, smsWaitSeconds } from './sms/sms-waits';

/** Support's list shows where a call was asked for; this is a recovery. */
const recoveryPage = '/auth/recovery';

/** A call about a forgotten PIN: support calls those who have an account, and a code may follow in ten seconds. */
export function createRequestCall(deps: AccountDeps) {
  const { callbacks, clock, config, database, edition, logger, users } = deps;
  return async function requestCall(phone: string, address: string): Promise<SmsWait> {
    const now = clock.now();
    const keys = { phone: users.phoneKey(phone), address: users.addressKey(address) };
    const smsAfterSeconds = await database.db.transaction().execute(async (tx) => {
      const { hourlyBudget } = config.sms;
      await countAsk(tx, 'call', keys, { now, hourlyBudget, logger });
      // What the visitor is told to wait is all they wait: the limit of messages may ask for more than the call does.
      const wait = Math.max(smsWaitSeconds.afterCall, await smsLeft(tx, keys, now));
      await smsWaits.set(tx, keys.phone, wait, now);
      const owner = await users.findByPhone(tx, keys.phone);
      if (!owner) return wait;
      const promise = promiseCall(now, edition.support);
      const id = randomUUID();
      const call = {
        id,
        request_key: `recovery ${id}`,
        topic: 'other' as const,
        lang: owner.langcode,
        page_path: recoveryPage,
        order_number: null,
        open_now: promise.openNow,
        call_by: promise.callBy,
        created_at: now,
      };
      const { username } = users.person(owner);
      await callbacks.insert(tx, call, { phone, name: username });
      return wait;
    });
    return { ok: true, smsAfterSeconds };
  };
}
