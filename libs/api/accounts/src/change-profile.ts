import type { ProfileChange, User } from '@karvon/contract';
import { invalid } from '@karvon/platform/http/problem';
import type { Visitor } from '@karvon/platform/http/visitor';
import type { AccountDeps } from './account-deps';
import { checkNewPin } from './pins/pin-rules';
import { presentUser } from './present-user';
import type { SignedIn } from './sessions/session-access';
import { normaliseUsername } from './username';

/** Saves the profile of the signed-in user. */
export function createProfileChanges(deps: AccountDeps) {
  const { attempts, database, logger, pins, sessions, users } = deps;

  async function newPinHash(
    { user }: SignedIn,
    phone: string,
    { current, next }: NonNullable<ProfileChange['pin']>,
    visitor: Visitor,
  ): Promise<string> {
    checkNewPin(next, phone, 'pin.next');
    const attempt = await attempts.enter(users.attemptKeys(phone, visitor));
    if (!(await pins.verify(current, user.pin_hash))) {
      logger.warn({ userId: user.id }, 'wrong PIN when changing it');
      throw invalid('pin.current', 'wrong', 'not the PIN of this account');
    }
    await database.db.transaction().execute((tx) => attempt.succeed(tx));
    return pins.hash(next);
  }

  return {
    async save(signedIn: SignedIn, change: ProfileChange, visitor: Visitor): Promise<User> {
      const { user, sessionId } = signedIn;
      const { phone } = users.person(user);
      const pinHash = change.pin && (await newPinHash(signedIn, phone, change.pin, visitor));
      return database.db.transaction().execute(async (tx) => {
        const person = { phone, username: normaliseUsername(change.username), email: change.email };
        await users.save(tx, user.id, person, change.langcode);
        if (pinHash !== undefined) {
          await users.setPin(tx, user.id, pinHash);
          await sessions.endAll(tx, user.id, sessionId);
        }
        return presentUser(deps, tx, user.id);
      });
    },
  };
}
