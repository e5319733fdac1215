import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEdition } from '@karvon/edition';
import express from 'express';
import { compressFiles } from '../../../libs/page-delivery/build/languages/compress-files';
import { keepBuild } from './files/kept-builds';
import { serveWidgets } from './widgets';

let folder: string;
let kept: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'karvon-widgets-'));
  mkdirSync(join(folder, 'assets/uz'), { recursive: true });
  writeFileSync(join(folder, 'karvon.js'), 'let host=`karvon-host-settings`;');
  writeFileSync(join(folder, 'assets/uz/news-x1.js'), 'export const mount = 1;'.repeat(40));
  compressFiles(folder);
  kept = mkdtempSync(join(tmpdir(), 'karvon-kept-'));
  const app = express();
  app.use((_, response, next) => {
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    next();
  });
  app.use('/widgets', serveWidgets(folder, readEdition('ru'), kept));
  app.use('/none', serveWidgets(join(folder, 'none'), readEdition('ru')));
  app.use(((error, _request, response, _next) => {
    response.status(error.status).end();
  }) as express.ErrorRequestHandler);
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  for (const one of [folder, kept]) rmSync(one, { recursive: true });
});

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('the loader contains its edition, and is revalidated within minutes', async () => {
  const response = await get('/widgets/karvon.js');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  expect(await response.text()).toBe('let host={"edition":"ru","lang":"ru"};');
});

test('an element is cacheable for ever, and any page may load it', async () => {
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

test("a partner's page with the loader of another release finds its elements", async () => {
  const other = mkdtempSync(join(tmpdir(), 'karvon-other-'));
  const widgets = join(other, 'widgets');
  for (const name of ['assets', 'pictures', 'widgets/assets/uz'])
    mkdirSync(join(other, name), { recursive: true });
  writeFileSync(join(widgets, 'assets/uz/news-y2.js'), 'export const mount = 2;'.repeat(40));
  compressFiles(widgets);
  const path = '/widgets/assets/uz/news-y2.js';
  expect((await get(path)).status).toBe(404);
  keepBuild(kept, { client: other, widgets }, 'b0000001');
  // In this release only the elements have changed.
  writeFileSync(join(widgets, 'assets/uz/news-y3.js'), 'export const mount = 3;');
  keepBuild(kept, { client: other, widgets }, 'b0000001');
  rmSync(other, { recursive: true });

  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await get('/widgets/assets/uz/news-y3.js')).status).toBe(200);
});
