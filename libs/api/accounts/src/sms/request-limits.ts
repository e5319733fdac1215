import type { Logger } from 'pino';
import type { Db, Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import { createBudget } from '@karvon/platform/limits/budget';
import { createLimiter, type CountedTry } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { AttemptKeys } from '../pins/pin-attempts';

/** Each message costs money and disturbs somebody. */
const limiters = {
  sms: createLimiter({
    kind: 'sms',
    rules: [atMost('address', 20, 60), atMost('phone', 1, 1), atMost('phone', 5, 24 * 60)],
  }),
  call: createLimiter({ kind: 'call', rules: [atMost('address', 10, 60), atMost('phone', 3, 60)] }),
};

/** Counts the messages sent to all visitors together. */
const budgets = { sms: createBudget('sms-sent', 60), call: createBudget('call-promised', 60) };
type Kind = keyof typeof budgets;

/** Whole seconds until this address may send this phone another message; counted for phones without an account too. */
export const smsLeft = (db: Db | Tx, keys: AttemptKeys, now: Date): Promise<number> =>
  limiters.sms.left(db, keys, now);

interface Budgeted {
  now: Date;
  hourlyBudget: number;
  logger: Logger;
}

async function isLeft(tx: Tx, kind: Kind, { now, hourlyBudget, logger }: Budgeted) {
  const left = (await budgets[kind].spent(tx, now)) < hourlyBudget;
  if (!left) logger.error({ kind, hourlyBudget }, 'the hourly budget of messages is spent');
  return left;
}

/**
 * Counts one request for a message or a call, whether or not the phone has an account.
 * @param hourlyBudget messages an hour to everybody together: an attack costs no more than that
 * @returns the counted request, to be taken back if it could not be served
 * @throws problem rate-limited for one too many, service-unavailable when the budget is spent
 */
export async function countRequest(
  tx: Tx,
  kind: Kind,
  keys: AttemptKeys,
  { now, hourlyBudget, logger }: Budgeted,
): Promise<CountedTry> {
  const counted = await limiters[kind].count(tx, keys, now);
  if (await isLeft(tx, kind, { now, hourlyBudget, logger })) return counted;
  throw problem('service-unavailable');
}

/** Takes the count back: the request could not be served. */
export const takeRequestBack = (db: Db, counted: CountedTry): Promise<void> =>
  limiters.sms.takeBack(db, counted);

/**
 * Spends the budget: a message is sent or a call is promised. Requests for unknown phones spend nothing.
 * @returns false when others have spent it since the request: then nothing may be sent
 */
export async function spendBudget(tx: Tx, kind: Kind, budgeted: Budgeted): Promise<boolean> {
  const left = await isLeft(tx, kind, budgeted);
  if (left) await budgets[kind].spend(tx, budgeted.now);
  return left;
}
