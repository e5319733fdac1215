import { randomUUID } from 'node:crypto';
import type { AppDeps } from '@karvon/platform/app-deps';
import type { SupportCalls } from './support-calls';
import { promiseCall } from './promise-call';
import type { WriteDown } from './write-down';

/** Stores a call that another module promises to a known person, without a form. */
export function createCallPromise({
  edition,
  writeDown,
}: Pick<AppDeps, 'edition'> & { writeDown: WriteDown }): SupportCalls['promise'] {
  return async function promiseToKnown(tx, { lang, pagePath }, caller, now) {
    const promise = promiseCall(now, edition.support);
    const id = randomUUID();
    const row = {
      id,
      request_key: `recovery ${id}`,
      topic: 'other' as const,
      lang,
      page_path: pagePath,
      order_number: null,
      open_now: promise.openNow,
      call_by: promise.callBy,
      created_at: now,
    };
    await writeDown(tx, row, caller);
  };
}
