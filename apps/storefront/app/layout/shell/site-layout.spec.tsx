/** @jest-environment jest-fixed-jsdom */
import { companyPages, paths } from '@karvon/paths';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { ReportErrorContext } from '../../document/report-error-context';
import { ErrorPage } from '../../pages/error-page';
import { NotFoundPage } from '../../pages/not-found-page';
import { showLayout, type Visit } from './show-layout.fixture';

const show = (page: ReactNode, visit: Visit = {}) => showLayout(visit, page);

const page = <h1>Page</h1>;

test('the header links to the four sections, the footer to every company page', async () => {
  await show(page, { locale: 'uz' });
  const sections = within(screen.getByRole('navigation', { name: 'Sayt boʻlimlari' }));
  const addresses = sections.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.slice(0, 4)).toEqual([
    '/uz/air-tickets',
    '/uz/hotel',
    '/uz/myorder',
    '/uz/news',
  ]);
  expect(addresses.slice(4)).toEqual(companyPages.map((id) => paths.company.to('uz', { id })));
  const footer = within(screen.getByRole('contentinfo'));
  const all = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(all).toEqual(
    expect.arrayContaining(companyPages.map((id) => paths.company.to('uz', { id }))),
  );
  expect(all).toEqual(
    expect.arrayContaining([
      'tel:+998712050142',
      'mailto:yordam@karvon.example',
      'https://t.me/karvon_uz',
    ]),
  );
  expect(footer.getAllByRole('link', { name: /^(Google Play|App Store)/ })).toHaveLength(2);
  expect([...addresses, ...all]).not.toContain('/uz/company/sale');
});

test('the language switch keeps the page and its query, and only some editions have it', async () => {
  const { unmount } = await show(page, { path: '/ru/hotel?city=TAS' });
  expect(screen.getByRole('link', { name: 'UZ: Oʻzbekcha' })).toHaveAttribute(
    'href',
    '/uz/hotel?city=TAS',
  );
  expect(screen.getByRole('link', { name: 'RU: Русский' })).toHaveAttribute('aria-current', 'true');
  unmount();
  await show(page, { edition: 'ru', path: '/ru/hotel' });
  expect(screen.queryByRole('link', { name: 'UZ: Oʻzbekcha' })).not.toBeInTheDocument();
});

test('the offer of the other language is written in that language', async () => {
  await show(page, { path: '/ru/news', offered: 'uz' });
  const offer = screen.getByText(/Bu sahifa oʻzbek tilida ham bor/);
  expect(offer).toHaveAttribute('lang', 'uz');
  expect(within(offer).getByRole('link')).toHaveAttribute('href', '/uz/news');
});

test('a demonstration is announced on every page; a shop has no such notice', async () => {
  const words =
    'Bu saytning namoyish varianti: chiptalar va xonalar haqiqiy emas, pul yechilmaydi.';
  const { unmount } = await show(page, { locale: 'uz' });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  unmount();
  await show(page, { locale: 'uz', demonstration: true });
  expect(screen.getByText(words)).toBeVisible();
});

test('the page of an unknown address shows it decoded', async () => {
  const { container } = await show(<NotFoundPage />, { path: '/ru/%D0%BD%D0%B5%D1%82?day=2' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Страница не найдена: /ru/нет?day=2',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('the error page has both ways out and the code for support', async () => {
  await show(<ErrorPage error={new Error('secret detail')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'что-то пошло не так, мы обязательно разберемся',
  );
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  expect(main.getByRole('link', { name: 'Обратиться в поддержку' })).toHaveAttribute(
    'href',
    '/ru/company/support',
  );
  expect(main.getByText(/trace-1/)).toBeVisible();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
});

test('the error is reported to the journal once, with the code that the visitor sees', async () => {
  const report = jest.fn();
  const error = new Error('broken');
  await show(
    <ReportErrorContext value={report}>
      <ErrorPage error={error} />
    </ReportErrorContext>,
    { path: '/ru/news' },
  );
  expect(report.mock.calls).toEqual([[error, { traceId: 'trace-1', path: '/ru/news' }]]);
});
