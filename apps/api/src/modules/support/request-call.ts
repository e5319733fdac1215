import { randomUUID } from 'node:crypto';
import type { CallbackPromise, CallbackRequest } from '@karvon/contract';
import type { AppDeps } from '../../app-deps';
import type { IdempotentCall } from '../../http/idempotency';
import { checkCallbackLimits } from './callback-limits';
import type { CallbackStore } from './callback-store';
import { presentPromise, promiseCall } from './promise-call';

export interface RequestCallDeps extends Pick<
  AppDeps,
  'clock' | 'database' | 'edition' | 'personalData'
> {
  store: CallbackStore;
}

/** Writes the request down and promises a time. A call that takes a dead one over answers what that one promised. */
export function createRequestCall({
  clock,
  database,
  edition,
  personalData,
  store,
}: RequestCallDeps) {
  return async function requestCall(
    body: CallbackRequest,
    { key }: IdempotentCall,
    address: string,
  ): Promise<CallbackPromise> {
    const requestKey = personalData.fingerprint(
      `${key}\0${JSON.stringify(body)}`,
      'callback/request',
    );
    const begun = await store.findByRequestKey(database.db, requestKey);
    if (begun)
      return presentPromise({ callBy: begun.call_by, openNow: begun.open_now }, edition.support);
    const now = clock.now();
    const promise = promiseCall(now, edition.support);
    const keys = {
      phone_key: personalData.fingerprint(body.phone, 'callback/phone'),
      address_key: personalData.fingerprint(address, 'callback/address'),
    };
    await database.db.transaction().execute(async (tx) => {
      await checkCallbackLimits(tx, keys, now);
      await store.insert(
        tx,
        {
          id: randomUUID(),
          request_key: requestKey,
          topic: body.topic,
          lang: body.lang,
          page_path: body.page.path,
          order_number: body.page.orderNumber ?? null,
          ...keys,
          open_now: promise.openNow,
          call_by: promise.callBy,
          created_at: now,
        },
        { phone: body.phone, name: body.name.trim() },
      );
    });
    return presentPromise(promise, edition.support);
  };
}
