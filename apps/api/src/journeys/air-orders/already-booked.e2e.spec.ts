import { deviceHeader, type AirOfferDetail, type CreateAirOrder } from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import { holdableOffer, orderBody } from '@karvon/air-orders/testing';
import { startListeningSalesApp } from '../../testing/sales-app';
import { signUp } from '@karvon/accounts/testing';
import type { TestApp } from '../../testing/start-test-app';

let api: TestApp;
let offer: AirOfferDetail;
beforeEach(async () => {
  api = await startListeningSalesApp();
  offer = await holdableOffer(api);
});
afterEach(() => api.close());

const browser = 'a-browser-with-two-tabs';
const submit = (payload: CreateAirOrder, device = browser, session?: string) =>
  api.inject({
    method: 'POST',
    url: '/v1/air/orders',
    payload,
    headers: {
      'idempotency-key': randomUUID(),
      [deviceHeader]: device,
      ...(session && { authorization: `Bearer ${session}` }),
    },
  });

test('of two devices of one account that book at once one is asked', async () => {
  const { jwt } = await signUp(api);
  const book = (device: string, mobilePhone: string) =>
    submit({ ...orderBody(offer), booker: { mobilePhone, email: 'k@mail.uz' } }, device, jwt);
  const responses = await Promise.all([
    book('the-phone-of-a-member', '+998935550001'),
    book('the-laptop-of-a-member', '+998935550002'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});
