import { getIp, writeJournal } from '@karvon/contract';
import { respond, setupApi } from '@karvon/testing';
import { waitFor } from '@testing-library/react';
import type { Metric } from 'web-vitals';
import { openJournal } from '../journal/report-error';
import { watchVitals } from './watch-vitals';

// jsdom measures nothing, so the mock calls the callbacks of the library.
const mockLoaded = jest.fn();
const mockReport: ((metric: Partial<Metric>) => void)[] = [];
jest.mock('web-vitals', () => {
  mockLoaded();
  const listen = (report: (metric: Partial<Metric>) => void) => mockReport.push(report);
  return { onCLS: listen, onINP: listen, onLCP: listen, onTTFB: listen };
});

const written: unknown[] = [];
setupApi(
  respond(getIp, { ip: '203.0.113.0' }),
  respond(writeJournal, ({ body }) => {
    written.push(...body);
    return { accepted: body.length };
  }),
);
const layoutShift = { name: 'CLS', value: 0.01234, rating: 'good' } as const;

test('nothing is loaded before consent or reported after it is withdrawn', async () => {
  await watchVitals(() => false);
  expect(mockLoaded).not.toHaveBeenCalled();

  let consented = true;
  await watchVitals(() => consented);
  expect(mockReport).toHaveLength(4);
  openJournal({
    product: 'storefront',
    environment: 'production',
    build: 'b',
    locale: 'ru',
    source: 'ru',
  });
  mockReport[0]!(layoutShift);
  await waitFor(() => expect(written).toHaveLength(1), { timeout: 5_000 });
  expect(JSON.stringify(written)).toContain('0.012');

  consented = false;
  mockReport[0]!(layoutShift);
  consented = true;
  mockReport[1]!({ name: 'LCP', value: 900, rating: 'good' });
  await waitFor(() => expect(written).toHaveLength(2), { timeout: 5_000 });
  expect(JSON.stringify(written[1])).toContain('LCP');
});
