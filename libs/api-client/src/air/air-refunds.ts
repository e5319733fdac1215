import {
  quoteAirRefundCall,
  confirmAirRefundCall,
  attachRefundDocumentCall,
  type attachRefundDocument as AttachRefundDocument,
  type confirmAirRefund as ConfirmAirRefund,
  type Locale,
  type quoteAirRefund as QuoteAirRefund,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { Sent, WriteOptions } from '../transport/call-types';

/** Calculates the refund of a paid order; nothing is refunded yet. */
export function quoteAirRefund(
  transport: Transport,
  number: string,
  body: Sent<typeof QuoteAirRefund>['body'],
) {
  return call<typeof QuoteAirRefund>(transport, quoteAirRefundCall, { params: { number }, body });
}

/** Confirms the refund on the terms of a quote. */
export function confirmAirRefund(
  transport: Transport,
  { number, id, lang }: { number: string; id: string; lang: Locale },
  options: WriteOptions,
) {
  const requested = { params: { number, id }, body: { lang } };
  return call<typeof ConfirmAirRefund>(transport, confirmAirRefundCall, {
    ...requested,
    ...options,
  });
}

/** Attaches a document to a claim, for the operator who checks it; returns the order with it. */
export function attachRefundDocument(
  transport: Transport,
  {
    number,
    id,
    ...body
  }: { number: string; id: string } & Sent<typeof AttachRefundDocument>['body'],
  options: WriteOptions,
) {
  return call<typeof AttachRefundDocument>(transport, attachRefundDocumentCall, {
    params: { number, id },
    body,
    ...options,
  });
}
