import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import type { PagePart } from '../page/written-page.server';
import { createPageGzip } from './gzip-page';
import { webRequest } from './web-request';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** The response to a request to an application. */
async function get(handler: express.RequestHandler, options: object = {}) {
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use(handler);
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  return new Promise<{ response: IncomingMessage; body: string }>((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', ...options }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve({ response, body }));
    });
    sent.on('error', reject).end('a=1');
  });
}

test('loaders read the address, the headers and the body as the visitor sent them', async () => {
  const { body } = await get(
    async (request, response) => {
      const { url, method, headers, body: sent } = webRequest(request, response);
      response.json({
        url,
        method,
        cookie: headers.get('cookie'),
        body: sent && (await new Response(sent).text()),
      });
    },
    {
      path: '/uz/order?number=ABCD2345',
      method: 'POST',
      headers: {
        cookie: 'a=1; b=2',
        'x-forwarded-host': 'karvon.example:8443',
        'x-forwarded-proto': 'https',
      },
    },
  );
  expect(JSON.parse(body)).toEqual({
    url: 'https://karvon.example:8443/uz/order?number=ABCD2345',
    method: 'POST',
    cookie: 'a=1; b=2',
    body: 'a=1',
  });
});

const page = (own: string): PagePart[] => [
  { bytes: Buffer.from(`<head>${own}`) },
  { bytes: Buffer.from('._a{color:red}'.repeat(500)), name: 'a.css' },
  { bytes: Buffer.from(`</head><p class="_a">${own} ў</p>`) },
];
const plain = (parts: readonly PagePart[]) =>
  Buffer.concat(parts.map(({ bytes }) => bytes)).toString();

test('pages are ordinary gzip, whether their styles come from the cache or not', () => {
  const gzipPage = createPageGzip();
  for (const own of ['first', 'second', '']) {
    const parts = page(own);
    const zipped = gzipPage(parts);
    expect(gunzipSync(zipped).toString()).toBe(plain(parts));
    expect(zipped.length).toBeLessThan(300);
  }
});
