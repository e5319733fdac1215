import type { AirOfferDetail, AirOrderWithToken, CreateAirOrder } from '@karvon/contract';
import { deviceHeader } from '@karvon/contract';
import { randomUUID } from 'node:crypto';
import { holdableOffer, orderBody, payOrder } from '../testing/order-steps';
import { startAirOrders } from '../testing/start-air-orders';
import type { StartedModules } from '@karvon/platform/testing/start-modules';

let api: StartedModules;
let offer: AirOfferDetail;
beforeEach(async () => {
  api = await startAirOrders({ config: { unpaidHolds: 3 } });
  offer = await holdableOffer(api);
});
afterEach(() => api.close());

let people = 0;
const phoneOf = (i: number) => `+99893555${String(1000 + i)}`;

/** Books for another traveller each time. */
function submit(phone: string, device?: string, remoteAddress?: string) {
  people += 1;
  const payload: CreateAirOrder = {
    ...orderBody(offer, { birthDate: `19${60 + (people % 30)}-05-01` }),
    booker: { mobilePhone: phone, email: 'aziza.karimova@mail.uz' },
  };
  return api.inject({
    method: 'POST',
    url: '/v1/air/orders',
    payload,
    ...(remoteAddress !== undefined && { remoteAddress }),
    headers: {
      'idempotency-key': randomUUID(),
      ...(device !== undefined && { [deviceHeader]: device }),
    },
  });
}
const full = { status: 409, code: 'unpaid-holds-full', limit: 3 };

test('of ten bookings at once with one phone and no browser three hold seats, until one is paid', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => submit(phoneOf(0))));
  const held = responses.filter(({ statusCode }) => statusCode === 201);
  expect(held).toHaveLength(3);
  for (const response of responses.filter((one) => !held.includes(one)))
    expect(response.json()).toMatchObject(full);
  await payOrder(api, held[0]!.json());
  expect((await submit(phoneOf(0))).statusCode).toBe(201);
  expect((await submit(phoneOf(0))).json()).toMatchObject(full);
});

test('a browser with many phones holds three, and is told which', async () => {
  const device = 'a-browser-with-many-phones';
  const numbers: string[] = [];
  for (const i of [1, 2, 3])
    numbers.unshift((await submit(phoneOf(i), device)).json<AirOrderWithToken>().order.number);
  const refused = (await submit(phoneOf(4), device)).json<object>();
  expect(refused).toMatchObject({ ...full, orderNumbers: numbers });
  expect((await submit(phoneOf(4), 'another-browser-of-others')).statusCode).toBe(201);
});

test('strangers who give the phone of another keep nobody from booking, and learn of no order', async () => {
  const owner = 'the-browser-of-whose-phone-it-is';
  expect((await submit(phoneOf(6), owner)).statusCode).toBe(201);
  for (let i = 0; i < 3; i += 1) expect((await submit(phoneOf(6))).statusCode).toBe(201);
  expect((await submit(phoneOf(6))).json()).toMatchObject({ ...full, orderNumbers: [] });
  const stranger = 'the-browser-of-a-stranger';
  for (let i = 0; i < 3; i += 1) expect((await submit(phoneOf(6), stranger)).statusCode).toBe(201);
  expect((await submit(phoneOf(6), owner)).statusCode).toBe(201);
});

test('lapsed orders hold nothing', async () => {
  for (let i = 0; i < 3; i += 1) expect((await submit(phoneOf(5))).statusCode).toBe(201);
  await api.clock.advance({ days: 2 });
  await api.jobs.drain();
  offer = await holdableOffer(api);
  expect((await submit(phoneOf(5))).statusCode).toBe(201);
});

test('whoever invents phones and has no cookies takes from one address what twenty visitors may', async () => {
  const tryFrom = (address: string, i: number) => submit(phoneOf(100 + i), undefined, address);
  const responses: Awaited<ReturnType<typeof submit>>[] = [];
  // Eight at once: they wait for the counter of their address, and too many would wait longer than a database lets them.
  for (let first = 0; first < 64; first += 8)
    responses.push(
      ...(await Promise.all(
        Array.from({ length: 8 }, (_, i) => tryFrom(`2001:db8:1:2::${first + i + 1}`, first + i)),
      )),
    );
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(60);
  const refused = responses.filter(({ statusCode }) => statusCode !== 201);
  for (const response of refused)
    expect(response.json()).toMatchObject({ status: 429, code: 'rate-limited' });
  expect((await tryFrom('2001:db8:1:3::1', 70)).statusCode).toBe(201);
  await api.clock.advance({ minutes: 61 });
  offer = await holdableOffer(api);
  expect((await tryFrom('2001:db8:1:2::1', 71)).statusCode).toBe(201);
});
