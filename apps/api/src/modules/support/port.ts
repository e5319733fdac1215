import type { Locale } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import type { Caller } from './callback-store';

export type { CallbackStore } from './callback-store';
export { promiseTexts } from './promise-sms';
export { callbackStocks } from './stocks';

/** What other modules use of support: promising a call. */
export interface SupportCalls {
  promise(
    tx: Tx,
    call: { lang: Locale; pagePath: string },
    caller: Caller,
    now: Date,
  ): Promise<void>;
}
