import type { Locale } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import type { AccountDeps } from './account-deps';
import type { AccountQueues } from './queues';
import type { CodePurpose } from './tables';
import { spendBudget } from './sms/request-limits';
import { smsTexts } from './sms/sms-texts';

/** The job of a request for a code: looks up the owner of the phone and sends the message; nothing for an unknown phone. */
export function createCodeSender(deps: AccountDeps) {
  const { clock, codes, config, database, logger, messages, users } = deps;

  async function sendCode(
    tx: Tx,
    phone: string,
    { purpose, lang }: { purpose: CodePurpose; lang: Locale },
  ): Promise<void> {
    const code = await codes.issue(tx, users.phoneKey(phone), purpose, clock.now());
    await sendText(tx, phone, smsTexts[lang][purpose](code));
  }

  async function sendText(tx: Tx, phone: string, text: string): Promise<void> {
    const { hourlyBudget } = config.sms;
    if (await spendBudget(tx, 'sms', { now: clock.now(), hourlyBudget, logger }))
      await messages.sendSms(tx, { to: phone, text });
  }

  return function send({
    phoneKey,
    registers,
  }: AccountQueues['accounts.send-code']): Promise<void> {
    return database.db.transaction().execute(async (tx) => {
      const owner = await users.findByPhone(tx, phoneKey);
      if (owner) {
        const { phone } = users.person(owner);
        const lang = owner.langcode;
        if (registers) return sendText(tx, phone, smsTexts[lang].hasAccount);
        return sendCode(tx, phone, { purpose: 'recover', lang });
      }
      const registration = await users.findRegistration(tx, phoneKey, clock.now());
      if (!registration) return;
      const { phone } = users.registrant(registration);
      await sendCode(tx, phone, { purpose: 'register', lang: registration.langcode });
    });
  };
}
