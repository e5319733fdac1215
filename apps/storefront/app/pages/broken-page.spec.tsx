/** @jest-environment jest-fixed-jsdom */
import { I18nProvider } from '@karvon/i18n';
import { createTransport, getPage } from '@karvon/api-client';
import { getPage as getPageCall } from '@karvon/contract';
import { catalogue, renderPage, setupApi, unreachable } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useRouteError } from 'react-router';
import { DocumentContext } from '../document/document-context';
import { ReportErrorContext } from '../document/report-error-context';
import { loadText } from '../data/load-text.server';
import { BrokenPage } from './broken-page';

const api = setupApi();

const report = jest.fn();
const error = new Error('the root loader is broken');

function Boundary() {
  const facts = { locale: 'uz', messages: catalogue('uz'), traceId: 'trace-1' } as const;
  return (
    <DocumentContext value={{ ...facts, structuredData: '' }}>
      <ReportErrorContext value={report}>
        <BrokenPage error={useRouteError()} />
      </ReportErrorContext>
    </DocumentContext>
  );
}

const root = {
  id: 'root',
  path: '*',
  Component: () => null,
  ErrorBoundary: Boundary,
  HydrateFallback: () => null,
};
const heading = 'Nimadir notoʻgʻri ketdi, albatta aniqlaymiz';

test('when the root loader fails, the error page has both ways out and the code, and the journal is informed', async () => {
  const loader = () => {
    throw error;
  };
  const { container } = renderPage([{ ...root, loader }], { locale: 'uz', path: '/uz/news' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/uz/company/support',
  ]);
  expect(screen.getByText(/trace-1/)).toBeVisible();
  expect(report).toHaveBeenCalledWith(error, { traceId: 'trace-1', path: '/uz/news' });
  expect(await axe(container)).toHaveNoViolations();
});

test('the server renders it too', () => {
  const Stub = createRoutesStub([root]);
  const html = renderToString(
    <I18nProvider locale="uz" messages={catalogue('uz')}>
      <Stub initialEntries={['/uz']} hydrationData={{ errors: { root: error } }} />
    </I18nProvider>,
  );
  expect(html).toContain(heading);
  expect(html).toContain('href="/uz/company/support"');
  expect(html).toContain('trace-1');
});

test('an unreachable API also shows the error page, which does not blame the visitor’s network', async () => {
  const loader = () =>
    loadText(getPage(createTransport({ baseUrl: '/api' }), { id: 'about', lang: 'uz' }));
  api.use(unreachable(getPageCall));
  renderPage([{ ...root, loader }], { locale: 'uz', path: '/uz/company/about' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/uz/company/support',
  ]);
  expect(screen.getByText(catalogue('uz')['storefront.error.away']!)).toBeVisible();
  expect(screen.queryByText(/[Ii]nternet|aloqa/)).toBeNull();
  expect(report.mock.lastCall[0]).toMatchObject({ status: 503, data: { code: 'network' } });
});
