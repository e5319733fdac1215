import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDuffelSimulator, type DuffelSimulator } from './create-duffel-simulator';

const now = new Date('2026-11-21T07:00:00.000Z');
let duffel: DuffelSimulator;
let events: { signature: string; body: string }[];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    events.push({ signature: String(request.headers['x-duffel-signature']), body });
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  duffel = await startDuffelSimulator({ now: () => now, webhook: { url, secret: 'shared' } });
});
beforeEach(() => {
  events = [];
  duffel.faults.clear();
});
afterAll(async () => {
  await duffel.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

/* eslint-disable @typescript-eslint/no-explicit-any -- responses of a supplier, read field by field */
async function sendRequest(
  method: string,
  path: string,
  data?: object,
  headers = {},
): Promise<any> {
  const response = await fetch(`${duffel.url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: 'Bearer duffel_test_simulator',
      'duffel-version': 'v2',
      ...headers,
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function offers(origin = 'JFK', destination = 'EWR', adults = 1): Promise<any[]> {
  const { data } = await sendRequest('POST', '/air/batch_offer_requests', {
    slices: [{ origin, destination, departure_date: '2026-12-10' }],
    passengers: Array.from({ length: adults }, () => ({ type: 'adult' })),
    cabin_class: 'economy',
  });
  const found: any[] = [];
  for (let left = data.remaining_batches; left > 0;) {
    const { data: batch } = await sendRequest('GET', `/air/batch_offer_requests/${data.id}`);
    found.push(...batch.offers);
    left = batch.remaining_batches;
  }
  return found;
}

const orderOf = (offer: any, changes = {}, name = 'KARIMOVA') => ({
  type: 'hold',
  selected_offers: [offer.id],
  passengers: offer.passengers.map(({ id }: any) => ({
    id,
    title: 'ms',
    gender: 'f',
    family_name: name,
    given_name: 'ANNA',
    born_on: '1990-05-01',
    email: 'anna@mail.uz',
    phone_number: '+998901234567',
  })),
  metadata: { reference: 'K1' },
  ...changes,
});

test('a search comes in batches, and the sums of every offer add up', async () => {
  const found = await offers();
  expect(found.length).toBeGreaterThan(3);
  for (const { base_amount: base, tax_amount: tax, total_amount: total } of found)
    expect(Number(base) + Number(tax)).toBeCloseTo(Number(total), 2);
});

test('two simulators of one seed sell the same offers', async () => {
  const other = await startDuffelSimulator({ now: () => now });
  const first = await startDuffelSimulator({ now: () => now });
  const search = async ({ url }: DuffelSimulator) => {
    const response = await fetch(`${url}/air/batch_offer_requests`, {
      method: 'POST',
      headers: { authorization: 'Bearer duffel_test_simulator', 'duffel-version': 'v2' },
      body: JSON.stringify({
        data: {
          slices: [{ origin: 'TAS', destination: 'IST', departure_date: '2026-12-10' }],
          passengers: [{ type: 'adult' }],
        },
      }),
    });
    return response.text();
  };
  expect(await search(other)).toBe(await search(first));
  await Promise.all([other.close(), first.close()]);
});

test('a hold is paid, ticketed, quoted and cancelled', async () => {
  const [offer] = await offers();
  const { status, data: held } = await sendRequest('POST', '/air/orders', orderOf(offer));
  expect(status).toBe(201);
  expect(held).toMatchObject({
    payment_status: { awaiting_payment: true, paid_at: null },
    documents: [],
    metadata: { reference: 'K1' },
  });
  const payment = { type: 'balance', amount: held.total_amount, currency: 'USD' };
  expect((await sendRequest('POST', '/air/payments', { order_id: held.id, payment })).status).toBe(
    201,
  );
  const { data: paid } = await sendRequest('GET', `/air/orders/${held.id}`);
  expect(paid.documents).toMatchObject([{ unique_identifier: expect.stringMatching(/^\d{13}$/) }]);
  const { data: quote } = await sendRequest('POST', '/air/order_cancellations', {
    order_id: held.id,
  });
  await sendRequest('POST', `/air/order_cancellations/${quote.id}/actions/confirm`);
  const { data: gone } = await sendRequest('GET', `/air/orders/${held.id}`);
  expect(gone.cancelled_at).toBe(now.toISOString());
});

test.each([
  ['SOLDOUT', {}, 'offer_no_longer_available'],
  ['DATAREFUSED', {}, 'invalid_passenger_name'],
  ['PRICEUP', {}, 'price_changed'],
  ['TWENTYONELETTERSLONGX', {}, 'invalid_name'],
  ['KARIMOVA', { payments: [{}] }, 'validation_required'],
  ['KARIMOVA', { type: 'instant' }, 'payment_currency_does_not_match_order_currency'],
])('an order of %s %j is refused: %s', async (name, changes, code) => {
  const [offer] = await offers();
  const { errors } = await sendRequest('POST', '/air/orders', orderOf(offer, changes, name));
  expect(errors).toMatchObject([{ code }]);
});

test('only one offer of an offer request can be booked', async () => {
  const [offer, other] = await offers();
  await sendRequest('POST', '/air/orders', orderOf(offer));
  const { errors } = await sendRequest('POST', '/air/orders', orderOf(other));
  expect(errors).toMatchObject([{ code: 'offer_request_already_booked' }]);
});

test('an accepted order sends a signed event', async () => {
  duffel.acceptOrdersLater('succeed');
  const [offer] = await offers();
  expect((await sendRequest('POST', '/air/orders', orderOf(offer))).status).toBe(202);
  await duffel.eventsSettled();
  duffel.acceptOrdersLater('off');
  expect(events).toHaveLength(1);
  expect(events[0]!.signature).toMatch(/^t=\d+,v2=[0-9a-f]{64}$/);
  expect(JSON.parse(events[0]!.body)).toMatchObject({
    type: 'order.created',
    data: { object: { metadata: { reference: 'K1' } } },
  });
});

test('a wrong token and another version are refused', async () => {
  expect((await sendRequest('GET', '/air/orders', undefined, { authorization: 'no' })).status).toBe(
    401,
  );
  expect(
    (await sendRequest('GET', '/air/orders', undefined, { 'duffel-version': 'v1' })).status,
  ).toBe(400);
});

test('a fault affects its calls as many times as it is set for', async () => {
  duffel.faults.add({ kind: 'rate-limit', on: 'GET /air/orders', times: 2 });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await sendRequest('GET', '/air/orders')).status);
  expect(statuses).toEqual([429, 429, 200]);
  duffel.faults.add({ kind: 'invalid', on: '', times: 1 });
  await expect(sendRequest('GET', '/air/orders')).rejects.toThrow();
  duffel.faults.add({ kind: 'cut-body', on: '', times: 1 });
  await expect(sendRequest('GET', '/air/orders')).rejects.toThrow();
});
