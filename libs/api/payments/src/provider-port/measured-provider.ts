import { problem } from '@karvon/platform/http/problem';
import { PartyLeftAlone, type Party } from '@karvon/platform/parties/port';
import type { PaymentProvider, ReceiptToSend } from './payment-provider';

/**
 * Wraps a provider so that its calls are measured. Reads pause for a while when it does not answer, because jobs repeat them. A
 * call that moves money is always made, because only its own response tells the outcome.
 */
export function measured(provider: PaymentProvider, { call, measure }: Party): PaymentProvider {
  const { capture, sendReceipt } = provider;

  async function sendRequest<Response>(work: () => Promise<Response>): Promise<Response> {
    try {
      return await call(work);
    } catch (error) {
      if (error instanceof PartyLeftAlone) throw problem('payment-unavailable', {}, error);
      throw error;
    }
  }

  return {
    ...provider,
    fetch: (id) => sendRequest(() => provider.fetch(id)),
    statement: (from, to) => sendRequest(() => provider.statement(from, to)),
    start: (payment) => measure(() => provider.start(payment)),
    cancel: (id) => measure(() => provider.cancel(id)),
    ...(capture && { capture: (id: string) => measure(() => capture.call(provider, id)) }),
    ...(sendReceipt && {
      sendReceipt: (receipt: ReceiptToSend) =>
        sendRequest(() => sendReceipt.call(provider, receipt)),
    }),
    refund: (request) => measure(() => provider.refund(request)),
  };
}
