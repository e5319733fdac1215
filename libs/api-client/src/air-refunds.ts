import type {
  attachRefundDocument as AttachRefundDocument,
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
  attach: {
    method: 'POST',
    path: '/v1/air/orders/:number/refunds/:id/documents',
    idempotent: true,
  } as Wire<typeof AttachRefundDocument>,
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

/** Sends a document for the person who checks a claim; answers the order with it. */
export function attachRefundDocument(
  transport: Transport,
  {
    number,
    id,
    ...body
  }: { number: string; id: string } & Sent<typeof AttachRefundDocument>['body'],
  options: WriteOptions,
) {
  return call(transport, airRefundWires.attach, { params: { number, id }, body, ...options });
}
