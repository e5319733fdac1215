import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endpoint } from '@karvon/contract';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import type { IdempotentCall } from '@karvon/platform/http/idempotency/idempotency';
import { problem } from '@karvon/platform/http/problem';
import { registerEndpoint } from '@karvon/platform/http/route';

const create = endpoint({
  method: 'POST',
  path: '/v1/things',
  summary: 'Creates a thing',
  status: 201,
  idempotent: true,
  body: z.strictObject({ name: z.string(), size: z.number().optional() }),
  response: z.strictObject({ number: z.number(), name: z.string() }),
});

let api: TestApp;
let calls: IdempotentCall[] = [];
let behave: (call: IdempotentCall) => Promise<void> = async () => undefined;

beforeAll(async () => {
  api = await startTestApp({
    extend: (app) =>
      registerEndpoint(
        app,
        create,
        { problems: ['sold-out', 'service-unavailable'] },
        async ({ body, idempotency }) => {
          calls.push(idempotency);
          await behave(idempotency);
          return { number: calls.length, name: body.name };
        },
      ),
  });
});
afterAll(() => api.close());
beforeEach(() => {
  calls = [];
  behave = async () => undefined;
});

const submit = (key: string | undefined, payload: object = { name: 'suzani' }) =>
  api.inject({
    method: 'POST',
    url: '/v1/things',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

test('without a key nothing is created', async () => {
  expect((await submit(undefined)).json()).toMatchObject({
    code: 'idempotency-key-missing',
    status: 400,
  });
  expect((await submit('short')).json()).toMatchObject({ code: 'validation-failed', status: 400 });
  expect(calls).toHaveLength(0);
});

test('the same key again gets the same bytes', async () => {
  const key = randomUUID();
  const first = await submit(key, { name: 'suzani', size: 2 });
  const second = await submit(key, { size: 2, name: 'suzani' });
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.body).toBe(first.body);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(calls).toHaveLength(1);
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await submit(key);
  expect((await submit(key, { name: 'ikat' })).json()).toMatchObject({
    code: 'idempotency-key-reused',
    status: 422,
  });
});

test('fifty calls at once with one key create one thing', async () => {
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 50 }, () => submit(key)));
  expect(calls).toHaveLength(1);
  const waiting = responses.filter((response) => response.statusCode === 409);
  for (const response of waiting) {
    expect(response.json().code).toBe('request-in-progress');
    expect(response.headers['retry-after']).toBe('1');
  }
  expect(new Set(responses.filter((a) => a.statusCode === 201).map((a) => a.body)).size).toBe(1);
});

test('a refusal stores nothing: the key may be sent again, with another body too', async () => {
  const key = randomUUID();
  behave = async () => {
    throw problem('sold-out');
  };
  expect((await submit(key)).json().code).toBe('sold-out');
  behave = async () => undefined;
  const again = await submit(key, { name: 'ikat' });
  expect(again.statusCode).toBe(201);
  expect(calls[1]).toEqual({ key, takenOver: false });
});

test('after a failure the next call with the key knows of it', async () => {
  const key = randomUUID();
  behave = async () => {
    throw new Error('half way');
  };
  expect((await submit(key)).statusCode).toBe(500);
  behave = async () => undefined;
  expect((await submit(key)).statusCode).toBe(201);
  expect(calls).toEqual([
    { key, takenOver: false },
    { key, takenOver: true },
  ]);
});

test('the claim of a dead call is taken over after ten seconds, and the dead call cannot overwrite its successor', async () => {
  const key = randomUUID();
  let die: () => void = () => undefined;
  behave = () => new Promise((resolve) => (die = resolve));
  const dead = submit(key);
  while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  behave = async () => undefined;
  await api.clock.advance({ seconds: 9 });
  expect((await submit(key)).statusCode).toBe(409);
  await api.clock.advance({ seconds: 2 });
  expect((await submit(key)).statusCode).toBe(201);
  expect(calls[1]).toEqual({ key, takenOver: true });
  die();
  expect((await dead).json()).toMatchObject({ code: 'request-in-progress' });
  expect((await submit(key)).json()).toEqual({ number: 2, name: 'suzani' });
});

test('of twenty calls at once, only one takes over the claim of a dead call', async () => {
  const key = randomUUID();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  behave = () => ended;
  const dead = submit(key);
  while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  await api.clock.advance({ seconds: 61 });
  let refused = 0;
  const takers = Array.from({ length: 20 }, async () => {
    const { statusCode } = await submit(key);
    if (statusCode === 409) refused += 1;
  });
  // Now each call is refused or at work: the one that took the claim over ends only after the others were refused.
  while (refused + calls.length - 1 < takers.length)
    await new Promise((resolve) => setImmediate(resolve));
  end();
  await Promise.all([dead, ...takers]);
  expect(refused).toBe(19);
  expect(calls.slice(1)).toEqual([{ key, takenOver: true }]);
});

test('a stored response cannot be read in the database', async () => {
  const key = randomUUID();
  const answered = await submit(key);
  const { response_body: stored } = await api.database.db
    .selectFrom('idempotency_keys')
    .select('response_body')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  expect(stored).not.toContain(answered.body);
  expect(Buffer.from(stored ?? '', 'base64url').toString('latin1')).not.toContain(answered.body);
});

test('keys are forgotten after two days', async () => {
  const key = randomUUID();
  await submit(key);
  await api.clock.advance({ days: 2, minutes: 1 });
  await api.jobs.enqueue(api.database.db, 'http.forget-idempotency-keys', {});
  await api.jobs.drain();
  const left = await api.database.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('key', '=', key)
    .execute();
  expect(left).toEqual([]);
});
