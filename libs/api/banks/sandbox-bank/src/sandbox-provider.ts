import { paymentMethodSchema } from '@karvon/contract';
import { problem } from '@karvon/platform/http/problem';
import type {
  IncomingCall,
  PaymentProvider,
  ProviderEvent,
} from '@karvon/payments/provider-port/payment-provider';
import type { ProviderState } from '@karvon/payments/provider-port/provider-state';
import type { Bank } from './bank';
import { receiveSandboxCallback, sandboxCallbackSchema } from './callback';
import { isSignatureRight, signatureHeader } from './signature';

export interface SandboxProviderOptions {
  bank: Bank;
  secret: string;
  /** The bank's address for a payer's browser. */
  pageUrl: (paymentId: string) => string;
  /** Our address for the bank's callbacks. */
  callbackUrl: () => string;
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

/** The sandbox bank behind the payment port: it serves every method of the contract. */
export function createSandboxProvider({
  bank,
  secret,
  pageUrl,
  callbackUrl,
}: SandboxProviderOptions): PaymentProvider {
  async function fetchState(providerId: string): Promise<ProviderState> {
    const payment = await bank.find(providerId);
    if (!payment)
      throw problem('payment-unavailable', {}, new Error('The bank does not know this payment'));
    const { status, failure } = payment;
    return status === 'failed' ? { status, failure: failure ?? 'declined' } : { status };
  }

  function read({ headers, rawBody }: IncomingCall): ProviderEvent | null {
    if (!isSignatureRight(secret, rawBody, headers[signatureHeader])) return null;
    const callback = sandboxCallbackSchema.safeParse(parseJson(rawBody));
    if (!callback.success) return null;
    const { eventId, paymentId, kind } = callback.data;
    return { eventId, providerId: paymentId, kind };
  }

  return {
    name: 'sandbox',
    undecidedMs: 24 * 3_600_000,
    methods: paymentMethodSchema.options,
    calls: [{ kind: 'notice', endpoint: receiveSandboxCallback, read }],
    async start(payment) {
      const providerId = await bank.open({ ...payment, callbackUrl: callbackUrl() });
      return { providerId, confirmationUrl: pageUrl(providerId) };
    },
    fetch: fetchState,
    async cancel(providerId) {
      await bank.cancel(providerId);
      return fetchState(providerId);
    },
    statement: bank.statement,
    refund: async (request) => ((await bank.refund(request)) ? 'succeeded' : 'processing'),
  };
}
