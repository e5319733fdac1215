import { deviceHeader, type AirOfferDetail, type CreateAirOrder } from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import { holdableOffer, orderBody, payOrder, startSalesApp } from '../../../testing/air-orders';
import type { TestApp } from '../../../testing/start-test-app';

let api: TestApp;
let offer: AirOfferDetail;
beforeEach(async () => {
  api = await startSalesApp();
  offer = await holdableOffer(api);
});
afterEach(() => api.close());

const browser = 'a-browser-with-two-tabs';
const submit = (payload: CreateAirOrder, device = browser) =>
  api.inject({
    method: 'POST',
    url: '/v1/air/orders',
    payload,
    headers: { 'idempotency-key': randomUUID(), [deviceHeader]: device },
  });

async function booked(payload: CreateAirOrder, device?: string) {
  const response = await submit(payload, device);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

test('the same passenger on the same flight is asked about, and booked again when that is meant', async () => {
  const first = await booked(orderBody(offer));
  const problem = { status: 409, code: 'already-booked', orderNumber: first.order.number };
  // Another document, another phone and the carrier's spelling of a name: the same person.
  const again = {
    ...orderBody(offer, { document: 'FA7654321', surname: 'Karimova' }),
    booker: { mobilePhone: '+998935550000', email: 'other@mail.uz' },
  };
  expect((await submit(again)).json()).toMatchObject(problem);
  await payOrder(api, first);
  expect((await submit(again)).json()).toMatchObject(problem);
  const second = await booked({ ...again, bookAgain: true });
  expect(second.order.number).not.toBe(first.order.number);
});

test('of two tabs that book at once one is asked', async () => {
  const responses = await Promise.all([submit(orderBody(offer)), submit(orderBody(offer))]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('nobody else learns who is booked', async () => {
  await booked(orderBody(offer));
  await booked(orderBody(offer), 'the-browser-of-a-stranger');
});

test('other passengers, other flights and orders that nobody paid are not asked about', async () => {
  await booked(orderBody(offer));
  await booked(orderBody(offer, { name: 'MALIKA' }));
  await booked(orderBody(offer, { birthDate: '1991-05-01' }));
  await api.clock.advance({ days: 2 });
  await booked(orderBody(await holdableOffer(api)));
});
