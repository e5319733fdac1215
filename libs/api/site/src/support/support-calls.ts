import type { Locale } from '@karvon/contract';
import type { Tx } from '@karvon/platform/db/database';
import type { Caller } from './callback-store';

/** What other modules use of support: promising a call. */
export interface SupportCalls {
  promise(
    tx: Tx,
    call: { lang: Locale; pagePath: string },
    caller: Caller,
    now: Date,
  ): Promise<void>;
}
