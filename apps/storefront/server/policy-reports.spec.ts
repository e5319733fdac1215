import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import express from 'express';
import { policyReports, readReports } from './policy-reports';

const page = 'https://karvon.example/uz/orders/ABCD2345';

test.each([
  [
    'older',
    {
      'csp-report': {
        'document-uri': page,
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?who=me',
        'source-file': 'https://karvon.example/assets/uz/home-x1.js',
        'line-number': 7,
      },
    },
  ],
  [
    'newer',
    [
      {
        type: 'csp-violation',
        url: page,
        body: {
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/x.js?who=me',
          sourceFile: 'https://karvon.example/assets/uz/home-x1.js',
          lineNumber: 7,
        },
      },
      { type: 'deprecation', body: {} },
    ],
  ],
])('a report in the %s form is logged without the address of its page', (_, body) => {
  expect(readReports(body)).toEqual([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      source: 'https://karvon.example/assets/uz/home-x1.js',
      line: 7,
    },
  ]);
});

test.each([
  ['inline', 'inline'],
  ['data:text/html,<b>Aziza', 'data:texthtmlbAziza'],
  [page, 'https://karvon.example'],
  [undefined, ''],
])('a refusal, %s, is logged as "%s"', (blocked, stored) => {
  expect(readReports({ 'csp-report': { 'blocked-uri': blocked } })).toMatchObject([
    { blocked: stored },
  ]);
});

test.each([null, 'x', { a: 1 }, [1], { 'csp-report': 5 }])('%j is no report', (body) => {
  expect(readReports(body)).toEqual([]);
});

test('sixty reports a minute are logged, and every one gets a response', async () => {
  const warn = jest.fn();
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const app = express();
  app.post('/policy-reports', ...policyReports({ warn }));
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = server.address() as AddressInfo;
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } });
  const headers = { 'content-type': 'application/csp-report' };
  for (let i = 0; i < 70; i += 1) {
    const init = { method: 'POST', headers, body };
    expect((await fetch(`http://127.0.0.1:${port}/policy-reports`, init)).status).toBe(204);
  }
  expect(warn).toHaveBeenCalledTimes(60);
  await new Promise((end) => server.close(end));
});
