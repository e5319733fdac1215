import {
  confirmPriceAlertCall,
  createPriceAlertCall,
  getPriceAlertLinkCall,
  listPriceAlertsCall,
  stopPriceAlertByLinkCall,
  stopPriceAlertCall,
  type confirmPriceAlert as ConfirmPriceAlert,
  type createPriceAlert as CreatePriceAlert,
  type getPriceAlertLink as GetPriceAlertLink,
  type Locale,
  type listPriceAlerts as ListPriceAlerts,
  type PriceAlertRequest,
  type stopPriceAlert as StopPriceAlert,
  type stopPriceAlertByLink as StopPriceAlertByLink,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { CallOptions } from '../transport/call-types';
import type { Transport } from '../transport/transport';

/** Creates a price alert. Over the limit of an address the rule of `email` is `too-many-alerts`. */
export function createPriceAlert(transport: Transport, body: PriceAlertRequest) {
  return call<typeof CreatePriceAlert>(transport, createPriceAlertCall, { body });
}

/** The signed-in user's price alerts that have not ended. */
export function listPriceAlerts(
  transport: Transport,
  { lang }: { lang: Locale },
  options?: CallOptions,
) {
  return call<typeof ListPriceAlerts>(transport, listPriceAlertsCall, {
    query: { lang },
    ...options,
  });
}

/** Stops a price alert of the signed-in user; `content-not-found` when there is none. */
export function stopPriceAlert(transport: Transport, id: string) {
  return call<typeof StopPriceAlert>(transport, stopPriceAlertCall, { params: { id } });
}

/** The price alert that a link in an e-mail belongs to. */
export function getPriceAlertLink(
  transport: Transport,
  { token, lang }: { token: string; lang: Locale },
  options?: CallOptions,
) {
  return call<typeof GetPriceAlertLink>(transport, getPriceAlertLinkCall, {
    params: { token },
    query: { lang },
    ...options,
  });
}

/** Confirms the address by the link in the first e-mail. */
export function confirmPriceAlert(transport: Transport, token: string) {
  return call<typeof ConfirmPriceAlert>(transport, confirmPriceAlertCall, { params: { token } });
}

/** Stops a price alert by the link in an e-mail. */
export function stopPriceAlertByLink(transport: Transport, token: string) {
  return call<typeof StopPriceAlertByLink>(transport, stopPriceAlertByLinkCall, {
    params: { token },
  });
}
