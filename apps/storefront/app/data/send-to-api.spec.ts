import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sending } from '@karvon/api-client';
import { sendToApi } from './send-to-api.server';

let server: Server;
let seen: { line: string; headers: IncomingMessage['headers']; body: string }[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  seen = [];
  respond = (response) => void response.end('{}');
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const send = (path: string, sending: Partial<Sending> = {}) =>
  sendToApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method: 'GET',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(10_000),
    keepalive: false,
    ...sending,
  });

test('the API gets the call unchanged, and its response is returned unchanged', async () => {
  respond = (response) => response.writeHead(404, { 'x-request-id': 't1' }).end('«йўқ»');
  const body = '{"city":"Тошкент"}';
  const headers = { 'content-type': 'application/json' };
  const reply = await send('/v1/hotel/search?lang=uz', { method: 'POST', headers, body });
  expect(seen).toMatchObject([
    {
      line: 'POST /v1/hotel/search?lang=uz',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      },
      body,
    },
  ]);
  expect(reply).toMatchObject({ ok: false, status: 404 });
  expect(reply.headers.get('x-request-id')).toBe('t1');
  expect(reply.headers.get('retry-after')).toBeNull();
  expect(await reply.text()).toBe('«йўқ»');
  respond = (response) => void response.end('[]');
  expect(await send('/v1/places')).toMatchObject({ ok: true, status: 200 });
});

test('a response that breaks off is an error', async () => {
  respond = (response) => {
    response.writeHead(200, { 'content-length': 10 }).write('{');
    setImmediate(() => response.socket?.destroy());
  };
  await expect(send('/v1/places')).rejects.toThrow();
});

test('an unreachable API is an error, and so is an aborted call', async () => {
  respond = () => undefined;
  const left = new AbortController();
  const waiting = send('/v1/places', { signal: left.signal });
  left.abort();
  await expect(waiting).rejects.toThrow('aborted');
  server.closeAllConnections();
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const sending = { method: 'GET', headers: {}, keepalive: false } as const;
  await expect(
    sendToApi(`http://127.0.0.1:${port}/`, { ...sending, signal: new AbortController().signal }),
  ).rejects.toThrow('connect');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
