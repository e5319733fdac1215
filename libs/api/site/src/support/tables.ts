import type { CallbackTopic, Locale } from '@karvon/contract';
import type { CallbackStatus } from './callback-states';

export interface SupportTables {
  callbacks: {
    id: string;
    request_key: string;
    status: CallbackStatus;
    topic: CallbackTopic;
    lang: Locale;
    page_path: string;
    order_number: string | null;
    /** The sealed phone and name. */
    sealed: string;
    open_now: boolean;
    call_by: Date;
    created_at: Date;
    done_at: Date | null;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends SupportTables {}
}
