import { randomUUID } from 'node:crypto';
import {
  isSoldNow,
  type CreateHotelOrder,
  type HotelOffer,
  type HotelOrder,
  type HotelOrderWithToken,
  type HotelSearchResponse,
} from '@karvon/contract';
import { chooseAtBank } from '@karvon/sandbox-bank/testing';
import type { StartedPayment } from '@karvon/payments/testing';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app';

export const hotelBooker = {
  name: 'Азиза Каримова',
  phone: '+998901234567',
  email: 'aziza.karimova@mail.uz',
};

/** A stay of two adults 19 days ahead of the test clock. */
export const samarkandStay = {
  City: 'SKD',
  ArrivalDate: '2026-12-10',
  DepartureDate: '2026-12-13',
  Guests: { NumberOfAdults: 2, NumberOfMinors: 0, MinorAgeList: [] as number[] },
};
export type RequestedStay = typeof samarkandStay;

/** The API, listening: the sandbox bank's callback comes over the network. A token is valid as long as a story of weeks. */
export async function startHotelApp(options: TestAppOptions = {}): Promise<TestApp> {
  const api = await startTestApp({ config: { orderTokenHours: 10_000 }, ...options });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  return api;
}

async function request<Response>(api: TestApp, url: string, payload: object): Promise<Response> {
  const response = await api.inject({ method: 'POST', url: `/v1/hotel/${url}`, payload });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as Response;
}

/** Looks through the offers of a city's hotels, the best hotels first, for one that fits. */
export async function findOffer(
  api: TestApp,
  wanted: (offer: HotelOffer) => boolean,
  stay: RequestedStay = samarkandStay,
): Promise<HotelOffer> {
  const anywhere = { WhereToPay: 1, FreeSaleOnly: false };
  const { hotels } = await request<HotelSearchResponse>(api, 'search', { ...stay, ...anywhere });
  const { City: _city, ...days } = stay;
  for (const { code } of hotels) {
    const payload = { HotelCode: code, ...days, ...anywhere };
    const { offers } = await request<{ offers: HotelOffer[] }>(api, 'offers', payload);
    const found = offers.find(wanted);
    if (found) return found;
  }
  throw new Error('The sandbox sells no such offer');
}

export const freeSale = (offer: HotelOffer) => isSoldNow(offer) && offer.whereToPay === 'now';

/** Confirmed at once, prepaid, with weeks of free cancellation. */
export const flexible = (offer: HotelOffer) =>
  freeSale(offer) && offer.cancellation.freeUntil !== null;

/** Cancelling costs the full price from the booking on. */
export const strict = (offer: HotelOffer) =>
  freeSale(offer) && offer.cancellation.steps[0]?.penalty.amount === offer.total.amount;

/** A booking of the offer for two adults, as the guest form sends it; `surname` may be a magic one. */
export function hotelOrderBody(
  offer: Pick<HotelOffer, 'id' | 'total'>,
  surname = 'KARIMOVA',
): CreateHotelOrder {
  return {
    offerId: offer.id,
    expectedTotal: offer.total,
    booker: hotelBooker,
    guests: [
      { category: 'adult', name: 'AZIZA', surname, citizenship: 'UZ' },
      { category: 'adult', name: 'TIMUR', surname: 'KARIMOV', citizenship: 'UZ' },
    ],
    lang: 'ru',
  };
}

export const submitHotelOrder = (api: TestApp, payload: object, key: string = randomUUID()) =>
  api.inject({
    method: 'POST',
    url: '/v1/hotel/orders',
    payload,
    headers: { 'idempotency-key': key },
  });

export async function bookHotel(
  api: TestApp,
  offer: HotelOffer,
  surname?: string,
): Promise<HotelOrderWithToken> {
  const response = await submitHotelOrder(api, hotelOrderBody(offer, surname));
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as HotelOrderWithToken;
}

export const callHotelOrder = (
  api: TestApp,
  { order, accessToken }: HotelOrderWithToken,
  rest = '',
) =>
  api.inject({
    url: `/v1/hotel/orders/${order.number}${rest}`,
    headers: { 'order-token': accessToken },
  });

export async function readHotelOrder(
  api: TestApp,
  booked: HotelOrderWithToken,
): Promise<HotelOrder> {
  const response = await callHotelOrder(api, booked);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json() as HotelOrder;
}

export const submitHotelPayment = (
  api: TestApp,
  { order, accessToken }: HotelOrderWithToken,
  key: string = randomUUID(),
) =>
  api.inject({
    method: 'POST',
    url: '/v1/payments',
    payload: {
      orderKind: 'hotel',
      orderNumber: order.number,
      method: api.config.edition.paymentMethods[0],
      returnUrl: `/ru/hotel/payment?number=${order.number}`,
      lang: 'ru',
    },
    headers: { 'idempotency-key': key, 'order-token': accessToken },
  });

export async function startHotelPayment(
  api: TestApp,
  booked: HotelOrderWithToken,
): Promise<StartedPayment> {
  const response = await submitHotelPayment(api, booked);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as StartedPayment;
}

/** Pays at the bank; a job issues the voucher. */
export async function payHotel(api: TestApp, booked: HotelOrderWithToken): Promise<void> {
  const payment = await startHotelPayment(api, booked);
  await chooseAtBank(api, payment, 'pay');
  await api.inject(`/v1/payments/${payment.id}`);
}

/** Books and pays, and waits for the voucher. */
export async function sellHotel(
  api: TestApp,
  offer: HotelOffer,
  surname?: string,
): Promise<HotelOrderWithToken> {
  const booked = await bookHotel(api, offer, surname);
  await payHotel(api, booked);
  await api.jobs.drain();
  return booked;
}

/** Cancels at the penalty that the order shows, unless another one is given. */
export async function cancelHotel(
  api: TestApp,
  booked: HotelOrderWithToken,
  expectedPenalty?: HotelOffer['total'],
  key: string = randomUUID(),
) {
  const shown = (await readHotelOrder(api, booked)).cancelNow?.penalty ?? booked.order.total;
  return api.inject({
    method: 'POST',
    url: `/v1/hotel/orders/${booked.order.number}/cancel`,
    payload: { expectedPenalty: expectedPenalty ?? shown, lang: 'ru' },
    headers: { 'idempotency-key': key, 'order-token': booked.accessToken },
  });
}

/** The booking as the sandbox supplier stores it. */
export const roomBookingsOf = (api: TestApp, { order }: HotelOrderWithToken) =>
  api.database.db
    .selectFrom('sandbox_room_bookings')
    .selectAll()
    .where('reference', '=', order.number)
    .execute();

/** The statuses in an order's history. */
export const statusesOf = ({ history }: HotelOrder) => history.map(({ status }) => status);
