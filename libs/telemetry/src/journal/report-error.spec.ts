import { getIp, writeJournal } from '@karvon/contract';
import { respond, setupApi } from '@karvon/testing';
import { waitFor } from '@testing-library/react';
import { openJournal, reportError } from './report-error';
import { watchPage } from './watch-page';

const texts: string[] = [];
setupApi(
  respond(getIp, { ip: '203.0.113.0' }),
  respond(writeJournal, ({ body }) => {
    texts.push(...body.map(({ text }) => text));
    return { accepted: body.length };
  }),
);

test('errors from before the journal opened and uncaught errors are sent', async () => {
  watchPage();
  reportError(new Error('early'));
  window.dispatchEvent(
    new ErrorEvent('error', { error: new Error('uncaught'), message: 'uncaught' }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const rejection = Object.assign(new Event('unhandledrejection'), {
    reason: new Error('refused'),
  });
  window.dispatchEvent(rejection);
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), {
      reason: new DOMException('left', 'AbortError'),
    }),
  );
  openJournal({
    product: 'storefront',
    environment: 'production',
    build: 'b',
    locale: 'ru',
    source: 'ru',
  });
  await waitFor(() => expect(texts).toHaveLength(3), { timeout: 5_000 });
  expect(texts.join()).toMatch(/early.*uncaught.*refused/);
});
