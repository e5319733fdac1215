import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { flagPath, flagSheetPath, flagsVersion } from '@karvon/paths';
import { countries } from 'country-flag-icons';
import express from 'express';
import { flags } from './flags';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(flags());
  await new Promise<void>((resolve) => (server = app.listen(0, '127.0.0.1', () => resolve())));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

test('the version in the address matches the pictures', () => {
  const entry = createRequire(__filename).resolve('country-flag-icons');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(flagsVersion).toBe(version);
});

test('every flag is served, and cacheable for ever', async () => {
  for (const code of countries.filter((name) => name.length === 2)) {
    const response = await get(flagPath(code));
    expect([code, response.status]).toEqual([code, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  }
});

test('the sheet holds all flags, each in its cell', async () => {
  const text = await (await get(flagSheetPath)).text();
  const cells = [...text.matchAll(/<svg x="(\d+)" y="(\d+)" width="3"/g)].map(
    ([, x, y]) => `${x} ${y}`,
  );
  expect(cells.length).toBeGreaterThan(245);
  expect(new Set(cells).size).toBe(cells.length);
  expect(text).not.toMatch(/ id=| style=|<script/);
});

test.each(['/flags/0.0.1/UZ.svg', flagPath('XX'), flagPath('constructor'), '/flags/UZ.svg'])(
  '%s is not there',
  async (path) => expect((await get(path)).status).toBe(404),
);
