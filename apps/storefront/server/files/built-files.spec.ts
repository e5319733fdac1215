import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { compressFiles } from '../../../../libs/page-delivery/build/languages/compress-files';
import { serveBuiltFiles } from './built-files';
import { keepBuild } from './kept-builds';

const script = 'export const greeting = "salom";\n'.repeat(50);
let client: string;
let kept: string;
let server: Server;

beforeAll(async () => {
  client = mkdtempSync(join(tmpdir(), 'karvon-files-'));
  mkdirSync(join(client, 'assets/uz'), { recursive: true });
  writeFileSync(join(client, 'assets/uz/home-x1.js'), script);
  writeFileSync(join(client, 'assets/font-x2.woff2'), 'letters');
  writeFileSync(join(client, 'robots.txt'), 'User-agent: *\n');
  compressFiles(client);
  mkdirSync(join(client, 'pictures'));
  kept = mkdtempSync(join(tmpdir(), 'karvon-kept-'));
  const app = express();
  app.use(serveBuiltFiles(client, kept));
  app.use((_, response) => void response.status(404).send('page'));
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end();
  }) as express.ErrorRequestHandler);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  for (const folder of [client, kept]) rmSync(folder, { recursive: true });
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
])('a client that accepts "%s" gets %s', async (accepted, encoding, unpack) => {
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

test('each encoding has its own ETag, and a browser that has it gets 304', async () => {
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

test('a compressed format is sent unchanged', async () => {
  const { response, body } = await get('/assets/font-x2.woff2', {
    'accept-encoding': 'br',
  });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers.vary).toBeUndefined();
  expect(body.toString()).toBe('letters');
});

test('a file without a hash in its name is revalidated after an hour', async () => {
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

describe('a release and tabs of another build', () => {
  let other: string;
  const built = () => ({ client: other, widgets: join(other, 'none') });
  beforeAll(() => {
    other = mkdtempSync(join(tmpdir(), 'karvon-other-'));
    for (const name of ['assets/uz', 'pictures']) mkdirSync(join(other, name), { recursive: true });
    writeFileSync(join(other, 'assets/uz/late-y9.js'), script);
    compressFiles(other);
  });
  afterAll(() => rmSync(other, { recursive: true }));

  test("a file of another storefront's build is found in the shared folder, and is never stale", async () => {
    const path = '/assets/uz/late-y9.js';
    expect((await get(path)).response.statusCode).toBe(404);
    // Newer than this storefront's build: only the other one has the release.
    keepBuild(kept, built(), 'b0000001');
    const { response, body } = await get(path, { 'accept-encoding': 'br' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
    expect((await get('/assets/uz/../late-y9.js')).response.statusCode).toBe(404);
  });

  test('the five builds that were started last are kept; restarting a build renews it', () => {
    const builds = ['c1', 'c2', 'c3', 'c4'];
    builds.forEach((version, index) => {
      keepBuild(kept, built(), version);
      utimesSync(join(kept, version), index + 1, index + 1);
    });
    utimesSync(join(kept, 'b0000001'), 0, 0);
    keepBuild(kept, built(), 'b0000001');
    // Another process is still copying: its copy does not count.
    mkdirSync(join(kept, 'c6.1'));
    keepBuild(kept, built(), 'c5');
    expect(readdirSync(kept).sort()).toEqual(['b0000001', 'c2', 'c3', 'c4', 'c5', 'c6.1']);
  });

  test('a failed copy leaves nothing behind, nor does one whose process was killed long ago', () => {
    mkdirSync(join(kept, 'd0.1'));
    utimesSync(join(kept, 'd0.1'), 1, 1);
    rmSync(join(other, 'pictures'), { recursive: true });
    expect(() => keepBuild(kept, built(), 'd1')).toThrow('ENOENT');
    mkdirSync(join(other, 'pictures'));
    keepBuild(kept, built(), 'd2');
    expect(readdirSync(kept).filter((name) => name.startsWith('d'))).toEqual(['d2']);
  });
});
