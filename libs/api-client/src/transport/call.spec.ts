import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  ApiProblem,
  airTicketsUrl,
  createAirSearch,
  createPayment,
  createTransport,
  getPayment,
  getPlace,
  searchPlaces,
  type Transport,
} from '../index';

type Reply = [status: number, body: unknown, headers?: Record<string, string>];

let server: Server;
let transport: Transport;
let seen: { line: string; headers: IncomingMessage['headers']; body: string }[];
let replies: (Reply | 'hang up')[];

async function respond(request: IncomingMessage, response: ServerResponse) {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
  const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
  if (reply === 'hang up') return void request.socket.destroy();
  const [status, json, headers = {}] = reply;
  const text = typeof json === 'string';
  response.writeHead(status, {
    'content-type': text ? 'text/html' : 'application/json',
    ...headers,
  });
  response.end(text ? json : JSON.stringify(json));
}

beforeEach(async () => {
  seen = [];
  replies = [];
  server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  transport = createTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const problem = (code: string, status: number, more = {}) => ({
  code,
  status,
  title: code,
  traceId: 't1',
  ...more,
});
const away: Reply = [503, problem('service-unavailable', 503), { 'retry-after': '0' }];
const found: Reply = [200, { places: [], nearby: [] }];
const payment = {
  orderKind: 'air',
  orderNumber: 'ABCD2345',
  method: 'payme',
  returnUrl: '/uz/order',
  lang: 'uz',
} as const;
const started: Reply = [201, { id: 'p1', confirmationUrl: 'http://bank/p1', inApp: false }];
const search = {
  route: [{ departure: 'TAS', arrival: 'MOW', departureDate: '2026-12-01', returnalDate: null }],
  travellers: { adult: 1, child: 0, baby: 0 },
} as const;

async function problemOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiProblem)) throw new Error(`no ApiProblem but ${String(error)}`);
  return error.problem;
}

test('requests the contract’s address with its query and the transport’s headers', async () => {
  replies = [found];
  const { baseUrl } = transport;
  const asker = createTransport({ baseUrl, headers: ({ path }) => ({ 'order-token': path }) });
  await expect(searchPlaces(asker, { query: 'Тошкент', lang: 'uz' })).resolves.toEqual({
    places: [],
    nearby: [],
  });
  expect(seen[0]!.line).toBe(`GET /v1/places?query=${encodeURIComponent('Тошкент')}&lang=uz`);
  expect(seen[0]!.headers['order-token']).toBe('/v1/places');
});

test('a parameter cannot change other parts of the address', async () => {
  replies = [[404, problem('search-not-found', 404)]];
  await problemOf(getPlace(transport, { code: '../x?y', lang: 'ru' }));
  expect(seen[0]!.line).toBe('GET /v1/places/..%2Fx%3Fy?lang=ru');
  expect(airTicketsUrl(transport, { number: 'A/B', lang: 'ru' })).toMatch(
    /\/v1\/air\/orders\/A%2FB\/tickets\.pdf\?lang=ru$/,
  );
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a read is repeated once after %i',
  async (status) => {
    replies = [[status, problem('internal-error', status), { 'retry-after': '0' }], found];
    await searchPlaces(transport, {});
    expect(seen).toHaveLength(2);
  },
);

test('a read that fails twice throws the problem', async () => {
  replies = [away];
  await expect(problemOf(searchPlaces(transport, {}))).resolves.toEqual(away[1]);
  expect(seen).toHaveLength(2);
});

test.each([400, 401, 404, 410, 422])('a read is not repeated after %i', async (status) => {
  replies = [[status, problem('validation-failed', status, { issues: [] })]];
  await problemOf(searchPlaces(transport, {}));
  expect(seen).toHaveLength(1);
});

test('a write without a key is never repeated', async () => {
  replies = [away];
  await problemOf(createAirSearch(transport, search as never));
  expect(seen).toHaveLength(1);
});

test('a write with a key is repeated after a network failure, with the same key and body', async () => {
  replies = ['hang up', 'hang up', started];
  await expect(createPayment(transport, payment, { idempotencyKey: 'k1' })).resolves.toEqual(
    started[1],
  );
  expect(seen.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual(
    Array.from({ length: 3 }, () => ['k1', JSON.stringify(payment)]),
  );
});

test.each<[string, Reply]>([
  ['a server without its API', away],
  ['a proxy without a server', [502, '<h1>Bad gateway</h1>', { 'retry-after': '0' }]],
])('a write with a key is repeated after %s', async (_, gone) => {
  replies = [gone, gone, started];
  await createPayment(transport, payment, { idempotencyKey: 'k1' });
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1', 'k1']);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a write with a key is not repeated after %i',
  async (status) => {
    replies = [[status, problem('internal-error', status), { 'retry-after': '0' }]];
    await problemOf(createPayment(transport, payment, { idempotencyKey: 'k1' }));
    expect(seen).toHaveLength(1);
  },
);

test('a conflict is repeated only when it says "still running"', async () => {
  replies = [[409, problem('order-not-payable', 409, { orderStatus: 'paid' })]];
  await expect(
    problemOf(createPayment(transport, payment, { idempotencyKey: 'k2' })),
  ).resolves.toMatchObject({
    code: 'order-not-payable',
    orderStatus: 'paid',
  });
  expect(seen).toHaveLength(1);

  replies = [
    [409, problem('request-in-progress', 409, { retryAfterSeconds: 0 }), { 'retry-after': '0' }],
    started,
  ];
  await createPayment(transport, payment, { idempotencyKey: 'k2' });
  expect(seen).toHaveLength(3);
});

test('a request is not repeated when the server asks for a long pause', async () => {
  replies = [
    [429, problem('rate-limited', 429, { retryAfterSeconds: 60 }), { 'retry-after': '60' }],
  ];
  await expect(problemOf(searchPlaces(transport, {}))).resolves.toMatchObject({
    code: 'rate-limited',
    retryAfterSeconds: 60,
  });
  expect(seen).toHaveLength(1);
});

test('an error response without a problem body becomes a problem', async () => {
  replies = [[502, '<h1>Bad gateway</h1>', { 'retry-after': '0', 'x-request-id': 'r9' }]];
  await expect(problemOf(searchPlaces(transport, {}))).resolves.toMatchObject({
    code: 'service-unavailable',
    traceId: 'r9',
  });
});

test('an HTML page in place of JSON is a network problem', async () => {
  replies = [[200, '<h1>Sign in to the Wi-Fi of the airport</h1>']];
  await expect(problemOf(searchPlaces(transport, {}))).resolves.toMatchObject({ code: 'network' });
});

test('a read is repeated after a broken connection; between servers it is not blamed on the visitor', async () => {
  replies = ['hang up', found];
  await expect(searchPlaces(transport, {})).resolves.toEqual({ places: [], nearby: [] });
  replies = ['hang up'];
  await expect(problemOf(searchPlaces(transport, {}))).resolves.toMatchObject({
    code: 'service-unavailable',
    status: 504,
  });
});

test('a timeout is blamed on the server; a call aborted by its caller is not', async () => {
  server.removeAllListeners('request').on('request', () => undefined);
  const hasty = createTransport({ baseUrl: transport.baseUrl, timeoutMs: 30 });
  await expect(problemOf(searchPlaces(hasty, {}))).resolves.toMatchObject({
    code: 'service-unavailable',
  });

  const leaving = new AbortController();
  const requested = searchPlaces(transport, {}, { signal: leaving.signal });
  server.once('request', () => leaving.abort());
  await expect(requested).rejects.toMatchObject({ name: 'AbortError' });
  server.closeAllConnections();
});

test('a response that breaks the contract makes the call fail', async () => {
  replies = [[200, { places: [{ code: 'TAS' }] }]];
  await expect(searchPlaces(transport, {})).rejects.toThrow(
    'Contract broken by the answer of GET /v1/places',
  );
});

test('an idempotent write without its key throws', async () => {
  await expect(createPayment(transport, payment, { idempotencyKey: '' })).rejects.toThrow(
    TypeError,
  );
  expect(seen).toHaveLength(0);
});

test('a payment is requested by its id', async () => {
  replies = [[404, problem('payment-not-found', 404)]];
  await problemOf(getPayment(transport, { id: '7b1c' }));
  expect(seen[0]!.line).toBe('GET /v1/payments/7b1c');
});

test.each(['sold-out', 'order-not-payable', 'offer-expired'])(
  'a read that is refused as %s is sent once',
  async (code) => {
    replies = [[409, problem(code, 409)]];
    const failed = searchPlaces(transport, { query: 'x', lang: 'uz' });
    await expect(failed).rejects.toMatchObject({ problem: { code } });
    expect(seen).toHaveLength(1);
  },
);
