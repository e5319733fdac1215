import { deviceHeader, type AirOfferDetail, type CreateAirOrder } from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import {
  adult,
  confirmRefund,
  holdableOffer,
  orderBody,
  payOrder,
  quoteRefund,
  startListeningSalesApp,
} from '../../../testing/air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { signUp } from '@karvon/accounts/testing';
import type { TestApp } from '../../../testing/start-test-app';

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

const other = { ...adult, name: 'OLIM', document: 'AA1234568' };

/** An order of two, of whom the first gave the ticket back; and the same flight for one. */
async function withOneTicketGivenBack() {
  const travellers = { adult: 2, child: 0, baby: 0 };
  const [found] = await searchOffers(api, airSearchRequest('JFK', 'EWR', { travellers }));
  const pair = await priceOffer(api, found!.id);
  const fares = pair.fares.filter(({ family }) => family === 'flex');
  const first = await booked({
    ...orderBody({ ...pair, fares }),
    passengers: [adult, other],
  });
  await payOrder(api, first);
  await api.jobs.drain();
  const part = [{ passenger: 0, slices: first.order.slices.map((_: unknown, at: number) => at) }];
  const quote = (await quoteRefund(api, first, { part })).json();
  expect((await confirmRefund(api, first, quote.id)).statusCode).toBe(200);
  await api.jobs.drain();
  const [alone] = await searchOffers(api, airSearchRequest('JFK', 'EWR'));
  return { number: first.order.number, alone: await priceOffer(api, alone!.id) };
}

test('who has given a ticket back is not asked about it; who still flies is', async () => {
  const { alone } = await withOneTicketGivenBack();
  expect((await submit({ ...orderBody(alone), passengers: [other] })).statusCode).toBe(409);
  await booked(orderBody(alone));
});

test('who still flies is asked about, even where the passenger who gave the ticket back cannot be read', async () => {
  const { number, alone } = await withOneTicketGivenBack();
  await api.database.db
    .updateTable('air_order_passengers')
    .set({ sealed: 'unreadable' })
    .where('order_number', '=', number)
    .where('position', '=', 0)
    .execute();
  expect((await submit({ ...orderBody(alone), passengers: [other] })).statusCode).toBe(409);
});

test('an order that is paid and waits for its tickets is asked about', async () => {
  const first = await booked(orderBody(offer, { surname: 'ISSUEERROR' }));
  await payOrder(api, first);
  await api.jobs.drain();
  const again = await submit(orderBody(offer, { surname: 'ISSUEERROR' }));
  expect(again.json()).toMatchObject({
    code: 'already-booked',
    orderNumber: first.order.number,
  });
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
