import type { Locale } from '@karvon/contract';
import type { Generated, JSONColumnType } from 'kysely';
import type { ErasureEvent } from '@karvon/order-ground/erased-bookings';

export type CodePurpose = 'register' | 'recover';

export interface AccountTables {
  users: {
    id: string;
    phone_key: string | null;
    /** A `Person`; null once the account is deleted, like the phone and the PIN. */
    sealed: string | null;
    pin_hash: string | null;
    langcode: Locale;
    consented_at: Date;
    created_at: Date;
    deleted_at: Date | null;
    /** Since when no booking of the deleted account names a person. */
    bookings_erased_at: Date | null;
  };
  /** The events of erased accounts, for the act that the law requires. */
  account_erasures: {
    id: string;
    user_id: string;
    reason: 'asked-by-person' | 'purpose-reached';
    events: JSONColumnType<ErasureEvent[]>;
    erased_at: Date;
  };
  registrations: {
    phone_key: string;
    sealed: string;
    pin_hash: string;
    langcode: Locale;
    created_at: Date;
  };
  sms_codes: {
    phone_key: string;
    purpose: CodePurpose;
    id: string;
    code_mac: string;
    tries: Generated<number>;
    expires_at: Date;
  };
  known_devices: { phone_key: string; device_key: string; seen_at: Date };
  form_drafts: {
    user_id: string;
    product: 'air' | 'hotel';
    /** The text of a draft. */
    sealed: string;
    expires_at: Date;
  };
  sms_waits: { phone_key: string; sms_after: Date };
  sessions: {
    id: string;
    user_id: string;
    turn: number;
    turned_at: Date;
    created_at: Date;
    ended_at: Date | null;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends AccountTables {}
}
