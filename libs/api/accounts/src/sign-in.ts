import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import { problem } from '@karvon/platform/http/problem';
import type { Visitor } from '@karvon/platform/http/visitor';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { AccountDeps } from './account-deps';
import { checkNewPin } from './pins/pin-rules';
import { presentUser } from './present-user';

interface Credentials {
  identifier: string;
  password: string;
}

/** Each wrong code costs us a hash. A family behind one address mistypes less often than this limit. */
const confirmLimiter = createLimiter({ kind: 'confirm', rules: [atMost('address', 30, 15)] });

/** Signs in by PIN, or by a code: the code of a registration, or a code to set a new PIN. */
export function createSignIn(deps: AccountDeps) {
  const { attempts, clock, codes, database, logger, pins, sessions, users } = deps;

  async function begin(tx: Tx, userId: string): Promise<SessionResponse> {
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
    async login({ identifier, password }: Credentials, visitor: Visitor): Promise<SessionResponse> {
      const keys = users.attemptKeys(identifier, visitor);
      const attempt = await attempts.enter(keys);
      const owner = await users.findByPhone(database.db, keys.phone);
      if (!(await pins.verify(password, owner?.pin_hash)) || !owner) {
        logger.warn({ phoneKey: keys.phone.slice(0, 8) }, 'wrong login');
        throw problem('wrong-login');
      }
      return database.db.transaction().execute(async (tx) => {
        await attempt.succeed(tx);
        return begin(tx, owner.id);
      });
    },

    async confirmSms(
      { identifier, password, code }: Credentials & { code: string },
      visitor: Visitor,
    ): Promise<SessionResponse> {
      const keys = users.attemptKeys(identifier, visitor);
      checkNewPin(password, identifier, 'password');
      const { db } = database;
      const now = clock.now();
      const counted = await db
        .transaction()
        .execute((tx) => confirmLimiter.count(tx, { address: keys.address }, now));
      const matched = await codes.match(db, keys.phone, code, now);
      // There is one hash in each case, so that the time of the response does not tell the cases apart.
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
        await attempts.forgive(tx, keys);
        await confirmLimiter.takeBack(tx, counted);
        return begin(tx, userId);
      });
    },
  };
}
