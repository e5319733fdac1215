import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { hostCookies } from './host-cookies';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((one) => new Promise((end) => one.close(end)))));

async function open(publicUrl: string, cookie: string) {
  const app = express();
  app.use(hostCookies(publicUrl));
  app.use((request, response) => {
    response.append('set-cookie', 'karvon-session=a; Path=/; Secure');
    response.append('set-cookie', ['karvon-order-ABCD2345=b', 'karvon-user=c']);
    response.json({ cookie: request.headers.cookie });
  });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie } });
  return {
    seen: ((await reply.json()) as { cookie: string }).cookie,
    set: reply.headers.getSetCookie(),
  };
}

test('over https, cookies that give access have a name that no other host can set', async () => {
  const { set } = await open('https://karvon.example', 'a=b');
  expect(set).toEqual([
    '__Host-karvon-session=a; Path=/; Secure',
    '__Host-karvon-order-ABCD2345=b',
    'karvon-user=c',
  ]);
});

test('a cookie that another host of the domain may have planted is ignored', async () => {
  const planted = 'karvon-session=planted; karvon-order-ABCD2345=planted';
  const { seen } = await open('https://karvon.example', `${planted}; karvon_locale=uz`);
  expect(seen).toBe('karvon_locale=uz');
});

test('our own cookies have their plain names inside the server', async () => {
  const cookie = 'x=1; __Host-karvon-session=a; __Host-karvon-order-ABCD2345=b; __Host-other=c';
  const { seen } = await open('https://karvon.example', cookie);
  expect(seen).toBe('x=1; karvon-session=a; karvon-order-ABCD2345=b; __Host-other=c');
});

test('over http, on this machine, names stay as they are', async () => {
  const { seen, set } = await open('http://localhost:4200', 'karvon-session=a');
  expect([seen, set[0]]).toEqual(['karvon-session=a', 'karvon-session=a; Path=/; Secure']);
});
