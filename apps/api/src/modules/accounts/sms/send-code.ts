import type { Locale, Registration, SmsWait } from '@karvon/contract';
import type { Tx } from '../../../db/database';
import { invalid, problem } from '../../../http/problem';
import type { AccountDeps } from '../account-deps';
import { countAsk } from './ask-limits';
import { checkNewPin } from '../pins/pin-rules';
import { openingSeconds } from '../pins/recovery-openings';
import { smsTexts } from './sms-texts';
import { smsWaits, smsWaitSeconds } from './sms-waits';
import type { CodePurpose } from '../tables';
import { normaliseUsername } from '../username';

/** Registering, and sending codes. What is answered, and the work that is done, tells nothing about the phone. */
export function createCodeSender(deps: AccountDeps) {
  const { clock, codes, config, database, logger, messages, openings, pins, users } = deps;

  /** Messages to countries that nobody here travels from are how premium numbers are milked. */
  function checkPrefix(phone: string, path: string): void {
    if (!config.sms.prefixes.some((prefix) => phone.startsWith(prefix)))
      throw invalid(path, 'country', `must begin with ${config.sms.prefixes.join(' or ')}`);
  }

  async function sendCode(
    tx: Tx,
    phone: string,
    { purpose, lang }: { purpose: CodePurpose; lang: Locale },
  ): Promise<void> {
    const code = await codes.issue(tx, users.phoneKey(phone), purpose, clock.now());
    await messages.sendSms(tx, { to: phone, text: smsTexts[lang][purpose](code) });
  }

  async function count(tx: Tx, phone: string, address: string): Promise<void> {
    const keys = { phone: users.phoneKey(phone), address: users.addressKey(address) };
    const { hourlyBudget } = config.sms;
    await countAsk(tx, 'sms', keys, { now: clock.now(), hourlyBudget, logger });
    await smsWaits.set(tx, keys.phone, smsWaitSeconds.afterSms, clock.now());
  }

  /** What is left of the shorter wait: since the dialog was opened, or since this phone asked for a call or a code. */
  async function secondsLeft(phoneKey: string, recovery: string | undefined, now: Date) {
    const waits = [
      await smsWaits.left(database.db, phoneKey, now),
      recovery === undefined ? undefined : openings.left(recovery, now),
    ].filter((wait) => wait !== undefined);
    if (waits.length > 0) return Math.min(...waits);
    // Neither: it begins with this ask.
    await smsWaits.set(database.db, phoneKey, openingSeconds, now);
    return openingSeconds;
  }

  const sent: SmsWait = { ok: true, smsAfterSeconds: smsWaitSeconds.afterSms };

  return {
    async register(asked: Registration, address: string): Promise<SmsWait> {
      const { identifier: phone, password, langcode } = asked;
      checkPrefix(phone, 'identifier');
      checkNewPin(password, phone, 'password');
      const pinHash = await pins.hash(password);
      const phoneKey = users.phoneKey(phone);
      await database.db.transaction().execute(async (tx) => {
        await count(tx, phone, address);
        const owner = await users.findByPhone(tx, phoneKey);
        if (owner)
          return messages.sendSms(tx, { to: phone, text: smsTexts[owner.langcode].hasAccount });
        const username = normaliseUsername(asked.username);
        const person = { phone, username, email: asked.email ?? null };
        await users.keepRegistration(tx, phoneKey, { person, pinHash, langcode }, clock.now());
        return sendCode(tx, phone, { purpose: 'register', lang: langcode });
      });
      return sent;
    },

    /** Another code for a registration, or one to set a new PIN with. */
    async sendSms(
      { identifier: phone, recovery }: { identifier: string; recovery?: string | undefined },
      address: string,
    ): Promise<SmsWait> {
      checkPrefix(phone, 'identifier');
      const now = clock.now();
      const phoneKey = users.phoneKey(phone);
      const left = await secondsLeft(phoneKey, recovery, now);
      if (left > 0) throw problem('rate-limited', { retryAfterSeconds: left });
      await database.db.transaction().execute(async (tx) => {
        await count(tx, phone, address);
        const owner = await users.findByPhone(tx, phoneKey);
        if (owner) return sendCode(tx, phone, { purpose: 'recover', lang: owner.langcode });
        const registration = await users.findRegistration(tx, phoneKey, now);
        if (registration)
          await sendCode(tx, phone, { purpose: 'register', lang: registration.langcode });
      });
      return sent;
    },
  };
}
