import { randomUUID } from 'node:crypto';
import type { HotelOrderWithToken } from '@karvon/contract';
import { send, signUp } from '../testing/accounts';
import { bookAndPay, quoteRefund } from '../testing/air-orders';
import {
  callHotelOrder,
  findOffer,
  flexible,
  hotelBooker,
  hotelOrderBody,
  payHotel,
  startHotelApp,
  submitHotelOrder,
} from '../testing/hotel-orders';
import { testApi } from '../testing/test-api';

const api = testApi(() => startHotelApp());

/** Halves of letters that no UTF-8 can hold, but JSON can; a null, a turn of the line's direction, and no letter at all. */
const odd = 'a\ud800b\udc00c\u0000d\u202ee\uffff';
const isRefusal = (status: number) => status >= 400 && status < 500;

test('a wish for the hotel in letters that are none is refused, or goes as far as the voucher', async () => {
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

test('so are the reason of a refund, a draft, an address of a page and what browsers report', async () => {
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
    // An address that nobody serves would hear nothing of the letters.
    const failed = statusCode >= 500 || body.includes('route-not-found') ? body : undefined;
    expect([call.toString(), failed]).toEqual([call.toString(), undefined]);
  }
  await api.jobs.drain();
});
