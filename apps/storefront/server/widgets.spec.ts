import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEdition } from '@karvon/edition';
import express from 'express';
import { compressFiles } from '../../../libs/i18n/vite/compress-files';
import { serveWidgets } from './widgets';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karvon-widgets-'));
  mkdirSync(join(folder, 'assets/uz'), { recursive: true });
  writeFileSync(join(folder, 'karvon.js'), 'let host=`karvon-host-settings`;');
  writeFileSync(join(folder, 'assets/uz/news-x1.js'), 'export const mount = 1;'.repeat(40));
  compressFiles(folder);
  const app = express();
  app.use((_, response, next) => {
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    next();
  });
  app.use('/widgets', serveWidgets(folder, readEdition('ru')));
  app.use('/none', serveWidgets(join(folder, 'none'), readEdition('ru')));
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end();
  }) as express.ErrorRequestHandler);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('the loader knows the edition it comes from, and is asked for again within minutes', async () => {
  const response = await get('/widgets/karvon.js');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.text()).toBe('let host={"edition":"ru","lang":"ru"};');
});

test('an element is kept for ever and may be loaded by any page', async () => {
  const response = await get('/widgets/assets/uz/news-x1.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test.each(['/widgets/assets/uz/gone.js', '/widgets/gone', '/none/karvon.js', '/none/karvon.d.ts'])(
  '%s is not there',
  async (path) => expect((await get(path)).status).toBe(404),
);
