import type { FastifyInstance } from 'fastify';
import { createCallback } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import { registerEndpoint } from '@karvon/platform/http/route';
import { createCallbackStore, type CallbackStore } from './callback-store';
import type { SupportCalls } from './support-calls';
import { createCallPromise } from './promise-to-known';
import { createPromiseSms, type PromiseSmsDeps } from './promise-sms';
import { createCallRequest } from './request-call';
import { createCallWriting } from './write-down';

const DAY_MS = 86_400_000;

export interface Support {
  callbacks: CallbackStore;
  calls: SupportCalls;
}

/** Callback requests: taken from visitors, shown to operators, deleted after `callbackDays`. */
export function createSupport(
  app: FastifyInstance,
  appDeps: AppDeps,
  { sendSms }: Pick<PromiseSmsDeps, 'sendSms'>,
): Support {
  const { clock, config, database, jobs, personalData } = appDeps;
  const store = createCallbackStore(personalData);
  const writeDown = createCallWriting({ ...appDeps, store });
  const requestCall = createCallRequest({
    ...appDeps,
    store,
    writeDown,
    sendPromise: createPromiseSms({ ...appDeps, sendSms }),
  });

  registerEndpoint(app, createCallback, {}, ({ body, idempotency }, request) =>
    requestCall(body, idempotency, request.ip),
  );
  jobs.work('support.forget-callbacks', () =>
    store.forgetBefore(database.db, new Date(clock.now().getTime() - config.callbackDays * DAY_MS)),
  );
  return { callbacks: store, calls: { promise: createCallPromise({ ...appDeps, writeDown }) } };
}
