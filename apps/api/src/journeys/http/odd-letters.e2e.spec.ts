import { randomUUID } from 'node:crypto';
import type { HotelOrderWithToken } from '@karvon/contract';
import { send, signUp } from '@karvon/accounts/testing';
import { bookAndPay, quoteRefund } from '@karvon/air-orders/testing';
import {
  callHotelOrder,
  findOffer,
  flexible,
  hotelBooker,
  hotelOrderBody,
  payHotel,
  startHotelApp,
  submitHotelOrder,
} from '../../testing/hotel-orders';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(() => startHotelApp());

/** Half surrogates, which JSON can hold and UTF-8 cannot; a null, a change of the writing direction, and a noncharacter. */
const odd = 'a\ud800b\udc00c\u0000d\u202ee\uffff';
const isRefusal = (status: number) => status >= 400 && status < 500;

test('a guest’s wish with invalid characters is refused, or comes through to the voucher', async () => {
  const body = hotelOrderBody(await findOffer(api, flexible));
  for (const comment of [...odd, odd]) {
    const response = await submitHotelOrder(api, { ...body, comment });
    if (isRefusal(response.statusCode)) continue;
    expect([comment, response.statusCode]).toEqual([comment, 201]);
    const booked = response.json() as HotelOrderWithToken;
    await payHotel(api, booked);
    await api.jobs.drain();
    for (const rest of ['', '/voucher.pdf?lang=ru', '/calendar.ics?lang=ru'])
      expect((await callHotelOrder(api, booked, rest)).statusCode).toBe(200);
  }
});

test('so are the reason of a refund, a draft, the address of a page and the reports of browsers', async () => {
  const { jwt: token } = await signUp(api);
  const order = await bookAndPay(api);
  await api.jobs.drain();
  const calls = [
    () => quoteRefund(api, order, { reason: 'illness', comment: odd }),
    () => quoteRefund(api, order, { comment: odd }),
    () => send(api, 'PUT', '/v1/drafts/air', { content: JSON.stringify({ odd }) + odd }, { token }),
    () => send(api, 'GET', '/v1/drafts/air', undefined, { token }),
    () =>
      api.inject({
        method: 'POST',
        url: '/v1/callbacks',
        headers: { 'idempotency-key': randomUUID() },
        payload: {
          phone: hotelBooker.phone,
          name: 'Азиза',
          topic: 'air',
          page: { path: `/${odd}` },
          consent: true,
          lang: 'ru',
        },
      }),
    () =>
      send(api, 'POST', '/v1/journal', [
        { level: 'error', product: 'storefront', text: odd, context: { route: odd } },
      ]),
    () =>
      send(api, 'POST', '/v1/air/orders/lookup', { bookingNumber: odd, surname: odd, lang: 'ru' }),
  ];
  for (const call of calls) {
    const { statusCode, body } = await call();
    // A call to an address without a route would test nothing.
    const failed = statusCode >= 500 || body.includes('route-not-found') ? body : undefined;
    expect([call.toString(), failed]).toEqual([call.toString(), undefined]);
  }
  await api.jobs.drain();
});
