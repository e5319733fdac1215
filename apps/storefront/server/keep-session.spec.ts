import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { keepSession } from './keep-session';

const user = { id: 'u1', username: 'Dilnoza', langcode: 'uz', settings: { TotalPoints: 30 } };
const token = (expiresInSeconds: number, name: string) => {
  const exp = Math.floor(Date.now() / 1000) + expiresInSeconds;
  return `${name}.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.x`;
};
const stale = token(5, 'old');
const next = token(900, 'new');

let api: Server;
let pages: Server;
let refreshed: IncomingHttpHeaders[];
let reply: { status: number; body: object } | 'none';

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
const close = (server: Server) => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

beforeEach(async () => {
  refreshed = [];
  reply = { status: 200, body: { jwt: next, user } };
  api = createServer((request, response) => {
    refreshed.push(request.headers);
    if (reply === 'none') return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  const app = express();
  app.use(
    keepSession({
      apiUrl: `http://127.0.0.1:${await listen(api)}`,
      publicUrl: 'https://karvon.example',
    }),
  );
  app.use((request, response) => void response.json({ cookie: request.headers.cookie ?? '' }));
  pages = createServer(app);
});
afterEach(() => Promise.all([close(api), close(pages)]));

async function open(path: string, cookie?: string) {
  const port = await listen(pages);
  return new Promise<{ cookie: string; set: string[]; keep: string | undefined }>(
    (resolve, reject) => {
      const sent = ask({ port, path, headers: cookie ? { cookie } : {} }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({
            ...(JSON.parse(body) as { cookie: string }),
            set: response.headers['set-cookie'] ?? [],
            keep: response.headers['cache-control'],
          }),
        );
      });
      sent.on('error', reject).end();
    },
  );
}

test('an expiring token is renewed before the page uses it, and the browser gets the new one', async () => {
  const page = await open('/uz/auth/profile', `a=b; karvon-session=${stale}`);
  expect(refreshed).toMatchObject([{ authorization: `Bearer ${stale}` }]);
  expect(page.cookie).toContain(`karvon-session=${encodeURIComponent(next)}`);
  expect(page.cookie).toContain('a=b');
  expect(page.cookie).not.toContain(stale);
  expect(page.keep).toBe('no-store');
  expect(page.set).toEqual([
    expect.stringMatching(/^karvon-session=new.*HttpOnly; Secure; SameSite=Lax$/),
    expect.stringContaining('SameSite=Lax'),
  ]);
});

test('an address that cannot be parsed as a URL by itself is handled', async () => {
  const page = await open('//', `karvon-session=${stale}`);
  expect(page.cookie).toContain(`karvon-session=${encodeURIComponent(next)}`);
});

test('a session that the API has ended ends on this page too', async () => {
  reply = { status: 401, body: {} };
  const page = await open('/uz', `karvon-session=${stale}`);
  expect(page.cookie).not.toContain(stale);
  expect(page.set[0]).toMatch(/^karvon-session=; Path=\/; Max-Age=0/);
});

test('without a response of the API the session stays as it is', async () => {
  reply = 'none';
  const page = await open('/uz', `karvon-session=${stale}`);
  expect(page).toMatchObject({ cookie: `karvon-session=${stale}`, set: [] });
});

test.each([
  ['nobody signed in', '/uz', undefined],
  ['a good token', '/uz', `karvon-session=${next}`],
  ['a call of the API', '/api/v1/auth/me', `karvon-session=${stale}`],
  ['signing out', '/uz/auth/logout', `karvon-session=${stale}`],
])('%s: no token is renewed', async (_, path, cookie) => {
  expect((await open(path, cookie)).set).toEqual([]);
  expect(refreshed).toEqual([]);
});
