import type { SessionResponse } from '@karvon/contract';
import { dilnoza, send, signUp } from '../testing/sign-up';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAccounts } from '../testing/start-accounts';

let api: StartedModules;
let first: SessionResponse;
beforeEach(async () => {
  api = await startAccounts();
  first = await signUp(api);
});
afterEach(() => api.close());

const { identifier, password } = dilnoza;
const me = (token: string) => send(api, 'GET', '/v1/auth/me', undefined, { token });
const refresh = (token: string) => send(api, 'POST', '/v1/auth/refresh', undefined, { token });
const login = (pin = password) =>
  send(api, 'POST', '/v1/auth/login', { identifier, password: pin });
const save = (token: string, change: object, id = first.user.id) =>
  send(
    api,
    'PUT',
    `/v1/users/${id}`,
    { username: 'Дилноза К', email: null, langcode: 'ru', ...change },
    { token },
  );

test('a token is valid for a quarter of an hour, and can be exchanged for the next one for thirty days', async () => {
  await api.clock.advance({ minutes: 14 });
  expect((await me(first.jwt)).statusCode).toBe(200);
  await api.clock.advance({ minutes: 2 });
  expect((await me(first.jwt)).json().code).toBe('session-required');
  await api.clock.advance({ days: 29 });
  const second = (await refresh(first.jwt)).json();
  expect(second.user).toEqual(first.user);
  expect((await me(second.jwt)).statusCode).toBe(200);
  await api.clock.advance({ days: 31 });
  expect((await refresh(second.jwt)).json().code).toBe('session-required');
});

test('two tabs may exchange one token at the same time; a stolen token ends the session', async () => {
  const [one, other] = await Promise.all([refresh(first.jwt), refresh(first.jwt)]);
  expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
  const { jwt } = (await refresh(one.json().jwt)).json();
  await api.clock.advance({ minutes: 2 });
  expect((await refresh(first.jwt)).statusCode).toBe(401);
  expect((await me(jwt)).statusCode).toBe(401);
  expect((await refresh(jwt)).statusCode).toBe(401);
});

test('signing out ends this session, with an expired token as well, and no other', async () => {
  const other = (await login()).json();
  await api.clock.advance({ minutes: 20 });
  const out = await send(api, 'POST', '/v1/auth/logout', undefined, { token: first.jwt });
  expect(out.json()).toEqual({ ok: true });
  expect((await refresh(first.jwt)).statusCode).toBe(401);
  expect((await refresh(other.jwt)).statusCode).toBe(200);
});

test('signing out at one process ends the session at every other one', async () => {
  const other = await startAccounts({ database: api.database });
  const meAt = (one: StartedModules) =>
    send(one, 'GET', '/v1/auth/me', undefined, { token: first.jwt });
  expect([(await meAt(api)).statusCode, (await meAt(other)).statusCode]).toEqual([200, 200]);
  await send(other, 'POST', '/v1/auth/logout', undefined, { token: first.jwt });
  expect([(await meAt(api)).statusCode, (await meAt(other)).statusCode]).toEqual([401, 401]);
  expect((await refresh(first.jwt)).statusCode).toBe(401);
  await other.close();
});

test('the profile is read and saved; a new PIN ends the other sessions', async () => {
  const other = (await login()).json();
  const saved = await save(first.jwt, { email: 'd@mail.uz' });
  expect(saved.json()).toEqual({ ...first.user, username: 'Дилноза К', langcode: 'ru' });
  const profile = await send(api, 'GET', `/v1/users/${first.user.id}`, undefined, {
    token: first.jwt,
  });
  expect(profile.json()).toEqual({ ...saved.json(), phone: identifier, email: 'd@mail.uz' });

  const wrong = await save(first.jwt, { pin: { current: '951753', next: '539204' } });
  expect(wrong.json()).toMatchObject({ issues: [{ path: 'pin.current', rule: 'wrong' }] });
  const simple = await save(first.jwt, { pin: { current: password, next: '111111' } });
  expect(simple.json()).toMatchObject({ issues: [{ path: 'pin.next', rule: 'repeated' }] });
  expect((await me(other.jwt)).statusCode).toBe(200);
  const changed = await save(first.jwt, { pin: { current: password, next: '539204' } });
  expect(changed.statusCode).toBe(200);
  expect((await me(other.jwt)).statusCode).toBe(401);
  expect((await me(first.jwt)).statusCode).toBe(200);
  expect((await login()).statusCode).toBe(401);
  expect((await login('539204')).statusCode).toBe(200);
});

test('an erased account leaves a row without identity; the phone may register anew', async () => {
  const erased = await send(api, 'DELETE', `/v1/users/${first.user.id}`, undefined, {
    token: first.jwt,
  });
  expect(erased.json()).toEqual({ ok: true });
  expect((await me(first.jwt)).statusCode).toBe(401);
  expect((await refresh(first.jwt)).statusCode).toBe(401);
  expect((await login()).json().code).toBe('wrong-login');
  const rows = await api.database.db.selectFrom('users').selectAll().execute();
  expect(rows).toMatchObject([{ phone_key: null, sealed: null, pin_hash: null }]);
  await api.clock.advance({ minutes: 2 });
  const { user } = await signUp(api);
  expect(user.id).not.toBe(first.user.id);
});
