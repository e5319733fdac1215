import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps';
import type { Messages } from '../messages/create';
import type { CallbackStore } from '../support/callback-store';
import { createAttemptLimits } from './attempt-limits';
import { createPinHasher } from './pin-hash';
import { registerAccountRoutes } from './routes';
import { createSessionAccess, type SessionAccess } from './session-access';
import { createSessionTokens } from './session-token';
import { createSessions } from './sessions';
import { createSmsCodes } from './sms-codes';
import { createUserStore } from './user-store';

export interface Accounts {
  access: SessionAccess;
}

const DAY_MS = 86_400_000;
/** No session lives longer. */
const sessionDays = 90;

/** Accounts by phone and PIN: registration, sessions, recovery, profile. */
export function createAccounts(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: { callbacks: CallbackStore; messages: Messages },
): Accounts {
  const { clock, database, jobs, personalData, tokenSecret } = appDeps;
  const tokens = createSessionTokens(tokenSecret);
  const attempts = createAttemptLimits(appDeps);
  const sessions = createSessions({ ...appDeps, tokens });
  const users = createUserStore(personalData);
  const access = createSessionAccess({ database, sessions });
  const deps = {
    ...appDeps,
    ...outside,
    attempts,
    codes: createSmsCodes(personalData),
    pins: createPinHasher(personalData),
    sessions,
    users,
  };
  registerAccountRoutes(app, deps, access);

  jobs.work('accounts.forget', async () => {
    const now = clock.now();
    const yesterday = new Date(now.getTime() - DAY_MS);
    await users.forgetRegistrations(database.db, now);
    await attempts.forgetBefore(yesterday);
    await sessions.forgetBefore(new Date(now.getTime() - sessionDays * DAY_MS));
    await database.db.deleteFrom('sms_codes').where('expires_at', '<', now).execute();
    await database.db.deleteFrom('sms_waits').where('sms_after', '<', yesterday).execute();
    await database.db.deleteFrom('auth_asks').where('at', '<', yesterday).execute();
  });
  return { access };
}
