import type { IncomingHttpHeaders } from 'node:http';
import type { MerchantDesk } from '../merchant-desk';
import type { ProviderState } from './provider-state';
import type { Receipt } from './receipt';
import type { Endpoint, Locale, PaymentMethod } from '@karvon/contract';
import type { Currency, Money } from '@karvon/money';

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
  /** The money is only to be reserved, where the method can do that: we capture it when there is something to deliver. */
  reserve: boolean;
  receipt: Receipt;
}

/** Money on its way back to the payer. */
export interface MoneyToReturn {
  providerId: string;
  /** Our own number: a provider asked twice for one reference sends the money once. */
  reference: string;
  /** At most what was paid. */
  amount: Money;
  receipt: Receipt;
}

/** A payment as the provider's statement has it; minor units. */
export interface StatementLine {
  providerId: string;
  begunAt: Date;
  /** What was taken: 0 while nothing is. */
  charged: number;
  /** What has gone back; null when the statement does not tell, because a person may have sent it. */
  returned: number | null;
  /** Money is kept there for us to take it or to let it go. */
  reserved?: boolean;
  currency: Currency;
}

/** What a callback says, once it is known to be genuine; a hint to look the payment up, never the truth itself. */
export interface ProviderEvent {
  eventId: string;
  providerId: string;
  kind: string;
  /** It is about money on its way back, too: the returns that wait are looked at. */
  aboutReturns?: boolean;
}

/** A call of the provider as it came: nothing has parsed it, because a signature is over the bytes. */
export interface IncomingCall {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** Where it came from. */
  address: string;
}

/** Something has happened to a payment there: we look it up, and the answer is ours. */
export interface ProviderNotice {
  kind: 'notice';
  /** Its address and, for whoever reads OpenAPI, its body. */
  endpoint: Endpoint;
  /** Null when the call is not the provider's own. */
  read(call: IncomingCall): ProviderEvent | null;
}

/** The provider asks before it takes the money, and says when it has: a protocol of its own, answered with status 200. */
export interface ProviderQuestion {
  kind: 'question';
  path: `/v1/payments/callbacks/${string}`;
  answer(call: IncomingCall, desk: MerchantDesk): Promise<object>;
}

/**
 * Whoever takes the money. Every call may be repeated after a crash and has its effect once.
 * An unreachable provider is thrown as problem payment-unavailable.
 */
export interface PaymentProvider {
  name: string;
  /** How long a payment may stay undecided there, in milliseconds. */
  undecidedMs: number;
  /** The one currency it takes; without it, any. */
  currency?: Currency;
  /** The methods of payment it serves. */
  methods: readonly PaymentMethod[];
  /** What the provider calls us for. */
  calls: readonly (ProviderNotice | ProviderQuestion)[];
  start(payment: PaymentToStart): Promise<{ providerId: string; confirmationUrl: string }>;
  fetch(providerId: string): Promise<ProviderState>;
  /** Closes a payment nobody has paid yet; answers the state it is in afterwards. */
  cancel(providerId: string): Promise<ProviderState>;
  /** Takes reserved money; answers the state it is in afterwards. Missing: this provider reserves nothing. */
  capture?(providerId: string): Promise<ProviderState>;
  /** Gives money back, or says how a return asked for before is doing: `processing` until the payer's bank has it. */
  refund(request: MoneyToReturn): Promise<'processing' | 'succeeded'>;
  /** The payments begun in a time, as the provider has them. */
  statement(from: Date, to: Date): Promise<StatementLine[]>;
}
