import type { AppDeps } from '../../../app-deps';
import type { Tx } from '../../../db/database';
import { errorToProblem } from '../../../http/error-to-problem';
import { problem } from '../../../http/problem';
import { createLimiter, type CountedTry } from '../../../limits/limiter';
import { growing } from '../../../limits/rules';

/** Fingerprints of who tries and whence. */
export interface AttemptKeys {
  phone: string;
  address: string;
}

/** A family shares an address, so it is given more, and forgiven; a phone's tries are only ended by the right PIN. */
const limiter = createLimiter({
  kind: 'pin',
  rules: [
    growing('phone', { free: 5, lockAt: 20, minutes: Infinity }),
    growing('address', { free: 30, lockAt: Infinity, minutes: 60 }),
  ],
  locked: () => problem('pin-locked'),
});

/** Wrong PINs per phone and per address, counted the same for phones that have no account. */
export function createPinAttempts({
  clock,
  database: { db },
  logger,
}: Pick<AppDeps, 'clock' | 'database' | 'logger'>) {
  return {
    /**
     * Counts a try as wrong before it is looked at.
     * @throws problem rate-limited while a wait runs, pin-locked after twenty wrong ones
     */
    async enter(keys: AttemptKeys): Promise<CountedTry> {
      try {
        return await db.transaction().execute((tx) => limiter.count(tx, keys, clock.now()));
      } catch (error) {
        const { code } = errorToProblem(error);
        logger.warn({ phoneKey: keys.phone.slice(0, 8), code }, 'too many wrong PINs');
        throw error;
      }
    },

    /** The phone's owner is here: it begins anew, and the address has the try back, if one was counted. */
    async succeed(tx: Tx, { phone }: Pick<AttemptKeys, 'phone'>, counted: CountedTry = []) {
      await limiter.takeBack(tx, counted);
      await limiter.forgive(tx, 'phone', phone);
    },
  };
}

export type PinAttempts = ReturnType<typeof createPinAttempts>;
