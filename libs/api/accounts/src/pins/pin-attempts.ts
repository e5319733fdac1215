import type { AppDeps } from '@karvon/platform/app-deps';
import type { Tx } from '@karvon/platform/db/database';
import { errorToProblem } from '@karvon/platform/http/error-to-problem';
import { problem } from '@karvon/platform/http/problem';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { growing } from '@karvon/platform/limits/rules';
import { knownDevices } from './known-devices';

/** Fingerprints of the phone, the address and the browser of a try; a browser without a secret has none. */
export interface AttemptKeys {
  phone: string;
  address: string;
  device: string | undefined;
}

/** A try that is counted as wrong before the PIN is checked. */
export interface PinAttempt {
  /** Records a right PIN: earlier tries are deleted, and the browser becomes known. */
  succeed(tx: Tx): Promise<void>;
}

/** Twenty tries in thirty days: too few to guess one of a million PINs, and no phone stays locked for ever. */
const twentyWrong = { free: 5, lockAt: 20, minutes: 30 * 24 * 60 };
const locked = () => problem('pin-locked');

const limiters = {
  /** A family shares an address, so an address has more tries. */
  unknown: createLimiter({
    kind: 'pin',
    rules: [
      growing('phone', twentyWrong),
      growing('address', { free: 30, lockAt: Infinity, minutes: 60 }),
    ],
    locked,
  }),
  /** Tries from a browser on which the owner has signed in: strangers cannot spend these. */
  known: createLimiter({ kind: 'pin-device', rules: [growing('device', twentyWrong)], locked }),
};

/** Counts wrong PINs per phone, address and known browser; for phones without an account too. */
export function createPinAttempts({
  clock,
  database: { db },
  logger,
}: Pick<AppDeps, 'clock' | 'database' | 'logger'>) {
  const placeOf = ({ phone, device }: AttemptKeys) => `${phone} ${device}`;

  async function remember(tx: Tx, { phone, device }: AttemptKeys): Promise<void> {
    if (device !== undefined) await knownDevices.remember(tx, phone, device, clock.now());
  }

  async function countKnown(keys: AttemptKeys): Promise<PinAttempt> {
    const place = placeOf(keys);
    await db
      .transaction()
      .execute((tx) => limiters.known.count(tx, { device: place }, clock.now()));
    return {
      // The tries of strangers stay counted: otherwise each time the owner signs in they would get twenty more.
      async succeed(tx) {
        await limiters.known.forgive(tx, 'device', place);
        await remember(tx, keys);
      },
    };
  }

  async function countUnknown(keys: AttemptKeys): Promise<PinAttempt> {
    const { phone, address } = keys;
    const counted = await db
      .transaction()
      .execute((tx) => limiters.unknown.count(tx, { phone, address }, clock.now()));
    return {
      async succeed(tx) {
        await limiters.unknown.takeBack(tx, counted);
        await limiters.unknown.forgive(tx, 'phone', phone);
        await remember(tx, keys);
      },
    };
  }

  return {
    /**
     * Counts a try as wrong before it is checked.
     * @throws problem rate-limited while a wait runs, pin-locked after twenty wrong ones
     */
    async enter(keys: AttemptKeys): Promise<PinAttempt> {
      const { phone, device } = keys;
      const known =
        device !== undefined && (await knownDevices.isKnown(db, phone, device, clock.now()));
      try {
        return await (known ? countKnown(keys) : countUnknown(keys));
      } catch (error) {
        const { code } = errorToProblem(error);
        logger.warn({ phoneKey: phone.slice(0, 8), code }, 'too many wrong PINs');
        throw error;
      }
    },

    /** Seconds until an unknown browser may try the PIN of a phone; Infinity: never. */
    wait: (phone: string): Promise<number> =>
      // The empty address matches no try.
      limiters.unknown.left(db, { phone, address: '' }, clock.now()),

    /** Records that the phone's owner has entered a code: all tries are deleted. */
    async forgive(tx: Tx, keys: AttemptKeys): Promise<void> {
      await limiters.unknown.forgive(tx, 'phone', keys.phone);
      await limiters.known.forgive(tx, 'device', placeOf(keys));
      await remember(tx, keys);
    },
  };
}

export type PinAttempts = ReturnType<typeof createPinAttempts>;
