import type { Logger } from 'pino';
import type { Db, Tx } from '../../../db/database';
import { problem } from '../../../http/problem';
import { createLimiter } from '../../../limits/limiter';
import { atMost } from '../../../limits/rules';
import type { AttemptKeys } from '../pins/pin-attempts';

/** Each message costs money and wakes somebody. */
const limiters = {
  sms: createLimiter({
    kind: 'sms',
    rules: [atMost('address', 20, 60), atMost('phone', 1, 1), atMost('phone', 5, 24 * 60)],
  }),
  call: createLimiter({ kind: 'call', rules: [atMost('address', 10, 60), atMost('phone', 3, 60)] }),
};

const HOUR_MS = 3_600_000;

/** Whole seconds until this phone may be sent another message from this address; the same for phones without an account. */
export const smsLeft = (db: Db | Tx, keys: AttemptKeys, now: Date): Promise<number> =>
  limiters.sms.left(db, keys, now);

/**
 * Counts one ask for a message or a call, whether or not the phone has an account.
 * @param hourlyBudget messages an hour for everybody together: an attack must not cost more than that
 * @throws problem rate-limited for one too many, service-unavailable when the budget is spent
 */
export async function countAsk(
  tx: Tx,
  kind: keyof typeof limiters,
  keys: AttemptKeys,
  { now, hourlyBudget, logger }: { now: Date; hourlyBudget: number; logger: Logger },
): Promise<void> {
  const limiter = limiters[kind];
  const asked = await limiter.since(tx, new Date(now.getTime() - HOUR_MS));
  await limiter.count(tx, keys, now);
  if (asked < hourlyBudget) return;
  logger.error({ kind, hourlyBudget }, 'the hourly budget of messages is spent');
  throw problem('service-unavailable');
}
