import { createTransport } from '@karvon/api-client';
import { listPages } from '@karvon/contract';
import { respond, buildCompanyPage, refuse, setupApi } from '@karvon/testing';
import { companyPageChanges } from './company-page-changes.server';

const { id, title, summary, updated } = buildCompanyPage();
const api = setupApi(respond(listPages, { pages: [{ id, title, summary, updated }] }));
const transport = createTransport({ baseUrl: 'http://api.test' });

test('every company page has the day of its last change', async () => {
  expect([...(await companyPageChanges(transport, 'ru'))]).toEqual([
    ['/ru/company/payment', '2026-11-17'],
  ]);
});

test('without a response of the API the result is empty', async () => {
  api.use(refuse(listPages, { code: 'content-not-found' }));
  expect([...(await companyPageChanges(transport, 'ru'))]).toEqual([]);
});
