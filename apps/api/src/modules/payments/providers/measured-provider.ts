import type { Party } from '../../../parties/port';
import type { PaymentProvider } from './payment-provider';

/** Wraps a provider so that its calls are measured. */
export function measured(provider: PaymentProvider, { measure }: Party): PaymentProvider {
  const { capture } = provider;
  return {
    ...provider,
    start: (payment) => measure(() => provider.start(payment)),
    fetch: (id) => measure(() => provider.fetch(id)),
    cancel: (id) => measure(() => provider.cancel(id)),
    ...(capture && { capture: (id: string) => measure(() => capture.call(provider, id)) }),
    refund: (request) => measure(() => provider.refund(request)),
    statement: (from, to) => measure(() => provider.statement(from, to)),
  };
}
