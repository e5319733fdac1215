import type { SessionResponse } from '@karvon/contract';
import { send, signUp } from '@karvon/accounts/testing';
import {
  falling,
  follow,
  lettersTo,
  setAlert,
  setConfirmed,
  tokenOf,
} from '../../testing/price-alerts/price-alerts';
import { startTestApp, type TestApp } from '../../testing/start-test-app';

let api: TestApp;
let dilnoza: SessionResponse;
let bobur: SessionResponse;
beforeEach(async () => {
  api = await startTestApp();
  dilnoza = await signUp(api);
  bobur = await signUp(api, { identifier: '+998907654321' });
});
afterEach(() => api.close());

const path = '/v1/air/price-alerts';
const list = async ({ jwt: token }: SessionResponse) =>
  (await send(api, 'GET', `${path}?lang=ru`, undefined, { token })).json().alerts;
const by = ({ jwt: token }: SessionResponse) => ({ token });

test('a member confirms an address once; later alerts to it begin at once and stand in the list', async () => {
  await setConfirmed(api, {}, by(dilnoza));
  const second = await setAlert(api, { out: '2026-12-02' }, by(dilnoza));
  expect(second.json()).toEqual({ status: 'active' });
  expect(await lettersTo(api)).toHaveLength(1);
  expect(await list(dilnoza)).toMatchObject([
    { status: 'active', out: '2026-12-01', email: falling.email, origin: { city: 'Бирмингем' } },
    { status: 'active', out: '2026-12-02' },
  ]);
  // The same search again is the same alert.
  await setAlert(api, { out: '2026-12-02' }, by(dilnoza));
  expect(await list(dilnoza)).toHaveLength(2);
  expect(await list(bobur)).toEqual([]);
});

test('another member, and another address, are confirmed by a letter of their own', async () => {
  await setConfirmed(api, {}, by(dilnoza));
  expect((await setAlert(api, {}, by(bobur))).json()).toEqual({ status: 'waiting' });
  expect(await list(bobur)).toEqual([]);
  const other = { email: 'dilnoza@mail.uz' };
  expect((await setAlert(api, other, by(dilnoza))).json()).toEqual({ status: 'waiting' });
});

test('a member takes over what a guest of the same address watches, by a press of their own', async () => {
  await setConfirmed(api);
  await api.clock.advance({ minutes: 1 });
  await setAlert(api, {}, by(dilnoza));
  const token = tokenOf((await lettersTo(api))[0]!);
  const shown = async () => (await send(api, 'GET', `/v1/air/price-alert-links/${token}`)).json();
  expect(await shown()).toMatchObject({ link: 'confirm', alert: { status: 'waiting' } });
  await follow(api, token, 'confirm');
  expect(await shown()).toMatchObject({ link: 'confirm', alert: { status: 'active' } });
  expect(await list(dilnoza)).toHaveLength(1);
});

test("a member's alert is stopped in the list, by nobody else", async () => {
  await setConfirmed(api, {}, by(dilnoza));
  const [{ id }] = await list(dilnoza);
  const stop = (who: SessionResponse) => send(api, 'DELETE', `${path}/${id}`, undefined, by(who));
  expect((await stop(bobur)).json().code).toBe('content-not-found');
  expect((await stop(dilnoza)).json()).toEqual({ ok: true });
  expect((await stop(dilnoza)).json().code).toBe('content-not-found');
  expect(await list(dilnoza)).toEqual([]);
});

test('an address has ten alerts, however many are set at once; its owner hears of it', async () => {
  await setConfirmed(api, {}, by(dilnoza));
  const days = Array.from({ length: 14 }, (_, index) => `2026-12-${index + 10}`);
  const responses = await Promise.all(days.map((out) => setAlert(api, { out }, by(dilnoza))));
  const refused = responses.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((response) => response.json())).toEqual(
    Array(5).fill(expect.objectContaining({ code: 'validation-failed' })),
  );
  expect(await list(dilnoza)).toHaveLength(10);
  await api.clock.advance({ minutes: 1 });
  // A stranger is told nothing; the link of the letter tells the owner.
  expect((await setAlert(api, { out: '2026-12-30' })).json()).toEqual({ status: 'waiting' });
  const [letter] = await lettersTo(api);
  const response = await follow(api, tokenOf(letter!), 'confirm');
  expect(response.json()).toMatchObject({
    code: 'validation-failed',
    issues: [{ path: 'email', rule: 'too-many-alerts' }],
  });
});

test('erasing an account deletes its alerts and the addresses it has confirmed, waiting ones too', async () => {
  await setConfirmed(api, {}, by(dilnoza));
  await setAlert(api, { email: 'other@mail.uz' }, by(dilnoza));
  await setConfirmed(api, { email: 'guest@mail.uz' }, { address: '198.51.100.7' });
  await send(api, 'DELETE', `/v1/users/${dilnoza.user.id}`, undefined, by(dilnoza));
  const { db } = api.database;
  expect(await db.selectFrom('price_alerts').select('status').execute()).toEqual([
    { status: 'active' },
  ]);
  expect(await db.selectFrom('price_alert_addresses').selectAll().execute()).toEqual([]);
});
