import type * as Crypto from 'node:crypto';
import { readConfig } from '@karvon/platform/config';
import { dilnoza, readSms, send, signUp } from './testing/sign-up';
import type { StartedModules } from '@karvon/platform/testing/start-modules';
import { startAccounts } from './testing/start-accounts';

/** How strangers may attack accounts or run up the agency's SMS bill. */
let api: StartedModules;
beforeEach(async () => {
  api = await startAccounts({ config: { sms: { ...readConfig({}).sms, hourlyBudget: 25 } } });
});
afterEach(() => api.close());

const { identifier, password } = dilnoza;
const home = 'browser-of-the-owner-0123456789';
const crypto = jest.requireMock<typeof Crypto>('node:crypto');

interface From {
  address?: string;
  device?: string;
}
const post = (url: string, payload: object, from?: From) =>
  send(api, 'POST', `/v1/auth/${url}`, payload, from);
const login = (pin: string, from?: From) => post('login', { identifier, password: pin }, from);
const phone = (i: number) => `+99893555${String(1000 + i)}`;
const register = (i: number, address: string) =>
  post('register', { ...dilnoza, identifier: phone(i) }, { address });

async function lockBy(strangers: (i: number) => From): Promise<void> {
  for (let wrong = 0; wrong < 20; wrong += 1) {
    expect((await login('951753', strangers(wrong))).json().code).toBe('wrong-login');
    await api.clock.advance({ minutes: 61 });
  }
  expect((await login(password, { address: '192.0.2.1' })).json().code).toBe('pin-locked');
}

test('all addresses of a household are limited as one', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 21; i += 1)
    statuses.push((await register(i, `2001:db8:1:2:${i}::1`)).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await register(99, '2001:db8:1:3::1')).statusCode).toBe(200);
});

test('requests for phones without an account do not spend the hourly budget', async () => {
  const strangers = Array.from({ length: 30 }, (_, i) => ({
    identifier: phone(i),
    from: { address: `198.51.100.${i}` },
  }));
  for (const { identifier: requested, from } of strangers) {
    await post('send-sms', { identifier: requested }, from);
    expect((await post('request-password', { phone: requested }, from)).statusCode).toBe(200);
  }
  await api.clock.advance({ minutes: 2 });
  for (const { identifier: requested, from } of strangers)
    expect((await post('send-sms', { identifier: requested }, from)).statusCode).toBe(200);
  expect((await register(50, '203.0.113.50')).statusCode).toBe(200);
});

test('sent messages are counted: above the hourly maximum none is sent', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 26; i += 1) {
    statuses.push((await register(i, `198.51.100.${i}`)).statusCode);
    await api.jobs.drain();
  }
  expect(statuses).toEqual([...Array(25).fill(200), 503]);
});

test('the limit also holds when many requests come at once', async () => {
  for (let i = 0; i < 30; i += 1) await register(i, `198.51.100.${i}`);
  await api.jobs.drain();
  const sent = await api.database.db.selectFrom('sandbox_messages').selectAll().execute();
  expect(sent).toHaveLength(25);
});

test('strangers do not lock the owner out where the owner has signed in before', async () => {
  await signUp(api);
  expect((await login(password, { device: home })).statusCode).toBe(200);
  await lockBy((i) => ({ address: `198.51.100.${i}` }));
  expect((await login(password, { device: home })).statusCode).toBe(200);
  expect((await login(password, { device: 'another-browser-0123456789' })).json().code).toBe(
    'pin-locked',
  );
});

test('a confirmed code makes its device known, and a known device has tries of its own', async () => {
  await post('register', dilnoza);
  const { code } = (await readSms(api, identifier))!;
  const from = { device: home };
  expect((await post('confirm-sms', { identifier, password, code }, from)).statusCode).toBe(200);
  for (let wrong = 0; wrong < 5; wrong += 1) await login('951753', from);
  expect((await login(password, from)).json().code).toBe('rate-limited');
  expect((await login(password)).statusCode).toBe(200);
});

test('wrong PINs are deleted after thirty days', async () => {
  await signUp(api);
  await lockBy((i) => ({ address: `198.51.100.${i}` }));
  await api.clock.advance({ days: 30 });
  expect((await login(password)).statusCode).toBe(200);
});

describe('hashing', () => {
  test('a refused registration computes no hash', async () => {
    const hashes = jest.spyOn(crypto, 'argon2');
    for (let i = 0; i < 25; i += 1) await register(i, '198.51.100.9');
    expect(hashes).toHaveBeenCalledTimes(20);
    hashes.mockRestore();
  });

  test('an address must wait after thirty wrong codes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      const guess = { identifier: phone(i), password, code: '123456' };
      statuses.push((await post('confirm-sms', guess, { address: '198.51.100.9' })).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(422), 429]);
  });
});
