import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '@karvon/contract';
import { send, signUp } from '@karvon/accounts/testing';
import { holdableOffer, orderBody, submitOrder } from '@karvon/air-orders/testing';
import { startSalesApp } from '../../testing/sales-app';
import { findOffer, freeSale, hotelOrderBody } from '../../testing/hotel-orders';
import type { TestApp } from '../../testing/start-test-app';

let api: TestApp;
let dilnoza: SessionResponse;
let bobur: SessionResponse;

const typed = JSON.stringify({ passengers: [{ surname: 'KARIMOVA', document: 'AA1234567' }] });
const at = (product: string) => `/v1/drafts/${product}`;
const as = ({ jwt }: SessionResponse) => ({ token: jwt });
const find = async (product: string, who = dilnoza) =>
  (await send(api, 'GET', at(product), undefined, as(who))).json().draft;
const save = (product: string, content = typed, who = dilnoza) =>
  send(api, 'PUT', at(product), { content }, as(who));
const rows = () => api.database.db.selectFrom('form_drafts').selectAll().execute();

beforeAll(async () => {
  api = await startSalesApp();
  dilnoza = await signUp(api);
  bobur = await signUp(api, { identifier: '+998907654321' });
}, 120_000);
afterAll(() => api.close());
afterEach(() => api.database.db.deleteFrom('form_drafts').execute());

test('a draft is saved, changed and deleted separately for each product', async () => {
  expect(await find('air')).toBeNull();
  const saved = await save('air');
  const until = new Date(api.clock.now().getTime() + 7 * 86_400_000).toISOString();
  expect([saved.statusCode, saved.json()]).toEqual([200, { until }]);
  await save('hotel', '{"stay":1}');
  await save('air', '{"passengers":[]}');
  expect(await find('air')).toEqual({ content: '{"passengers":[]}', until });
  expect(await find('hotel')).toEqual({ content: '{"stay":1}', until });

  const gone = await send(api, 'DELETE', at('air'), undefined, as(dilnoza));
  expect(gone.json()).toEqual({ ok: true });
  expect(await find('air')).toBeNull();
  expect(await find('hotel')).not.toBeNull();
});

test('two tabs that save at once make one draft', async () => {
  const responses = await Promise.all(Array.from({ length: 8 }, () => save('air')));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await rows()).toHaveLength(1);
});

test("a user can neither see nor delete another user's draft", async () => {
  await save('air');
  expect(await find('air', bobur)).toBeNull();
  await send(api, 'DELETE', at('air'), undefined, as(bobur));
  await save('air', '{"mine":1}', bobur);
  expect(await find('air')).toMatchObject({ content: typed });
});

test('the stored draft contains no readable personal data', async () => {
  await save('air');
  expect(JSON.stringify(await rows())).not.toMatch(/KARIMOVA|AA1234567|passengers/);
});

test.each([
  ['more than a form holds', 'air', { content: 'x'.repeat(20_001) }, 400],
  ['nothing', 'air', { content: '' }, 400],
  ['another field', 'air', { content: '{}', consents: true }, 400],
  ['a product that is not sold', 'train', { content: '{}' }, 400],
])('%s is refused', async (_what, product, body, status) => {
  const response = await send(api, 'PUT', at(product), body, as(dilnoza));
  expect([response.statusCode, response.json().code]).toEqual([status, 'validation-failed']);
  expect(await rows()).toEqual([]);
});

test('a booking deletes the draft of its own product; a refused booking keeps it', async () => {
  await save('air');
  await save('hotel');
  const offer = await holdableOffer(api);
  const refused = orderBody(offer, { surname: 'HOLDREFUSED' });
  expect((await submitOrder(api, refused, undefined, dilnoza.jwt)).statusCode).toBe(409);
  expect(await find('air')).not.toBeNull();
  const made = await submitOrder(api, orderBody(offer), undefined, dilnoza.jwt);
  expect(made.statusCode).toBe(201);
  expect(await find('air')).toBeNull();
  expect(await find('hotel')).not.toBeNull();

  const room = await api.inject({
    method: 'POST',
    url: '/v1/hotel/orders',
    payload: hotelOrderBody(await findOffer(api, freeSale)),
    headers: { authorization: `Bearer ${dilnoza.jwt}`, 'idempotency-key': randomUUID() },
  });
  expect([room.statusCode, room.json().code]).toEqual([201, undefined]);
  expect(await find('hotel')).toBeNull();
});

test('closing the account deletes its drafts', async () => {
  const shortLived = await signUp(api, { identifier: '+998933334455' });
  await save('air', typed, shortLived);
  await send(api, 'DELETE', `/v1/users/${shortLived.user.id}`, undefined, as(shortLived));
  expect(await rows()).toEqual([]);
});

// This test is the last one, because it moves the clock.
test('after a week a draft is not found any more, and the nightly job deletes it', async () => {
  const late = await signUp(api, { identifier: '+998933334466' });
  await save('air', typed, late);
  api.clock.advance({ days: 7 });
  const again = await send(api, 'POST', '/v1/auth/login', {
    identifier: '+998933334466',
    password: '428193',
  });
  expect(await find('air', again.json())).toBeNull();
  await api.jobs.enqueue(api.database.db as never, 'accounts.forget', {});
  await api.jobs.drain();
  expect(await rows()).toEqual([]);
});
