import {
  confirmAirExchangeCall,
  quoteAirExchangeCall,
  withdrawAirExchangeCall,
  type confirmAirExchange as ConfirmAirExchange,
  type Locale,
  type quoteAirExchange as QuoteAirExchange,
  type withdrawAirExchange as WithdrawAirExchange,
} from '@karvon/contract';
import { call } from '../transport/call';
import type { Transport } from '../transport/transport';
import type { Sent, WriteOptions } from '../transport/call-types';

/** Requests other flights for the tickets of an order; nothing is exchanged yet. */
export function quoteAirExchange(
  transport: Transport,
  number: string,
  body: Sent<typeof QuoteAirExchange>['body'],
) {
  return call<typeof QuoteAirExchange>(transport, quoteAirExchangeCall, {
    params: { number },
    body,
  });
}

/** Accepts an offer, or asks an operator where a quote has none. */
export function confirmAirExchange(
  transport: Transport,
  { number, id, ...body }: { number: string; id: string } & Sent<typeof ConfirmAirExchange>['body'],
  options: WriteOptions,
) {
  return call<typeof ConfirmAirExchange>(transport, confirmAirExchangeCall, {
    params: { number, id },
    body,
    ...options,
  });
}

/** Withdraws an exchange that is not paid yet. */
export function withdrawAirExchange(
  transport: Transport,
  { number, id, lang }: { number: string; id: string; lang: Locale },
  options: WriteOptions,
) {
  return call<typeof WithdrawAirExchange>(transport, withdrawAirExchangeCall, {
    params: { number, id },
    body: { lang },
    ...options,
  });
}
