import type { Registration, SmsWait } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import { invalid, problem } from '@karvon/platform/http/problem';
import type { Visitor } from '@karvon/platform/http/visitor';
import type { AccountDeps } from './account-deps';
import type { CountedTry } from '@karvon/platform/limits/limiter';
import { countRequest, takeRequestBack } from './sms/request-limits';
import { checkNewPin } from './pins/pin-rules';
import { openingSeconds } from './pins/recovery-openings';
import { smsWaits, smsWaitSeconds } from './sms/sms-waits';
import { normaliseUsername } from './username';

/**
 * Registers and requests codes. Neither the response nor its time shows whether the phone has an account: a request does the same
 * for every phone, and a job looks up its owner afterwards.
 */
export function createCodeRequests(deps: AccountDeps) {
  const { clock, config, database, jobs, logger, openings, pins, users } = deps;
  const transaction = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);

  /** Fraudsters earn from messages to expensive numbers abroad, so only some countries are served. */
  function checkPrefix(phone: string, path: string): void {
    if (!config.sms.prefixes.some((prefix) => phone.startsWith(prefix)))
      throw invalid(path, 'country', `must begin with ${config.sms.prefixes.join(' or ')}`);
  }

  function count(tx: Tx, phone: string, visitor: Visitor): Promise<CountedTry> {
    const keys = users.attemptKeys(phone, visitor);
    const { hourlyBudget } = config.sms;
    return countRequest(tx, 'sms', keys, { now: clock.now(), hourlyBudget, logger });
  }

  const beginWait = (tx: Tx, phoneKey: string) =>
    smsWaits.set(tx, phoneKey, smsWaitSeconds.afterSms, clock.now());

  /** The rest of the shorter wait: since the recovery was opened, or since this phone requested a call or a code. */
  async function secondsLeft(phoneKey: string, recovery: string | undefined, now: Date) {
    const waits = [
      await smsWaits.left(database.db, phoneKey, now),
      recovery === undefined ? undefined : openings.left(recovery, now),
    ].filter((wait) => wait !== undefined);
    if (waits.length > 0) return Math.min(...waits);
    // No wait has begun yet: it begins with this request.
    await smsWaits.set(database.db, phoneKey, openingSeconds, now);
    return openingSeconds;
  }

  const sent: SmsWait = { ok: true, smsAfterSeconds: smsWaitSeconds.afterSms };

  return {
    async register(requested: Registration, visitor: Visitor): Promise<SmsWait> {
      const { identifier: phone, password, langcode } = requested;
      checkPrefix(phone, 'identifier');
      checkNewPin(password, phone, 'password');
      const phoneKey = users.phoneKey(phone);
      // Counted before the hash: a refused request must not cost one.
      const counted = await transaction((tx) => count(tx, phone, visitor));
      const pinHash = await pins.hash(password).catch(async (error: unknown) => {
        await takeRequestBack(database.db, counted);
        throw error;
      });
      await transaction(async (tx) => {
        await beginWait(tx, phoneKey);
        const username = normaliseUsername(requested.username);
        const person = { phone, username, email: requested.email ?? null };
        await users.keepRegistration(tx, phoneKey, { person, pinHash, langcode }, clock.now());
        await jobs.enqueue(tx, 'accounts.send-code', { phoneKey, registers: true });
      });
      return sent;
    },

    /** Another code for a registration, or a code to set a new PIN. */
    async sendSms(
      { identifier: phone, recovery }: { identifier: string; recovery?: string | undefined },
      visitor: Visitor,
    ): Promise<SmsWait> {
      checkPrefix(phone, 'identifier');
      const now = clock.now();
      const phoneKey = users.phoneKey(phone);
      const left = await secondsLeft(phoneKey, recovery, now);
      if (left > 0) throw problem('rate-limited', { retryAfterSeconds: left });
      await transaction(async (tx) => {
        await count(tx, phone, visitor);
        await beginWait(tx, phoneKey);
        await jobs.enqueue(tx, 'accounts.send-code', { phoneKey, registers: false });
      });
      return sent;
    },
  };
}
