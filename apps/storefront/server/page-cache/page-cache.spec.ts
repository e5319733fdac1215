import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { createPageCache, noteReads, serveCached } from '@karvon/page-delivery/server';
import { sendNoted } from '../../app/data/api-reads.server';
import { anonymousRequest } from './anonymous-request';

/** Milliseconds; longer than a response of the API counts as current. */
const laterMs = 300;

let api: Server;
let pages: Server;
let news: { status: number; text: string };
let calls: number;
let rendered: { headers: Headers; path: string }[];
let ownPages: number;

/** A page of the application: it contains everything it knows of the visit, and the API's response. */
async function render(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  rendered.push({ headers: request.headers, path: pathname });
  const { port } = api.address() as AddressInfo;
  const read = await sendNoted(`http://127.0.0.1:${port}/v1/news`, {
    method: 'GET',
    headers: {},
    signal: request.signal,
    keepalive: false,
  });
  const nonce = randomBytes(16).toString('base64');
  const trace = request.headers.get('x-request-id');
  const html = `<html data-trace="${trace}"><script nonce="${nonce}">${await read.text()}</script><p>${request.headers.get('cookie')}</p>${'.'.repeat(5_000)}`;
  return new Response(html, {
    status: pathname.endsWith('/nowhere') ? 404 : 200,
    headers: { 'content-security-policy': `script-src 'nonce-${nonce}'`, vary: 'Cookie' },
  });
}

const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

async function start(maxBytes?: number) {
  const cache = createPageCache({
    render,
    noteReads,
    publicUrl: 'https://karvon.example',
    ...(maxBytes !== undefined && { maxBytes }),
  });
  const app = express();
  app.use((request, _, next) => {
    request.headers['x-request-id'] = randomUUID();
    next();
  });
  app.use(serveCached({ lasting: cache, search: cache }, anonymousRequest), (request, response) => {
    ownPages += 1;
    const status = request.path.endsWith('/nowhere') ? 404 : 200;
    response.status(status).send(`own page, ${request.headers.cookie}`);
  });
  pages = createServer(app);
  await listen(pages);
  return cache;
}

async function open(path: string, headers: Record<string, string> = {}) {
  const { port } = pages.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Visits a page until it is cached. */
async function untilCached(path: string, headers: Record<string, string> = {}) {
  for (let visits = 0; visits < 20; visits += 1) {
    const own = ownPages;
    const page = await open(path, headers);
    if (own === ownPages) return page;
    await wait(20);
  }
  throw new Error(`${path} was never cached`);
}

beforeEach(async () => {
  [news, calls, rendered, ownPages] = [{ status: 200, text: '"first"' }, 0, [], 0];
  api = createServer((_, response) => {
    calls += 1;
    if (news.status === 0) return;
    response.writeHead(news.status).end(news.text);
  });
  await listen(api);
});
afterEach(() => Promise.all([close(api), close(pages)]));

test('a page is rendered once, at its second visit, and sent with a nonce for each visit', async () => {
  await start();
  await open('/uz');
  expect(rendered).toHaveLength(0);
  await untilCached('/uz');
  const seen = await Promise.all(Array.from({ length: 20 }, () => open('/uz')));
  expect(rendered).toHaveLength(1);
  const nonces = seen.map(({ html }) => /nonce="([^"]+)"/.exec(html)![1]!);
  expect(new Set(nonces).size).toBe(20);
  for (const [index, { headers, html }] of seen.entries()) {
    expect(headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonces[index]}'`);
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Cookie, accept-encoding');
    expect(html).toContain('"first"');
  }
  const traces = seen.map(({ html }) => /data-trace="([^"]+)"/.exec(html)![1]!);
  expect(new Set(traces).size).toBe(20);
});

test('a visitor who does not accept gzip gets the page uncompressed', async () => {
  await start();
  await untilCached('/uz');
  const { headers, html } = await open('/uz', { 'accept-encoding': 'identity' });
  expect(headers.get('content-encoding')).toBeNull();
  expect(html).toContain('"first"');
});

test('a visitor who is not anonymous neither gets a cached page nor fills the cache', async () => {
  await start();
  const dilnoza = { cookie: 'karvon-session=dilnoza; karvon-user=dilnoza; karvon_locale=uz' };
  for (let visits = 0; visits < 4; visits += 1)
    expect((await open('/uz', dilnoza)).html).toBe(`own page, ${dilnoza.cookie}`);
  expect(rendered).toHaveLength(0);
  const anonymous = { cookie: 'karvon_locale=uz' };
  const { html } = await untilCached('/uz', anonymous);
  expect(html).toContain('<p>karvon_locale=uz</p>');
  expect((await open('/uz', dilnoza)).html).toBe(`own page, ${dilnoza.cookie}`);
  expect((await open('/uz', anonymous)).html).not.toContain('dilnoza');
  expect(JSON.stringify(rendered.map(({ headers }) => [...headers]))).not.toContain('dilnoza');
});

test("the page changes as soon as the API's response does, and only then", async () => {
  await start();
  await untilCached('/uz');
  await wait(laterMs);
  await open('/uz');
  expect(rendered).toHaveLength(1);
  news = { status: 200, text: '"second"' };
  await wait(laterMs);
  const seen = await Promise.all(Array.from({ length: 5 }, () => open('/uz')));
  for (const { html } of seen) expect(html).toContain('"second"');
  expect(rendered).toHaveLength(2);
});

test('a page is cached, too, whose search the API has begun (201)', async () => {
  news = { status: 201, text: '"first"' };
  await start();
  await untilCached('/uz/air-tickets?from=TAS&to=MOW');
  news = { status: 201, text: '"second"' };
  await wait(laterMs);
  expect((await open('/uz/air-tickets?from=TAS&to=MOW')).html).toContain('"second"');
});

test('many visitors cause as few calls of the API as one', async () => {
  await start();
  await untilCached('/uz');
  await wait(laterMs);
  const before = calls;
  await Promise.all(Array.from({ length: 100 }, () => open('/uz')));
  // A slow machine takes longer than a response counts as current.
  expect(calls - before).toBeLessThan(10);
});

test('a minute later the page is rendered again', async () => {
  await start();
  await untilCached('/uz');
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await open('/uz');
  clock.mockRestore();
  expect(rendered).toHaveLength(2);
});

test.each([
  ['fails', 503],
  ['is silent', 0],
])('when the API %s, visitors get pages of their own', async (_, status) => {
  await start();
  await untilCached('/uz');
  news = { status, text: '' };
  await wait(laterMs);
  expect((await open('/uz')).html).toContain('own page');
});

test('a page with missing data is not cached', async () => {
  news = { status: 503, text: '' };
  await start();
  for (let visits = 0; visits < 6; visits += 1) {
    expect((await open('/uz')).html).toContain('own page');
    await wait(30);
  }
  expect(rendered.length).toBeGreaterThan(0);
});

test('a 404 page is cached, too; a page outside the list is not', async () => {
  await start();
  expect((await untilCached('/uz/nowhere')).status).toBe(404);
  for (let visits = 0; visits < 4; visits += 1)
    expect((await open('/uz/something')).html).toContain('own page');
  expect(rendered.map(({ path }) => path)).toEqual(['/uz/nowhere']);
});

test('all pages together stay within the memory limit', async () => {
  const cache = await start(12_000);
  for (const path of ['/uz', '/ru', '/uz/news', '/ru/news']) {
    await untilCached(path);
    expect(cache.size()).toBeLessThanOrEqual(12_000);
  }
  // The first page was evicted.
  expect((await open('/uz')).html).toContain('own page');
});
