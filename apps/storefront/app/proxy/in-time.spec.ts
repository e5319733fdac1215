import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.server';

const publicUrl = 'https://karvon.example';

/** An API that reads a body, then responds with it or never. */
let api: Server;
let answers: boolean;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  answers = false;
  api = createServer((request, response) => {
    let body = '';
    request
      .on('error', () => {})
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        if (answers) response.end(body);
        api.emit('read');
      });
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  jest.useRealTimers();
  api.closeAllConnections();
  await once(api.close(), 'close');
});

function send(path: string, init: RequestInit & { duplex?: 'half' } = {}) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const request = new Request(`${publicUrl}/api${path}`, init);
  return forward(request, { apiUrl, publicUrl, widgetOrigins: [] });
}

/** A call whose body has begun to reach the API, and the writer of the rest. */
async function sendSlowly() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pen = writable.getWriter();
  const write = (text: string) => pen.write(new TextEncoder().encode(text));
  const arriving = once(api, 'request');
  const response = send('/v1/air/searches', { method: 'POST', body: readable, duplex: 'half' });
  await write('{"type":');
  await arriving;
  return { response, write, end: () => pen.close() };
}

test("the API's time limit begins when a slow network has delivered the whole body", async () => {
  answers = true;
  const { response, write, end } = await sendSlowly();
  jest.advanceTimersByTime(200_000);
  await write('"SINGLE"}');
  await end();
  expect((await response).status).toBe(200);
  expect(await (await response).text()).toBe('{"type":"SINGLE"}');
});

test('a body that is incomplete after five minutes is aborted', async () => {
  const { response } = await sendSlowly();
  jest.advanceTimersByTime(300_000);
  expect((await response).status).toBe(503);
});

test('a payment’s body, which is read first, has the same five minutes', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pen = writable.getWriter();
  const response = send('/v1/payments', { method: 'POST', body: readable, duplex: 'half' });
  await pen.write(new TextEncoder().encode('{"orderNumber":'));
  jest.advanceTimersByTime(300_000);
  expect((await response).status).toBe(503);
});

test('a payment with a content-length above the limit is refused unread', async () => {
  const body = new ReadableStream<Uint8Array>({}, { highWaterMark: 0 });
  const response = await send('/v1/payments', {
    method: 'POST',
    body,
    headers: { 'content-length': '65537' },
    duplex: 'half',
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'payload-too-large' });
});

test.each<[what: string, path: string, body: string | undefined]>([
  ['a read', '/v1/places', undefined],
  ['a body that has passed', '/v1/air/searches', '{}'],
  ['a payment, whose body is read first', '/v1/payments', '{"orderNumber":"ABCD2345"}'],
])('the API has a minute for %s', async (_, path, body) => {
  const read = once(api, 'read');
  const response = send(path, body === undefined ? {} : { method: 'POST', body });
  await read;
  jest.advanceTimersByTime(60_000);
  expect((await response).status).toBe(503);
});
