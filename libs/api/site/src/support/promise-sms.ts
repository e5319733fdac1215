import type { CallbackPromise, Locale } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { localTime } from '@karvon/platform/local-time';
import { createBudget } from '@karvon/platform/limits/budget';
import { stableId } from '@karvon/platform/stable-id';

/** The hourly limit for all visitors together, so that an attack costs no more than that. */
const budget = createBudget('callback-sms', 60);

/** Each text is one part of an SMS: 70 characters in Cyrillic, 160 in Latin with plain apostrophes. */
export const promiseTexts: Record<Locale, (brand: string, day: string, time: string) => string> = {
  ru: (brand, day, time) => `${brand}: заявка принята. Перезвоним ${day}до ${time}.`,
  uz: (brand, day, time) =>
    `${brand}: so'rovingiz qabul qilindi, ${day}soat ${time} gacha qo'ng'iroq qilamiz.`,
};

/** The text of a promise; the day is named when it is not today. */
export function promiseText(brand: string, lang: Locale, { callBy }: CallbackPromise, now: string) {
  const [day, time] = [callBy.slice(0, 10), callBy.slice(11, 16)];
  const named = day === now.slice(0, 10) ? '' : `${day.slice(8)}.${day.slice(5, 7)} `;
  return promiseTexts[lang](brand, named, time);
}

export interface PromiseSmsDeps extends Pick<AppDeps, 'config' | 'edition' | 'personalData'> {
  /** Sends one message for an id, however often it is called. */
  sendSms(tx: Tx, sms: { to: string; text: string }, id: string): Promise<void>;
}

/** Repeats a promised call in an SMS: at most one a day to a phone, so that strangers cannot flood it. */
export function createPromiseSms({ config, edition, personalData, sendSms }: PromiseSmsDeps) {
  const { utcOffsetMinutes } = edition.support;
  return async function sendPromise(
    tx: Tx,
    { phone, lang }: { phone: string; lang: Locale },
    promise: CallbackPromise,
    at: Date,
  ): Promise<void> {
    const { hourlyBudget, prefixes } = config.sms;
    if (!prefixes.some((prefix) => phone.startsWith(prefix))) return;
    if ((await budget.spent(tx, at)) >= hourlyBudget) return;
    await budget.spend(tx, at);
    const now = localTime(at, utcOffsetMinutes);
    const key = personalData.fingerprint(phone, 'callback/sms');
    const text = promiseText(edition.brand, lang, promise, now);
    await sendSms(tx, { to: phone, text }, stableId('callback', key, now.slice(0, 10)));
  };
}
