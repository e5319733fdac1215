import type { AirOrderWithToken } from '@karvon/contract';
import { book, submitPayment } from '../testing/order-steps';
import { startAirOrders } from '../testing/start-air-orders';
import type { StartedModules } from '@karvon/platform/testing/start-modules';

let api: StartedModules;
let mine: AirOrderWithToken;
let foreign: AirOrderWithToken;
beforeAll(async () => {
  api = await startAirOrders();
  mine = await book(api, { surname: "O'KTAMOVA" });
  foreign = await book(api, { surname: 'PETROVA', document: 'AB0000001' });
});
afterAll(() => api.close());

let visitors = 0;
/** Every look-up comes from another address, except in the tests about addresses. */
const lookUp = (bookingNumber: string, surname: string, address?: string) =>
  api.inject({
    method: 'POST',
    url: '/v1/air/orders/lookup',
    payload: { bookingNumber, surname, lang: 'ru' },
    remoteAddress: address ?? `203.0.113.${++visitors}`,
  });

const reads = ['', '/tickets.pdf', '/calendar.ics'].map((rest) => ({
  what: `GET order${rest}`,
  call: (headers: Record<string, string>) =>
    api.inject({ url: `/v1/air/orders/${mine.order.number}${rest}`, headers }),
}));
const calls = [
  ...reads,
  {
    what: 'POST payment',
    call: (headers: Record<string, string>) =>
      submitPayment(api, { ...mine, accessToken: headers['order-token'] ?? '' }),
  },
];

describe.each(calls)('$what', ({ call }) => {
  test('an order can be read only with a token', async () => {
    expect((await call({})).json()).toMatchObject({ status: 401, code: 'order-token-required' });
    expect((await call({ 'order-token': 'eyJ.no.token' })).json()).toMatchObject({
      status: 401,
      code: 'order-token-required',
    });
  });

  test("another order's token gets 404", async () => {
    expect((await call({ 'order-token': foreign.accessToken })).json()).toMatchObject({
      status: 404,
      code: 'order-not-found',
    });
  });
});

test('a token opens its order for a day only', async () => {
  const read = () =>
    api.inject({
      url: `/v1/air/orders/${mine.order.number}`,
      headers: { 'order-token': mine.accessToken },
    });
  const before = api.clock.now();
  await api.clock.advance({ minutes: 24 * 60 - 1 });
  expect((await read()).statusCode).toBe(200);
  await api.clock.advance({ minutes: 2 });
  expect((await read()).json()).toMatchObject({ code: 'order-token-required' });
  await api.clock.set(before);
});

test('an order is found by our number or the PNR and the surname in either alphabet, however these are typed', async () => {
  const { number, pnr } = mine.order;
  const spaced = ` ${number.slice(0, 4).toLowerCase()} ${number.slice(4)} `;
  const requested = [
    [number, "O'KTAMOVA"],
    [pnr!, 'oktamova'],
    [spaced, 'Oʻktamova'],
    [pnr!.toLowerCase(), 'Ўктамова'],
    [number, 'ЎКТАМОВА АЗИЗА'],
    [number, 'Aziza O’ktamova'],
  ] as const;
  for (const [bookingNumber, surname] of requested) {
    const response = await lookUp(bookingNumber, surname);
    expect(response.json()).toMatchObject({ order: { number } });
    const { accessToken } = response.json() as AirOrderWithToken;
    const order = await api.inject({
      url: `/v1/air/orders/${number}`,
      headers: { 'order-token': accessToken },
    });
    expect(order.statusCode).toBe(200);
  }
});

test('a wrong surname and an unknown number get the same response', async () => {
  const responses = [
    await lookUp(mine.order.number, 'PETROVA'),
    await lookUp('ZZZZZZZZ', 'PETROVA'),
    await lookUp('QQQQQQ', 'Каримова'),
  ];
  const plain = responses.map((response) => {
    const { traceId: _differs, ...problem } = response.json() as { traceId: string };
    const { 'x-request-id': _id, date: _date, ...headers } = response.headers;
    return JSON.stringify([response.statusCode, headers, problem]).replaceAll(
      /"content-length":"\d+"/g,
      '',
    );
  });
  expect(responses[0]!.json()).toMatchObject({ status: 404, code: 'order-not-found' });
  expect(new Set(plain).size).toBe(1);
});

test('after ten wrong look-ups an address must wait, other addresses need not', async () => {
  const guess = (i: number) =>
    lookUp(`GUESS${String(i).padStart(3, '0')}`, 'PETROVA', '198.51.100.7');
  const responses = await Promise.all(Array.from({ length: 30 }, (_, i) => guess(i)));
  const wrong = responses.filter(({ statusCode }) => statusCode === 404);
  expect(wrong.length).toBeLessThanOrEqual(10);
  for (let i = wrong.length; i < 10; i++) expect((await guess(100 + i)).statusCode).toBe(404);
  expect((await guess(999)).json()).toMatchObject({
    status: 429,
    code: 'rate-limited',
    retryAfterSeconds: 900,
  });
  expect((await lookUp(foreign.order.number, 'PETROVA')).statusCode).toBe(200);
});

test('after the wait the address may try again; right look-ups never count', async () => {
  const tries = () =>
    Array.from({ length: 12 }, () => lookUp(foreign.order.number, 'PETROVA', '198.51.100.8'));
  for (const response of await Promise.all(tries()))
    expect([200, 429]).toContain(response.statusCode);
  for (let i = 0; i < 10; i++) await lookUp(`WRONG${i}`, 'PETROVA', '198.51.100.8');
  expect((await lookUp(foreign.order.number, 'PETROVA', '198.51.100.8')).statusCode).toBe(429);
  await api.clock.advance({ minutes: 16 });
  expect((await lookUp(foreign.order.number, 'PETROVA', '198.51.100.8')).statusCode).toBe(200);
});

test('after five wrong surnames a number is closed for an hour, whether it exists or not', async () => {
  await api.clock.advance({ minutes: 61 });
  for (const number of [mine.order.number, 'UNKN0WN1']) {
    for (let i = 0; i < 5; i++)
      expect((await lookUp(number, `WRONG${'ABCDE'[i]}`)).statusCode).toBe(404);
    expect((await lookUp(number, "O'KTAMOVA")).json()).toMatchObject({
      status: 429,
      code: 'rate-limited',
    });
  }
  await api.clock.advance({ minutes: 61 });
  expect((await lookUp(mine.order.number, "O'KTAMOVA")).statusCode).toBe(200);
});

test('wrong surnames for our number and for the PNR of one order count together', async () => {
  await api.clock.advance({ minutes: 61 });
  const { number } = mine.order;
  const { pnr } = await api.database.db
    .selectFrom('air_orders')
    .select('pnr')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  for (const name of [number, pnr!, number, pnr!, number])
    expect((await lookUp(name, 'WRONG')).statusCode).toBe(404);
  expect((await lookUp(pnr!, 'WRONG')).statusCode).toBe(429);
});

test('wrong look-ups from all addresses of a household count together', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1)
    statuses.push((await lookUp(`H0USE${i}`, 'PETROVA', `2001:db8:5:6::${i}`)).statusCode);
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
});

test('a thousand wrong look-ups of all addresses in an hour make everybody wait until they are an hour old', async () => {
  await api.clock.advance({ minutes: 61 });
  const at = api.clock.now();
  const wrong = { kind: 'lookup', scope: 'everybody', key: '', at, until: null };
  const made = (count: number) =>
    api.database.db.insertInto('limited_tries').values(Array(count).fill(wrong)).execute();
  await made(990);
  expect((await lookUp(mine.order.number, "O'KTAMOVA")).statusCode).toBe(200);
  await made(10);
  expect((await lookUp(mine.order.number, "O'KTAMOVA")).json()).toMatchObject({
    code: 'rate-limited',
  });
  await api.clock.advance({ minutes: 61 });
  expect((await lookUp(mine.order.number, "O'KTAMOVA")).statusCode).toBe(200);
});
