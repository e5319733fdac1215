import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '@karvon/platform/app-deps';
import { forgetTries } from '@karvon/platform/limits/limiter';
import type { AccountDeps } from './account-deps';
import { formDrafts } from './drafts/form-drafts';
import { registerFormDrafts } from './drafts/routes';
import { createErasure } from './erasures/erase-account';
import { erasures } from './erasures/erasures';
import { createIdentity, type Identity } from './create-identity';
import { favouriteBelongings } from './favourites/favourite-store';
import { registerFavourites } from './favourites/register-favourites';
import { registerPoints } from './points/register-points';
import { registerTravellers } from './travellers/register-travellers';
import { travellerBelongings } from './travellers/traveller-store';
import { knownDevices } from './pins/known-devices';
import { createPinAttempts } from './pins/pin-attempts';
import { createPinHasher } from './pins/pin-hash';
import { createRecoveryOpenings } from './pins/recovery-openings';
import { registerAccountRoutes } from './routes';
import { createSmsCodes } from './sms/sms-codes';
import { createUserStore } from './user-store';

const DAY_MS = 86_400_000;
/** The longest life of a session. */
const sessionDays = 90;

export { accountQueues } from './queues';
export { sealedAccounts } from './sealed';
export { createIdentity };

/** Accounts by phone and PIN: registration, sessions, recovery, profile; and the travellers, favourites and points of their owners. */
export function createAccounts(
  app: FastifyInstance,
  appDeps: AppDeps,
  outside: Pick<AccountDeps, 'belongings' | 'bookings' | 'calls' | 'messages'> & {
    identity: Identity;
  },
): void {
  const { clock, database, jobs, personalData } = appDeps;
  const { access, sessions } = outside.identity;
  const users = createUserStore(personalData);
  const deps = {
    ...appDeps,
    ...outside,
    belongings: [...outside.belongings, favouriteBelongings, travellerBelongings],
    attempts: createPinAttempts(appDeps),
    codes: createSmsCodes(personalData),
    openings: createRecoveryOpenings(personalData),
    pins: createPinHasher(personalData),
    sessions,
    users,
  };
  const erasure = createErasure(deps);
  registerAccountRoutes(app, { ...deps, erasure }, access);
  registerFormDrafts(app, appDeps, access);
  registerFavourites(app, appDeps, access);
  registerPoints(app, appDeps, access);
  registerTravellers(app, appDeps, access);

  jobs.work('accounts.erase-bookings', () => erasure.eraseBookings());
  jobs.work('accounts.forget', async () => {
    const now = clock.now();
    const yesterday = new Date(now.getTime() - DAY_MS);
    await users.forgetRegistrations(database.db, now);
    await forgetTries(database.db, now);
    await knownDevices.forget(database.db, now);
    await formDrafts.forgetExpired(database.db, now);
    await erasures.forget(database.db, now);
    await sessions.forgetBefore(new Date(now.getTime() - sessionDays * DAY_MS));
    await database.db.deleteFrom('sms_codes').where('expires_at', '<', now).execute();
    await database.db.deleteFrom('sms_waits').where('sms_after', '<', yesterday).execute();
  });
}
