import { randomUUID } from 'node:crypto';
import { dilnoza, send, signUp } from '@karvon/accounts/testing';
import { book } from '@karvon/air-orders/testing';
import { startSalesApp } from '../testing/sales-app';
import type { TestApp } from '../testing/start-test-app';
import { noteFigure, percentile } from './note-figure';

const tries = 200;
/** Phones that have an account; each of them is tried once an hour, because a code may be sent once a minute. */
const accounts = 60;
const maxDifferenceMs = 5;

const knownPhone = (i: number) => `+99890${String(2_000_000 + (i % accounts))}`;
const unknownPhone = (i: number) => `+99891${String(3_000_000 + i)}`;

let api: TestApp;
let order: string;
beforeAll(async () => {
  api = await startSalesApp();
  order = (await book(api)).order.number;
  for (let i = 0; i < accounts; i += 1) {
    const identifier = knownPhone(i);
    await signUp(api, { identifier });
    await api.clock.advance({ minutes: 4 });
  }
});
afterAll(() => api.close());

let next = 0;
/** Every call comes from another address, because limits count addresses. */
const call = (url: string, payload: object) => {
  next += 1;
  const address = `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
  return send(api, 'POST', url, payload, { address });
};

const { password: pin } = dilnoza;

type Body = (known: boolean, i: number, recovery: string) => object;

/** The calls that are tried for a known and for an unknown person, by the number of the try. */
const cases: [name: string, url: string, status: number, body: Body][] = [
  [
    'registering',
    '/v1/auth/register',
    200,
    (known, i) => ({ ...dilnoza, identifier: known ? knownPhone(i) : unknownPhone(i) }),
  ],
  [
    'asking for a code',
    '/v1/auth/send-sms',
    200,
    (known, i, recovery) => ({
      identifier: known ? knownPhone(i) : unknownPhone(10_000 + i),
      recovery,
    }),
  ],
  [
    'asking for a call',
    '/v1/auth/request-password',
    200,
    (known, i) => ({ phone: known ? knownPhone(i) : unknownPhone(20_000 + i) }),
  ],
  [
    'signing in',
    '/v1/auth/login',
    401,
    (known, i) => ({
      identifier: known ? knownPhone(i) : unknownPhone(30_000 + i),
      password: `${pin.slice(1)}0`,
    }),
  ],
  [
    'looking an order up',
    '/v1/air/orders/lookup',
    404,
    (known) => ({
      bookingNumber: known ? order : randomUUID().replace(/\D/g, '0').slice(0, 8),
      surname: 'NOBODY',
      lang: 'ru',
    }),
  ],
];

const reached: string[] = [];

test.each(cases)(
  '%s takes as long for a known person as for an unknown one',
  async (name, url, status, body) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    for (let i = 0; i < tries; i += 1) {
      // By then hourly and daily limits are over, and no job runs during the measurement.
      await api.clock.advance({ days: 1, minutes: 60 });
      const { recovery } = (await call('/v1/auth/recoveries', {})).json();
      // A code may be sent two minutes after the dialog was opened.
      await api.clock.advance({ minutes: 3 });
      // Known and unknown take turns at being first.
      for (const who of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const payload = body(who === 'known', i, recovery);
        const began = performance.now();
        const response = await call(url, payload);
        times[who].push(performance.now() - began);
        const { traceId: _traceId, ...rest } = response.json();
        expect(response.statusCode).toBe(status);
        answers[who].add(JSON.stringify(rest));
      }
    }
    expect([...answers.known]).toEqual([...answers.unknown]);
    expect(answers.known.size).toBe(1);
    const [known, unknown] = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)];
    reached.push(`${name} ${Math.abs(known - unknown).toFixed(1)} ms`);
    expect(Math.abs(known - unknown)).toBeLessThan(maxDifferenceMs);
    if (reached.length === cases.length)
      noteFigure(9, `medians of 2 × ${tries} differ: ${reached.join(', ')}`);
  },
);
