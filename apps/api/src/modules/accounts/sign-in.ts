import { randomUUID } from 'node:crypto';
import type { SessionAnswer } from '@karvon/contract';
import type { Tx } from '../../db/database';
import { problem } from '../../http/problem';
import type { AccountDeps } from './account-deps';
import { checkNewPin } from './pins/pin-rules';
import { presentUser } from './present-user';

interface Credentials {
  identifier: string;
  password: string;
}

/** Signing in by PIN, and by a code: of a registration, or to set a new PIN. */
export function createSignIn(deps: AccountDeps) {
  const { attempts, clock, codes, database, logger, pins, sessions, users } = deps;

  const keysOf = (phone: string, address: string) => ({
    phone: users.phoneKey(phone),
    address: users.addressKey(address),
  });

  async function begin(tx: Tx, userId: string): Promise<SessionAnswer> {
    return { jwt: await sessions.begin(tx, userId), user: await presentUser(deps, tx, userId) };
  }

  async function openAccount(tx: Tx, phoneKey: string): Promise<string> {
    const registration = await users.findRegistration(tx, phoneKey, clock.now());
    if (!registration) throw problem('code-refused');
    const id = randomUUID();
    await users.insert(tx, id, registration, clock.now());
    return id;
  }

  async function setNewPin(tx: Tx, phoneKey: string, pinHash: string): Promise<string> {
    const owner = await users.findByPhone(tx, phoneKey);
    if (!owner) throw problem('code-refused');
    await users.setPin(tx, owner.id, pinHash);
    await sessions.endAll(tx, owner.id);
    return owner.id;
  }

  return {
    async login({ identifier, password }: Credentials, address: string): Promise<SessionAnswer> {
      const keys = keysOf(identifier, address);
      const counted = await attempts.enter(keys);
      const owner = await users.findByPhone(database.db, keys.phone);
      if (!(await pins.verify(password, owner?.pin_hash)) || !owner) {
        logger.warn({ phoneKey: keys.phone.slice(0, 8) }, 'wrong login');
        throw problem('wrong-login');
      }
      return database.db.transaction().execute(async (tx) => {
        await attempts.succeed(tx, keys, counted);
        return begin(tx, owner.id);
      });
    },

    async confirmSms(
      { identifier, password, code }: Credentials & { code: string },
      address: string,
    ): Promise<SessionAnswer> {
      const keys = keysOf(identifier, address);
      checkNewPin(password, identifier, 'password');
      const { db } = database;
      const now = clock.now();
      const matched = await codes.match(db, keys.phone, code, now);
      // One hash in each case, so that time does not say which it is.
      const registration = await users.findRegistration(db, keys.phone, now);
      const recovers = matched?.purpose === 'recover';
      const pinHash = recovers ? await pins.hash(password) : '';
      const right = recovers || (await pins.verify(password, registration?.pin_hash));
      const refused = () => {
        logger.warn({ phoneKey: keys.phone.slice(0, 8) }, 'code refused');
        return problem('code-refused');
      };
      if (!matched || !right) throw refused();
      return db.transaction().execute(async (tx) => {
        if (!(await codes.use(tx, matched.id))) throw refused();
        const userId = recovers
          ? await setNewPin(tx, keys.phone, pinHash)
          : await openAccount(tx, keys.phone);
        await attempts.succeed(tx, keys);
        return begin(tx, userId);
      });
    },
  };
}
