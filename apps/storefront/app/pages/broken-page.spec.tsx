/** @jest-environment jest-fixed-jsdom */
import { I18nProvider } from '@karvon/i18n';
import { catalogue, renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useRouteError } from 'react-router';
import { DocumentContext } from '../document/document-context';
import { ReportErrorContext } from '../document/report-error-context';
import { BrokenPage } from './broken-page';

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

test('a root loader that breaks leaves the error page: both ways out, the code, and the journal informed', async () => {
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

test('the server writes it too', () => {
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
