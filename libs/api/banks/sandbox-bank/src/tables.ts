import type { Locale, Payment, PaymentMethod } from '@karvon/contract';
import type { Currency } from '@karvon/money';
import type { Generated } from 'kysely';

export interface SandboxBankPaymentsTable {
  id: string;
  merchant_reference: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  lang: Locale;
  description: string;
  return_url: string;
  callback_url: string;
  status: 'open' | 'processing' | 'succeeded' | 'failed';
  failure: Payment['failure'];
  refunded: Generated<boolean>;
  created_at: Date;
}

export interface SandboxBankEventsTable {
  id: string;
  payment_id: string;
  kind: string;
  created_at: Date;
  delivered_at: Date | null;
}

export interface SandboxBankRefundsTable {
  merchant_reference: string;
  payment_id: string;
  amount: number;
  settles_at: Date;
}

export interface SandboxBankTables {
  sandbox_bank_refunds: SandboxBankRefundsTable;
  sandbox_bank_payments: SandboxBankPaymentsTable;
  sandbox_bank_events: SandboxBankEventsTable;
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends SandboxBankTables {}
}
