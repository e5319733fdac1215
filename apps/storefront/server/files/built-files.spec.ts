import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { compressFiles } from '../../../../libs/i18n/vite/compress-files';
import { serveBuiltFiles } from './built-files';

const script = 'export const greeting = "salom";\n'.repeat(50);
let client: string;
let server: Server;

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'karvon-files-'));
  mkdirSync(join(client, 'assets/uz'), { recursive: true });
  writeFileSync(join(client, 'assets/uz/home-x1.js'), script);
  writeFileSync(join(client, 'assets/font-x2.woff2'), 'letters');
  writeFileSync(join(client, 'robots.txt'), 'User-agent: *\n');
  compressFiles(client);
  const app = express();
  app.use(serveBuiltFiles(client));
  app.use((_, response) => void response.status(404).send('page'));
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end();
  }) as express.ErrorRequestHandler);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(client, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ response: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ response, body: Buffer.concat(parts) }));
    });
    sent.on('error', reject).end();
  });
}

const asIs = (body: Buffer) => body;

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, asIs],
  ['', undefined, asIs],
])('who accepts "%s" gets %s', async (accepted, encoding, unpack) => {
  const { response, body } = await get('/assets/uz/home-x1.js', {
    'accept-encoding': accepted,
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['content-type']).toMatch(/^text\/javascript/);
  expect(response.headers.vary).toMatch(/accept-encoding/i);
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(unpack(body).toString()).toBe(script);
});

test('each form has an ETag of its own, and a browser that has the form gets 304', async () => {
  const path = '/assets/uz/home-x1.js';
  const [brotli, gzip] = await Promise.all(
    ['br', 'gzip'].map(async (form) => (await get(path, { 'accept-encoding': form })).response),
  );
  const etag = String(brotli!.headers.etag);
  expect(etag).not.toBe(gzip!.headers.etag);
  const again = await get(path, { 'accept-encoding': 'br', 'if-none-match': etag });
  expect(again.response.statusCode).toBe(304);
  expect(again.response.headers.vary).toMatch(/accept-encoding/i);
});

test('what is compressed in itself is sent as it is', async () => {
  const { response, body } = await get('/assets/font-x2.woff2', {
    'accept-encoding': 'br',
  });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers.vary).toBeUndefined();
  expect(body.toString()).toBe('letters');
});

test('files without a hash in their names are asked for again after an hour', async () => {
  const { response } = await get('/robots.txt', { 'accept-encoding': 'br' });
  expect(response.headers['content-type']).toMatch(/^text\/plain/);
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
});

test.each(['/assets/uz/gone-x9.js', '/assets/..%2f..%2fsecret.js', '/assets/%2e%2e/x.js'])(
  '%s is not there',
  async (path) => {
    const { response } = await get(path, { 'accept-encoding': 'br' });
    expect([403, 404]).toContain(response.statusCode);
  },
);
