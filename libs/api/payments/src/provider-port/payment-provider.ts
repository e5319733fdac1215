import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint, Locale, PaymentMethod } from '@karvon/contract';
import type { Currency, Money } from '@karvon/money';
import type { MerchantDesk } from './merchant-desk';
import type { ProviderState } from './provider-state';
import type { Receipt } from './receipt';

/** A payment about to be started. */
export interface PaymentToStart {
  /** Our own number. A provider that receives one reference twice opens one payment. */
  reference: string;
  amount: Money;
  method: PaymentMethod;
  lang: Locale;
  /** The purchase, as the payer reads it. */
  description: string;
  /** The full address to which the payer's browser returns. */
  returnUrl: string;
  /** Only reserve the money, if the method can: we capture it when a part can be delivered. */
  reserve: boolean;
  receipt: Receipt;
}

/** Money to be returned to the payer. */
export interface MoneyToReturn {
  /** Our number of the payment. */
  paymentId: string;
  providerId: string;
  /** Our own number. A provider that receives one reference twice sends the money once. */
  reference: string;
  /** At most the amount paid. */
  amount: Money;
  receipt: Receipt;
}

/** A tax receipt whose money has moved. */
export interface ReceiptToSend {
  /** Our number of the payment. */
  paymentId: string;
  providerId: string;
  /** Our number of the return; absent: the receipt of the payment. */
  reference?: string;
  /** The second receipt of a payment: the prepaid order is delivered. */
  completes?: true;
  receipt: Receipt;
}

/** A payment in the provider's statement; minor units. */
export interface StatementLine {
  providerId: string;
  begunAt: Date;
  /** The amount taken; 0 until then. */
  charged: number;
  /** The amount returned; null when the statement does not tell it, because an operator may have sent it. */
  returned: number | null;
  /** The provider holds reserved money, which we may take or release. */
  reserved?: boolean;
  currency: Currency;
}

/** The content of a genuine callback. It only makes us look the payment up: its own words change nothing. */
export interface ProviderEvent {
  eventId: string;
  providerId: string;
  kind: string;
  /** The status that the callback reports. If the payment reads as behind it, it is looked up again. */
  reached?: 'authorized' | 'succeeded' | 'failed';
  /** The callback is about a refund: returns that wait are checked too. */
  aboutReturns?: boolean;
}

/** A call of the provider, unparsed, because the signature covers its bytes. */
export interface IncomingCall {
  /** 'POST' */
  verb: string;
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** The caller's address. */
  address: string;
}

/** The provider reports that a payment has changed: we look it up, and choose our own response. */
export interface ProviderNotice {
  kind: 'notice';
  /** The address of the call and, for OpenAPI, its body. */
  endpoint: Endpoint;
  /** Null when the call does not come from the provider. */
  read(call: IncomingCall): ProviderEvent | null;
}

/** The provider calls before it takes the money and afterwards, by its own protocol; every response has status 200. */
export interface ProviderQuestion {
  kind: 'question';
  path: `/v1/payments/callbacks/${string}`;
  /** Calls other than POST have a response of the protocol too. */
  anyVerb?: true;
  handle(call: IncomingCall, desk: MerchantDesk): Promise<object>;
}

/**
 * A payment provider. Every call may be repeated after a crash and takes effect once. When the provider is unreachable,
 * calls throw problem payment-unavailable.
 */
export interface PaymentProvider {
  name: string;
  /** How long a payment may stay undecided there, in milliseconds. */
  undecidedMs: number;
  /** The provider cannot cancel an unpaid payment: until its time is over, one that we have given up may be paid. */
  takesGivenUp?: true;
  /** The only currency accepted; if left out, any currency. */
  currency?: Currency;
  /** The payment methods that it serves. */
  methods: readonly PaymentMethod[];
  /** The methods whose address opens an application on the payer's phone; on other devices it is shown as a code. */
  inApp?: readonly PaymentMethod[];
  /** The calls that the provider makes to us. */
  calls: readonly (ProviderNotice | ProviderQuestion)[];
  start(payment: PaymentToStart): Promise<{ providerId: string; confirmationUrl: string }>;
  fetch(providerId: string): Promise<ProviderState>;
  /**
   * Closes an unpaid payment.
   * @returns its state afterwards
   */
  cancel(providerId: string): Promise<ProviderState>;
  /**
   * Takes reserved money. Absent: this provider reserves nothing.
   * @returns the payment's state afterwards
   */
  capture?(providerId: string): Promise<ProviderState>;
  /** Returns money, or reports an earlier return: `processing` until the payer's bank has the money. */
  refund(request: MoneyToReturn): Promise<'processing' | 'succeeded'>;
  /**
   * Sends the tax receipt of money that has moved, if the call that moved it had none. Absent: this provider has all receipts
   * from those calls, or needs none.
   * @returns `processing`: to be checked again
   */
  sendReceipt?(receipt: ReceiptToSend): Promise<'processing' | 'done'>;
  /** The payments that began in a period, by the provider's records. */
  statement(from: Date, to: Date): Promise<StatementLine[]>;
}
