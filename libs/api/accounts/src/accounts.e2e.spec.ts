import type * as Crypto from 'node:crypto';
import { dilnoza, readSms, send, signUp } from './testing/sign-up';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAccounts } from './testing/start-accounts';

let api: StartedModules;
const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  api = await startAccounts({ onLog: (line) => lines.push(line) });
});
afterEach(() => api.close());

const { identifier, password } = dilnoza;
const post = (url: string, payload: object, address?: string) =>
  send(api, 'POST', `/v1/auth/${url}`, payload, { address });
const login = (pin: string, address?: string) =>
  post('login', { identifier, password: pin }, address);
const me = (token: string) => send(api, 'GET', '/v1/auth/me', undefined, { token });

describe('registration', () => {
  test('a code opens the account and signs its owner in', async () => {
    const { jwt, user } = await signUp(api, { username: "O'ktam  Yo`ldosh" });
    expect(user).toEqual({
      id: expect.any(String),
      username: 'Oʻktam Yoʻldosh',
      langcode: 'uz',
      settings: { TotalPoints: 0 },
    });
    expect((await me(jwt)).json()).toEqual(user);
    expect((await login(password)).json()).toMatchObject({ user });
  });

  test('a code works once, for five minutes, for five tries, with the PIN of the registration', async () => {
    await post('register', dilnoza);
    const { code } = (await readSms(api, identifier))!;
    const confirm = (changes: object = {}) =>
      post('confirm-sms', { identifier, password, code, ...changes });
    const refused = { code: 'code-refused' };
    expect((await confirm({ password: '539204' })).json()).toMatchObject(refused);
    const [one, other] = await Promise.all([confirm(), confirm()]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 422]);
    expect((await confirm()).json()).toMatchObject(refused);

    await api.clock.advance({ minutes: 2 });
    await post('send-sms', { identifier });
    const late = (await readSms(api, identifier))!;
    await api.clock.advance({ minutes: 5 });
    expect((await confirm({ code: late.code })).json()).toMatchObject(refused);

    await post('send-sms', { identifier });
    const guessed = (await readSms(api, identifier))!;
    const wrong = guessed.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) await confirm({ code: wrong });
    expect((await confirm({ code: guessed.code })).json()).toMatchObject(refused);
  });

  test('a phone with an account gets the same response, and a message instead of a code', async () => {
    const { user } = await signUp(api);
    await api.clock.advance({ minutes: 2 });
    const again = await post('register', { ...dilnoza, password: '539204' });
    expect([again.statusCode, again.json()]).toEqual([200, { ok: true, smsAfterSeconds: 60 }]);
    expect((await readSms(api, identifier))?.text).toMatch(/hisob bor/);
    expect((await login('539204')).statusCode).toBe(401);
    expect((await login(password)).json()).toMatchObject({ user });
  });

  test.each([
    ['a simple PIN', { password: '123456' }, 'password', 'sequence'],
    ['the end of the phone', { password: '234567' }, 'password', 'sequence'],
    ['a part of the phone', { password: '890123' }, 'password', 'sequence'],
    ['a foreign number', { identifier: '+442071234567' }, 'identifier', 'country'],
    ['a short PIN', { password: '42819' }, undefined, undefined],
    ['a name that is markup', { username: '<b>' }, undefined, undefined],
    ['no consent', { consents: { personalData: false, offer: true } }, undefined, undefined],
    ['a literal e-mail', { email: '.a@b.uz' }, undefined, undefined],
  ])('%s is refused', async (_, changes, path, rule) => {
    const response = await post('register', { ...dilnoza, ...changes });
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation-failed']);
    if (path) expect(response.json().issues).toMatchObject([{ path, rule }]);
    expect(await readSms(api, identifier)).toBeUndefined();
  });
});

describe('wrong PINs', () => {
  test('after five wrong PINs each one makes the wait longer; after twenty only a recovery by SMS helps', async () => {
    await signUp(api);
    const waits: number[] = [];
    for (let wrong = 0; wrong < 20; wrong += 1) {
      expect((await login('951753', `198.51.100.${wrong}`)).json().code).toBe('wrong-login');
      if (wrong < 4) continue;
      const next = (await login(password)).json();
      if (next.code !== 'rate-limited') break;
      waits.push(next.retryAfterSeconds);
      await api.clock.advance({ seconds: next.retryAfterSeconds });
    }
    expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
    expect(Math.max(...waits)).toBe(3600);
    expect((await login(password)).json().code).toBe('pin-locked');

    await post('request-password', { phone: identifier });
    await api.clock.advance({ seconds: 10 });
    await post('send-sms', { identifier });
    const { code } = (await readSms(api, identifier))!;
    expect((await post('confirm-sms', { identifier, password: '539204', code })).statusCode).toBe(
      200,
    );
    expect((await login(password)).json().code).toBe('wrong-login');
    expect((await login('539204')).statusCode).toBe(200);
  });

  test('parallel guesses are all counted', async () => {
    await signUp(api);
    const responses = await Promise.all(Array.from({ length: 12 }, () => login('951753')));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });
});

describe('recovery', () => {
  test('a code may be sent ten seconds after a call was requested, by the clock of the server', async () => {
    const { jwt } = await signUp(api);
    await api.clock.advance({ minutes: 90 });
    const call = await post('request-password', { phone: identifier });
    expect(call.json()).toEqual({ ok: true, smsAfterSeconds: 10 });
    expect((await post('send-sms', { identifier })).json()).toMatchObject({
      code: 'rate-limited',
      retryAfterSeconds: 10,
    });
    await api.clock.advance({ seconds: 10 });
    expect((await post('send-sms', { identifier })).json()).toEqual({
      ok: true,
      smsAfterSeconds: 60,
    });
    await api.jobs.drain();
    const [requested] = await api.database.db.selectFrom('callbacks').selectAll().execute();
    expect(requested).toMatchObject({ page_path: '/auth/recovery', status: 'waiting' });
    const { code } = (await readSms(api, identifier))!;
    const fresh = await post('confirm-sms', { identifier, password: '539204', code });
    expect(fresh.statusCode).toBe(200);
    expect((await me(jwt)).json().code).toBe('session-required');
    expect((await me(fresh.json().jwt)).statusCode).toBe(200);
  });

  test('without a call a code may be sent two minutes after the recovery was opened, or first requested', async () => {
    await signUp(api);
    await api.clock.advance({ minutes: 90 });
    const opened = await post('recoveries', {});
    expect(opened.json()).toEqual({ recovery: expect.any(String), smsAfterSeconds: 120 });
    const { recovery } = opened.json();
    await api.clock.advance({ seconds: 70 });
    const early = await post('send-sms', { identifier, recovery });
    expect(early.json()).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 50 });
    await api.clock.advance({ seconds: 50 });
    expect((await post('send-sms', { identifier, recovery })).statusCode).toBe(200);

    await api.clock.advance({ minutes: 61 });
    const forged = `${recovery.split('.')[0]}.${'A'.repeat(43)}`;
    for (const none of [{}, { recovery }, { recovery: forged }]) {
      await api.database.db.deleteFrom('sms_waits').execute();
      const first = await post('send-sms', { identifier, ...none });
      expect(first.json()).toMatchObject({ code: 'rate-limited', retryAfterSeconds: 120 });
    }
    await api.clock.advance({ seconds: 120 });
    expect((await post('send-sms', { identifier })).statusCode).toBe(200);
  });

  test('nobody waits longer than announced: a call after a code waits no longer than the code', async () => {
    await signUp(api);
    await api.clock.advance({ seconds: 25 });
    const call = await post('request-password', { phone: identifier });
    expect(call.json()).toEqual({ ok: true, smsAfterSeconds: 35 });
    await api.clock.advance({ seconds: 35 });
    expect((await post('send-sms', { identifier })).statusCode).toBe(200);
  });

  test('a phone gets five messages a day, an address may request twenty an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      const address = `198.51.100.${sent}`;
      expect((await post('register', dilnoza, address)).statusCode).toBe(200);
      await api.clock.advance({ seconds: 61 });
    }
    expect((await post('register', dilnoza)).json().code).toBe('rate-limited');
    const statuses: number[] = [];
    for (let other = 10; other < 31; other += 1)
      statuses.push(
        (await post('register', { ...dilnoza, identifier: `+9989355500${other}` })).statusCode,
      );
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});

test('no response tells a stranger whether a phone has an account', async () => {
  await signUp(api);
  await api.clock.advance({ minutes: 90 });
  const stranger = '+998935550011';
  const crypto = jest.requireMock<typeof Crypto>('node:crypto');
  const hashes = jest.spyOn(crypto, 'argon2');
  const probe = async (phone: string) => {
    const seen: unknown[] = [];
    const note = async (url: string, payload: object) => {
      const before = hashes.mock.calls.length;
      const { statusCode, body } = await post(url, payload);
      const response = { ...JSON.parse(body), traceId: '' };
      seen.push([url, statusCode, response, hashes.mock.calls.length - before]);
    };
    await note('login', { identifier: phone, password: '951753' });
    await note('request-password', { phone });
    await note('send-sms', { identifier: phone });
    await api.clock.advance({ seconds: 10 });
    await note('send-sms', { identifier: phone });
    await note('confirm-sms', { identifier: phone, password: '539204', code: '000000' });
    await api.clock.advance({ seconds: 61 });
    await note('register', { ...dilnoza, identifier: phone });
    await note('send-sms', { identifier: phone });
    return seen;
  };
  const known = await probe(identifier);
  expect(await probe(stranger)).toEqual(known);
  expect(known[0]).toEqual(['login', 401, expect.objectContaining({ code: 'wrong-login' }), 1]);
  hashes.mockRestore();
});

test('neither the log nor the database shows who somebody is', async () => {
  const person = { ...dilnoza, username: 'Канарейка', email: 'canary@mail.uz' };
  const { jwt, user } = await signUp(api, person);
  for (let tries = 0; tries < 6; tries += 1) await login('951753');
  await post('confirm-sms', { identifier, password, code: '951753' });
  await send(api, 'POST', '/v1/auth/refresh', undefined, { token: `${jwt}x` });
  await send(api, 'DELETE', `/v1/users/${user.id}`, undefined, { token: jwt });
  const tables = [
    'users',
    'registrations',
    'sms_codes',
    'messages',
    'limited_tries',
    'sessions',
  ] as const;
  const stored = [];
  for (const table of tables)
    stored.push(await api.database.db.selectFrom(table).selectAll().execute());
  const dump = JSON.stringify(stored);
  for (const secret of ['901234567', 'Канарейка', 'canary@', password, '951753', jwt]) {
    expect(lines.join()).not.toContain(secret);
    expect(dump).not.toContain(secret);
  }
  const failures = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  for (const failure of [
    'wrong login',
    'too many wrong PINs',
    'code refused',
    'a session could not be renewed',
  ])
    expect(failures).toContain(failure);
});
