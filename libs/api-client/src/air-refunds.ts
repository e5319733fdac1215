import type {
  confirmAirRefund as ConfirmAirRefund,
  Locale,
  quoteAirRefund as QuoteAirRefund,
} from '@karvon/contract';
import { call } from './call';
import type { Transport } from './transport';
import type { Sent, Wire, WriteOptions } from './wire';

export const airRefundWires = {
  quote: { method: 'POST', path: '/v1/air/orders/:number/refund-quotes' } as Wire<
    typeof QuoteAirRefund
  >,
  confirm: {
    method: 'POST',
    path: '/v1/air/orders/:number/refund-quotes/:id/confirm',
    idempotent: true,
  } as Wire<typeof ConfirmAirRefund>,
};

/** What giving a paid order back would bring; nothing is decided yet. */
export function quoteAirRefund(
  transport: Transport,
  number: string,
  body: Sent<typeof QuoteAirRefund>['body'],
) {
  return call(transport, airRefundWires.quote, { params: { number }, body });
}

/** Gives the order back on the terms of a quote. */
export function confirmAirRefund(
  transport: Transport,
  { number, id, lang }: { number: string; id: string; lang: Locale },
  options: WriteOptions,
) {
  const asked = { params: { number, id }, body: { lang } };
  return call(transport, airRefundWires.confirm, { ...asked, ...options });
}
