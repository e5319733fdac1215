import type { FastifyReply, FastifyRequest } from 'fastify';
import { runOnce, type IdempotentCall } from './idempotency';
import {
  HEARTBEAT_MS,
  type Claim,
  type ClaimedKey,
  type IdempotencyStore,
} from './idempotency-store';
import { problem } from '../problem';

const now = new Date('2026-11-22T10:00:00Z');

/** Makes one call with the given key, and records what the store and the reply got. */
async function call(
  key: string | string[] | undefined,
  {
    claim = { outcome: 'ours', takenOver: false },
    input = { name: 'suzani' },
    ours = true,
    work = async () => Buffer.from('{"number":1}'),
  }: {
    claim?: Claim;
    input?: object;
    /** Whether the key still belongs to this call when it has finished. */
    ours?: boolean;
    work?: (given: IdempotentCall) => Promise<Buffer>;
  } = {},
) {
  const notices: unknown[][] = [];
  const note =
    (name: string, response?: unknown) =>
    (...values: unknown[]) => {
      notices.push([name, ...values]);
      return response as never;
    };
  const store = {
    claim: note('claim', Promise.resolve(claim)),
    keep: note('keep', Promise.resolve()),
    finish: note('finish', Promise.resolve(ours)),
    release: note('release', Promise.resolve()),
    abandon: note('abandon', Promise.resolve()),
  } as unknown as IdempotencyStore;
  const reply = {
    type: (value: string) => note('type', reply)(value),
    code: (value: number) => note('code', reply)(value),
    header: (name: string, value: string) => note('header', reply)(name, value),
    removeHeader: (name: string) => note('removeHeader', reply)(name),
  } as unknown as FastifyReply;
  const request = {
    method: 'POST',
    routeOptions: { url: '/v1/things' },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  } as unknown as FastifyRequest;
  const response = runOnce(
    { store, clock: { now: () => now } as never },
    request,
    reply,
    { input, status: 201 },
    work,
  );
  const outcome = await response.then(
    (bytes) => ({ bytes: bytes.toString() }),
    (error: unknown) => ({ error }),
  );
  return { outcome, notices, claimed: notices[0]?.[1] as ClaimedKey };
}

test.each([[undefined], ['']])('without a key (%j) nothing is claimed', async (key) => {
  expect(await call(key)).toMatchObject({
    outcome: { error: { code: 'idempotency-key-missing' } },
    notices: [],
  });
});

test.each([
  ['seven77'],
  ['with space'],
  ['кириллица'],
  ['tab\tinside'],
  ['x'.repeat(256)],
  [['abcdefgh', 'abcdefgh']],
])('the key %j is refused', async (key) => {
  const { outcome, notices } = await call(key);
  expect(outcome).toMatchObject({
    error: {
      code: 'validation-failed',
      fields: {
        issues: [
          {
            path: 'headers.idempotency-key',
            rule: 'format',
            message: 'a UUID, or 8 to 255 printable characters without spaces',
          },
        ],
      },
    },
  });
  expect(notices).toEqual([]);
});

test.each([['eight888'], ['!~'.repeat(4)], ['x'.repeat(255)]])(
  'the key %s is claimed for its endpoint',
  async (key) => {
    const { claimed, notices, outcome } = await call(key);
    expect(claimed).toEqual({
      scope: 'POST /v1/things',
      key,
      hash: expect.any(String),
      owner: expect.any(String),
    });
    expect(notices).toEqual([
      ['claim', claimed, now],
      ['type', 'application/json; charset=utf-8'],
      ['finish', claimed, 201, '{"number":1}'],
      ['code', 201],
    ]);
    expect(outcome).toEqual({ bytes: '{"number":1}' });
  },
);

test('the order of fields makes no difference to a body; the order of a list and every value do', async () => {
  const hash = async (input: object) => (await call('abcdefgh', { input })).claimed.hash;
  const body = { name: 'suzani', of: { b: 1, a: [1, 2], none: null } };
  const same = { of: { none: null, a: [1, 2], b: 1 }, name: 'suzani' };
  expect(await hash(same)).toBe(await hash(body));
  expect(await hash({ ...body, of: { ...body.of, a: [2, 1] } })).not.toBe(await hash(body));
  expect(await hash({ ...body, of: { ...body.of, none: 0 } })).not.toBe(await hash(body));
  expect(await hash({ list: ['a', 'b'] })).not.toBe(await hash({ list: { 0: 'a', 1: 'b' } }));
});

test.each<[Claim, object]>([
  [{ outcome: 'reused' }, { code: 'idempotency-key-reused' }],
  [{ outcome: 'running' }, { code: 'request-in-progress', fields: { retryAfterSeconds: 1 } }],
])('a call whose claim is %j is refused and does no work', async (claim, error) => {
  const work = jest.fn();
  const { outcome, notices } = await call('abcdefgh', { claim, work });
  expect(outcome).toMatchObject({ error });
  expect(notices.map(([name]) => name)).toEqual(['claim']);
  expect(work).not.toHaveBeenCalled();
});

test('a finished call gets the same bytes again', async () => {
  const work = jest.fn();
  const claim: Claim = { outcome: 'finished', status: 202, body: '{"number":9}' };
  const { outcome, notices } = await call('abcdefgh', { claim, work });
  expect(outcome).toEqual({ bytes: '{"number":9}' });
  expect(notices.slice(1)).toEqual([
    ['type', 'application/json; charset=utf-8'],
    ['code', 202],
    ['header', 'idempotent-replayed', 'true'],
  ]);
  expect(work).not.toHaveBeenCalled();
});

test('the work gets its key, and whether an earlier call may have left something', async () => {
  const work = jest.fn(async () => Buffer.from('{}'));
  await call('abcdefgh', { claim: { outcome: 'ours', takenOver: true }, work });
  expect(work).toHaveBeenCalledWith({ key: 'abcdefgh', takenOver: true });
});

test.each([
  ['a refusal gives the key back', problem('sold-out'), 'release'],
  ['our own refusal leaves it to the next call', problem('service-unavailable'), 'abandon'],
  ['a failure leaves it to the next call', new Error('half way'), 'abandon'],
])('%s', async (_, error, step) => {
  const work = () => Promise.reject(error);
  const { outcome, notices, claimed } = await call('abcdefgh', { work });
  expect(outcome).toEqual({ error });
  expect(notices.slice(2)).toEqual([
    [step, claimed],
    ['removeHeader', 'content-type'],
  ]);
});

test('a long call renews its claim, and stops when it has responded', async () => {
  jest.useFakeTimers();
  try {
    let response: (bytes: Buffer) => void = () => undefined;
    const running = call('abcdefgh', {
      work: () => new Promise((resolve) => (response = resolve)),
    });
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    response(Buffer.from('{}'));
    const { notices, claimed } = await running;
    await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
    expect(notices.filter(([name]) => name === 'keep')).toEqual([
      ['keep', claimed, now],
      ['keep', claimed, now],
    ]);
  } finally {
    jest.useRealTimers();
  }
});

test('a call that was taken over sends no response: its successor does', async () => {
  const { outcome } = await call('abcdefgh', { ours: false });
  expect(outcome).toMatchObject({ error: { code: 'request-in-progress' } });
});
