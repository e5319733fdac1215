import type { FastifyInstance } from 'fastify';
import {
  beginRecovery,
  confirmSms,
  deleteProfile,
  getMe,
  getProfile,
  login,
  logout,
  refreshSession,
  register,
  requestPassword,
  saveProfile,
  sendSms,
} from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';
import { visitorOf } from '@karvon/platform/http/visitor';
import type { AccountDeps } from './account-deps';
import { createProfileChanges } from './change-profile';
import type { Erasure } from './erasures/erase-account';
import { presentProfile, presentUser } from './present-user';
import { openingSeconds } from './pins/recovery-openings';
import { createRecoveryCall } from './request-recovery-call';
import { createCodeRequests } from './request-code';
import { createCodeSender } from './send-code';
import { bearerOf, type SessionAccess } from './sessions/session-access';
import { createSignIn } from './sign-in';

export function registerAccountRoutes(
  app: FastifyInstance,
  deps: AccountDeps & { erasure: Erasure },
  access: SessionAccess,
): void {
  const { db } = deps.database;
  const { sessions } = deps;
  const codes = createCodeRequests(deps);
  deps.jobs.work('accounts.send-code', createCodeSender(deps));
  const signIn = createSignIn(deps);
  const profile = createProfileChanges(deps);
  const recoveryCall = createRecoveryCall(deps);
  deps.jobs.work('accounts.promise-call', (data) => recoveryCall.promise(data));

  registerEndpoint(app, register, { problems: ['service-unavailable'] }, ({ body }, request) =>
    codes.register(body, visitorOf(request)),
  );
  registerEndpoint(app, sendSms, { problems: ['service-unavailable'] }, ({ body }, request) =>
    codes.sendSms(body, visitorOf(request)),
  );
  registerEndpoint(app, beginRecovery, {}, () => ({
    recovery: deps.openings.open(deps.clock.now()),
    smsAfterSeconds: openingSeconds,
  }));
  registerEndpoint(
    app,
    requestPassword,
    { problems: ['service-unavailable'] },
    ({ body }, request) => recoveryCall.request(body.phone, visitorOf(request)),
  );
  registerEndpoint(app, confirmSms, { problems: ['code-refused'] }, ({ body }, request) =>
    signIn.confirmSms(body, visitorOf(request)),
  );
  registerEndpoint(app, login, { problems: ['wrong-login', 'pin-locked'] }, ({ body }, request) =>
    signIn.login(body, visitorOf(request)),
  );

  registerEndpoint(app, refreshSession, {}, async (_input, request) => {
    const next = await sessions.refresh(bearerOf(request) ?? '');
    if (!next) {
      deps.logger.warn('a session could not be renewed');
      throw problem('session-required');
    }
    return { jwt: next.token, user: await presentUser(deps, db, next.userId) };
  });

  registerEndpoint(app, logout, {}, async (_input, request) => {
    await sessions.endByToken(bearerOf(request) ?? '');
    return { ok: true } as const;
  });

  registerEndpoint(app, getMe, {}, async (_input, request) => {
    const { user } = await access.require(request);
    return presentUser(deps, db, user.id);
  });

  registerEndpoint(
    app,
    getProfile,
    { problems: ['user-not-found'] },
    async ({ params }, request) => {
      const { user } = await access.requireSelf(request, params.id);
      return presentProfile(deps, db, user);
    },
  );

  registerEndpoint(
    app,
    saveProfile,
    { problems: ['user-not-found', 'pin-locked'] },
    async ({ params, body }, request) =>
      profile.save(await access.requireSelf(request, params.id), body, visitorOf(request)),
  );

  registerEndpoint(
    app,
    deleteProfile,
    { problems: ['user-not-found'] },
    async ({ params }, request) => {
      await deps.erasure.erase(await access.requireSelf(request, params.id));
      return { ok: true } as const;
    },
  );
}
