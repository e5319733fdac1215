import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { warnOfHiddenVisitors, watchProxies } from './watch-proxies';

const warn = jest.fn();
beforeEach(() => warn.mockClear());

async function requestTwice(trusted: string[], headers: Record<string, string>): Promise<void> {
  const app = express();
  app.set('trust proxy', trusted);
  app.use(watchProxies({ warn }));
  app.use((request, response) => void response.send(request.ip));
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  for (const _ of [1, 2]) await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
  await new Promise((end) => server.close(end));
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

test('one warning is logged for a proxy that is not configured', async () => {
  await requestTwice([], forwarded);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    { proxy: '127.0.0.1' },
    expect.stringContaining('TRUSTED_PROXIES'),
  );
});

test.each([
  ['a named proxy', ['127.0.0.1'], forwarded],
  ['nobody in between', [], {}],
  ['a visitor on the machine of a named proxy', ['127.0.0.1'], { 'x-forwarded-for': '127.0.0.1' }],
])('%s causes no warning', async (_, trusted, headers) => {
  await requestTwice(trusted, headers);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['https://karvon.example', [], 1],
  ['https://karvon.example', ['10.0.0.0/8'], 0],
  ['http://localhost:4200', [], 0],
])('at start, for %s behind %j: %i warnings', (publicUrl, trustedProxies, times) => {
  warnOfHiddenVisitors({ publicUrl, trustedProxies }, { warn });
  expect(warn).toHaveBeenCalledTimes(times);
});
