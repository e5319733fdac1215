import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forward } from './forward.server';

const publicUrl = 'https://karvon.example';
const user = { id: 'u-1', username: 'Азиза', langcode: 'ru', settings: { TotalPoints: 0 } };

let api: Server;
let seen: IncomingHttpHeaders[];
beforeEach(async () => {
  seen = [];
  api = createServer((request, response) => {
    seen.push(request.headers);
    request.resume().once('end', () => response.end(JSON.stringify({ jwt: 'fresh.to.ken', user })));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  api.closeAllConnections();
  await once(api.close(), 'close');
});

function send(path: string, cookie: string, body?: object) {
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const init = { method: body ? 'POST' : 'GET', ...(body && { body: JSON.stringify(body) }) };
  const request = new Request(`${publicUrl}/api${path}`, { ...init, headers: { cookie } });
  return forward(request, { apiUrl, publicUrl, widgetOrigins: [] });
}

describe.each([
  ['a line of its own', 'a%0d%0ax-evil:%201'],
  ['a null', 'a%00'],
  ['letters that no header holds', '%D1%8F'],
  ['spaces', 'a%20b'],
  ['a wrong escape', '%E0%A4%A'],
  ['nothing', ''],
  ['10 kB', 'a'.repeat(10_000)],
])('a cookie of %s', (_, value) => {
  test.each([
    ['karvon-session', '/v1/air/orders/ABCD2345', 'authorization'],
    ['karvon-order-ABCD2345', '/v1/air/orders/ABCD2345', 'order-token'],
    ['karvon-device', '/v1/places', 'device'],
  ])('as %s is ignored: the call is a guest’s', async (name, path, header) => {
    const response = await send(path, `${name}=${value}`);
    expect(response.status).toBe(200);
    expect(Object.keys(seen[0]!).filter((key) => key.includes(header) || key === 'x-evil')).toEqual(
      [],
    );
  });
});

test('of two cookies with one name one counts, and a sign-in replaces it', async () => {
  const twice = 'karvon-session=one.to.ken; karvon-session=other.to.ken';
  await send('/v1/places', twice);
  expect(seen[0]!.authorization).toBe('Bearer one.to.ken');
});

test('a token planted before the sign-in is never the token of the new session', async () => {
  const planted = 'karvon-session=planted.to.ken; karvon-device=planted-device';
  const response = await send('/v1/auth/login', planted, { identifier: '+998901234567' });
  const [session, ...others] = response.headers.getSetCookie();
  expect(session).toMatch(
    /^karvon-session=fresh\.to\.ken; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(others.join()).not.toContain('planted');
  expect(await response.json()).toEqual({ jwt: '', user });
});
