import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, Locale, Payment, PaymentMethod } from '@karvon/contract';
import type { Money } from '@karvon/money';

/** A payment about to be started. */
export interface PaymentToStart {
  /** Our own number: a provider asked twice for one reference opens one payment. */
  reference: string;
  amount: Money;
  method: PaymentMethod;
  lang: Locale;
  /** Shown to the payer: what is paid for. */
  description: string;
  /** Full address the payer's browser comes back to. */
  returnUrl: string;
}

/** A payment as the provider knows it. */
export type ProviderState =
  | { status: 'open' | 'processing' | 'succeeded' }
  | { status: 'failed'; failure: NonNullable<Payment['failure']> };

/** Money on its way back to the payer. */
export interface MoneyToReturn {
  providerId: string;
  /** Our own number: a provider asked twice for one reference sends the money once. */
  reference: string;
  /** At most what was paid. */
  amount: Money;
}

/** What a callback says, once it is known to be genuine; a hint to look the payment up, never the truth itself. */
export interface ProviderEvent {
  eventId: string;
  providerId: string;
  kind: string;
}

/**
 * Whoever takes the money. Every call may be repeated after a crash and has its effect once.
 * An unreachable provider is thrown as problem payment-unavailable.
 */
export interface PaymentProvider {
  name: string;
  /** How long a payment may stay undecided there, in milliseconds. */
  undecidedMs: number;
  /** How the provider calls back: its address and, for whoever reads OpenAPI, its body. */
  callback: Endpoint;
  start(payment: PaymentToStart): Promise<{ providerId: string; confirmationUrl: string }>;
  fetch(providerId: string): Promise<ProviderState>;
  /** Closes a payment nobody has paid yet; answers the state it is in afterwards. */
  cancel(providerId: string): Promise<ProviderState>;
  /** Gives money back, or says how a return asked for before is doing: `processing` until the payer's bank has it. */
  refund(request: MoneyToReturn): Promise<'processing' | 'succeeded'>;
  /** Null when the callback is not the provider's own. */
  parseCallback(headers: IncomingHttpHeaders, rawBody: Buffer): ProviderEvent | null;
}
