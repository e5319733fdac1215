import { randomUUID } from 'node:crypto';
import type { AirExchange, AirOrder, AirOrderWithToken, ExchangeQuote } from '@karvon/contract';
import {
  holdableOffer,
  orderBody,
  payOrder,
  readOrder,
  submitOrder,
  type SalesApi,
} from './order-steps';

/** Books and pays the cheapest fare whose tickets can be exchanged; `surname` may be a magic one. */
export async function bookExchangeable(
  api: SalesApi,
  surname?: string,
  pay: (api: SalesApi, booked: AirOrderWithToken) => Promise<unknown> = payOrder,
): Promise<AirOrderWithToken> {
  const offer = await holdableOffer(api);
  const fare = offer.fares.find(({ exchange }) => exchange.allowed === 'yes')!;
  const body = orderBody({ ...offer, fares: [fare] }, surname ? { surname } : {});
  const response = await submitOrder(api, body);
  if (response.statusCode !== 201) throw new Error(response.body);
  const booked = response.json() as AirOrderWithToken;
  await pay(api, booked);
  await api.jobs.drain();
  return booked;
}

/** The day after a slice's departure. */
export function nextDay({ slices }: Pick<AirOrder, 'slices'>, slice = 0): string {
  const day = new Date(`${slices[slice]!.segments[0]!.departingAt.slice(0, 10)}T00:00:00Z`);
  return new Date(day.getTime() + 86_400_000).toISOString().slice(0, 10);
}

export const requestExchange = (
  api: SalesApi,
  { order, accessToken }: AirOrderWithToken,
  wishes: object = [{ slice: 0, date: nextDay(order) }],
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/exchange-quotes`,
    payload: { wishes, lang: 'ru' },
    headers: { 'order-token': accessToken },
  });

export async function quoteExchange(
  api: SalesApi,
  booked: AirOrderWithToken,
): Promise<ExchangeQuote> {
  const response = await requestExchange(api, booked);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as ExchangeQuote;
}

export const decideExchange = (
  api: SalesApi,
  { order, accessToken }: AirOrderWithToken,
  id: string,
  { offerId, act = 'confirm' }: { offerId?: string; act?: 'confirm' | 'withdraw' } = {},
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/exchanges/${id}/${act}`,
    payload: { ...(offerId && { offerId }), lang: 'ru' },
    headers: { 'order-token': accessToken, 'idempotency-key': randomUUID() },
  });

/** Accepts the cheapest offer of a quote. */
export const takeFirstOffer = (
  api: SalesApi,
  booked: AirOrderWithToken,
  { id, offers }: ExchangeQuote,
) => decideExchange(api, booked, id, { offerId: offers[0]!.id });

export async function exchangeOf(api: SalesApi, booked: AirOrderWithToken): Promise<AirExchange> {
  return (await readOrder(api, booked)).exchange!;
}
