import {
  readOrder,
  bookExchangeable,
  exchangeOf,
  quoteExchange,
  requestExchange,
  takeFirstOffer,
} from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { callOps } from '../../testing/operators/call-ops';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

test('a visitor who may not open an order cannot exchange it', async () => {
  const booked = await bookExchangeable(api);
  const stranger = { ...booked, accessToken: (await bookExchangeable(api)).accessToken };
  expect((await requestExchange(api, stranger)).statusCode).toBe(404);
  const quote = await quoteExchange(api, booked);
  expect((await takeFirstOffer(api, stranger, quote)).statusCode).toBe(404);
  expect((await callOps(api, `exchanges/${quote.id}/decline`)).json()).toEqual({ declined: false });
  expect((await readOrder(api, booked)).exchange).toBeNull();
  expect(await exchangeOf(api, booked)).toBeNull();
});
