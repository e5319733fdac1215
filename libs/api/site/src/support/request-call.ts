import { randomUUID } from 'node:crypto';
import type { CallbackPromise, CallbackRequest } from '@karvon/contract';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { requestFingerprint } from '@karvon/platform/http/idempotency/request-fingerprint';
import { clientNetwork } from '@karvon/platform/http/client-network';
import { createLimiter } from '@karvon/platform/limits/limiter';
import { atMost } from '@karvon/platform/limits/rules';
import type { CallbackStore } from './callback-store';
import type { WriteDown } from './write-down';
import { presentPromise, promiseCall } from './promise-call';
import type { createPromiseSms } from './promise-sms';

export interface RequestCallDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'edition' | 'personalData'
> {
  store: CallbackStore;
  writeDown: WriteDown;
  sendPromise: ReturnType<typeof createPromiseSms>;
}

/** A family behind one address may ask several times; one phone need not ring more often than this. */
const limiter = createLimiter({
  kind: 'callback',
  rules: [atMost('address', 10, 60), atMost('phone', 3, 60)],
});

/** Stores the request and promises a time. A request repeated after a crash gets the same promise. */
export function createCallRequest({
  clock,
  database,
  edition,
  personalData,
  store,
  writeDown,
  sendPromise,
}: RequestCallDeps) {
  return async function requestCall(
    body: CallbackRequest,
    call: IdempotentCall,
    address: string,
  ): Promise<CallbackPromise> {
    const requestKey = requestFingerprint(personalData, call, body, 'callback/request');
    const begun = await store.findByRequestKey(database.db, requestKey);
    if (begun)
      return presentPromise({ callBy: begun.call_by, openNow: begun.open_now }, edition.support);
    const now = clock.now();
    const promise = promiseCall(now, edition.support);
    const presented = presentPromise(promise, edition.support);
    const keys = {
      address: personalData.fingerprint(clientNetwork(address), 'callback/address'),
      phone: personalData.fingerprint(body.phone, 'callback/phone'),
    };
    await database.db.transaction().execute(async (tx) => {
      await limiter.count(tx, keys, now);
      await writeDown(
        tx,
        {
          id: randomUUID(),
          request_key: requestKey,
          topic: body.topic,
          lang: body.lang,
          page_path: body.page.path,
          order_number: body.page.orderNumber ?? null,
          open_now: promise.openNow,
          call_by: promise.callBy,
          created_at: now,
        },
        { phone: body.phone, name: body.name.trim() },
      );
      await sendPromise(tx, body, presented, now);
    });
    return presented;
  };
}
