import { randomUUID } from 'node:crypto';
import type {
  AirOfferDetail,
  AirOrder,
  AirOrderWithToken,
  CreateAirOrder,
  Passenger,
  RefundPart,
} from '@karvon/contract';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app';

export const adult: Passenger = {
  type: 'adult',
  sex: 'female',
  surname: 'KARIMOVA',
  name: 'AZIZA',
  birthDate: '1990-05-01',
  document: 'AA1234567',
  country: 'UZ',
};

export const booker = { mobilePhone: '+998901234567', email: 'aziza.karimova@mail.uz' };

/** The API for specs that sell: a search waits for its suppliers, however slow the machine is. */
export function startSalesApp(options: TestAppOptions = {}): Promise<TestApp> {
  return startTestApp({
    ...options,
    config: {
      airSearch: { deadlineMs: 60_000, patienceMs: 60_000, pollMs: 20_000 },
      ...options.config,
    },
  });
}

/** The same API over the network, for tests in which the sandbox bank calls back. */
export async function startListeningSalesApp(): Promise<TestApp> {
  const api = await startSalesApp();
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}

/** An offer whose seats can be held for a day, whatever the seed: the sandbox's documented route. */
export async function holdableOffer(api: TestApp): Promise<AirOfferDetail> {
  const [offer] = await searchOffers(api, airSearchRequest('JFK', 'EWR'));
  return priceOffer(api, offer!.id);
}

/** A booking of the offer's cheapest fare for one adult, as the passenger form sends it. */
export function orderBody(offer: AirOfferDetail, changes: Partial<Passenger> = {}): CreateAirOrder {
  const fare = offer.fares[0]!;
  return {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker,
    passengers: [{ ...adult, ...changes }],
    lang: 'ru',
  };
}

/**
 * The same booking by one visitor of many: each has an own passenger and phone, because unpaid holds of one phone are counted.
 */
export const orderBodyOf = (visitor: number, offer: AirOfferDetail): CreateAirOrder => ({
  ...orderBody(offer, { document: `AA${1_000_000 + visitor}` }),
  booker: { ...booker, mobilePhone: `+99890${1_000_000 + visitor}` },
});

/** Books as a guest, or as the user of a session's token. */
export const submitOrder = (
  api: TestApp,
  payload: object,
  key: string = randomUUID(),
  session?: string,
) =>
  api.inject({
    method: 'POST',
    url: '/v1/air/orders',
    payload,
    headers: { 'idempotency-key': key, ...(session && { authorization: `Bearer ${session}` }) },
  });

/** Books for one adult; `changes` may give a magic surname. */
export async function book(
  api: TestApp,
  changes: Partial<Passenger> = {},
): Promise<AirOrderWithToken> {
  const response = await submitOrder(api, orderBody(await holdableOffer(api), changes));
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as AirOrderWithToken;
}

/** Books a fare that can be refunded in part, for two adults; `first` changes the first of them, `more` the order. */
export async function bookTwo(
  api: TestApp,
  first: Partial<Passenger> = {},
  more: Partial<CreateAirOrder> = {},
  session?: string,
): Promise<AirOrderWithToken> {
  const travellers = { adult: 2, child: 0, baby: 0 };
  const [found] = await searchOffers(api, airSearchRequest('JFK', 'EWR', { travellers }));
  const offer = await priceOffer(api, found!.id);
  const fare = offer.fares.find(({ family }) => family === 'flex')!;
  const one = orderBody(offer, first);
  const second: Passenger = { ...adult, name: 'OLIM', sex: 'male', document: 'AA1234568' };
  const two = { ...one, fareId: fare.id, expectedTotal: fare.total, ...more };
  const body = { ...two, passengers: [...one.passengers, second] };
  const response = await submitOrder(api, body, undefined, session);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as AirOrderWithToken;
}

export async function readOrder(
  api: TestApp,
  { order, accessToken }: AirOrderWithToken,
): Promise<AirOrder> {
  const response = await api.inject({
    url: `/v1/air/orders/${order.number}`,
    headers: { 'order-token': accessToken },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as AirOrder;
}

export const submitPayment = (
  api: TestApp,
  { order, accessToken }: AirOrderWithToken,
  key: string = randomUUID(),
  changes: object = {},
) =>
  api.inject({
    method: 'POST',
    url: '/v1/payments',
    payload: {
      orderKind: 'air',
      orderNumber: order.number,
      method: api.config.edition.paymentMethods[0],
      returnUrl: `/ru/order/payment?number=${order.number}`,
      lang: 'ru',
      ...changes,
    },
    headers: { 'idempotency-key': key, 'order-token': accessToken },
  });

export async function startPayment(
  api: TestApp,
  booked: AirOrderWithToken,
  changes: object = {},
): Promise<StartedPayment> {
  const response = await submitPayment(api, booked, undefined, changes);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as StartedPayment;
}

/** Pays at the bank, which calls back at once. */
export async function payOrder(api: TestApp, order: AirOrderWithToken): Promise<void> {
  const payment = await startPayment(api, order);
  await chooseAtBank(api, payment, 'pay');
  await api.inject(`/v1/payments/${payment.id}`);
}

/** Books and pays; `surname` may be a magic one. The jobs issue the tickets. */
export async function bookAndPay(api: TestApp, surname?: string): Promise<AirOrderWithToken> {
  const order = await book(api, surname ? { surname } : {});
  await payOrder(api, order);
  return order;
}

export const quoteRefund = (
  api: TestApp,
  { order, accessToken }: AirOrderWithToken,
  requested: { reason?: string | undefined; comment?: string; part?: RefundPart | undefined } = {},
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/refund-quotes`,
    payload: { lang: 'ru', ...requested },
    headers: { 'order-token': accessToken },
  });

export const confirmRefund = (
  api: TestApp,
  { order, accessToken }: AirOrderWithToken,
  quoteId: string,
  key: string = randomUUID(),
) =>
  api.inject({
    method: 'POST',
    url: `/v1/air/orders/${order.number}/refund-quotes/${quoteId}/confirm`,
    payload: { lang: 'ru' },
    headers: { 'order-token': accessToken, 'idempotency-key': key },
  });

/** The order as the sandbox supplier stores it. */
export const supplierOrderOf = (api: TestApp, { order }: AirOrderWithToken) =>
  api.database.db
    .selectFrom('sandbox_supplier_orders')
    .selectAll()
    .where('reference', '=', order.number)
    .executeTakeFirstOrThrow();
