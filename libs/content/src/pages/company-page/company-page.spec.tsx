import type { Block } from '@karvon/contract';
import { buildCompanyPage, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CompanyPage } from './company-page';

const part = (name: string): Block => ({
  kind: 'heading',
  level: 2,
  id: name,
  content: [{ kind: 'text', text: `Часть ${name}` }],
});
const long = buildCompanyPage({ blocks: ['a', 'b', 'c', 'd'].map(part) });

test.each([
  ['ru', 'Главная', 'Обновлено 17 ноября 2026 г.', 'Не нашли ответа?'],
  ['uz', 'Bosh sahifa', 'Yangilangan: 2026-\u2060yil 17-\u2060noyabr', 'Javob topa olmadingizmi?'],
] as const)('%s: the text, its breadcrumbs and contacts', async (locale, home, day, ask) => {
  const page = <CompanyPage page={buildCompanyPage()} ask={<a href="tel:+998712050142">tel</a>} />;
  const { container } = renderPage(page, { locale });
  expect(screen.getByRole('heading', { level: 1, name: 'Способы оплаты' })).toBeVisible();
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', `/${locale}`);
  expect(screen.getByText('Картой или через Payme.')).toBeVisible();
  expect(container).toHaveTextContent(day);
  const region = screen.getByRole('heading', { level: 2, name: ask }).parentElement;
  expect(within(region!).getByRole('link', { name: 'tel' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a long text has a table of contents, a short one has none', async () => {
  const { container, unmount } = renderPage(<CompanyPage page={long} ask={null} />);
  const contents = screen.getByRole('navigation', { name: 'На этой странице' });
  expect(within(contents).getAllByRole('link')).toHaveLength(4);
  expect(within(contents).getByRole('link', { name: 'Часть b' })).toHaveAttribute('href', '/ru#b');
  expect(await axe(container)).toHaveNoViolations();
  unmount();
  renderPage(<CompanyPage page={buildCompanyPage()} ask={null} />);
  expect(screen.queryByRole('navigation', { name: 'На этой странице' })).not.toBeInTheDocument();
});

test('a text can link to the contact options below it', () => {
  const link = [{ kind: 'text', text: 'форма на сайте' }] as const;
  const blocks: Block[] = [
    { kind: 'paragraph', content: [{ kind: 'link', href: '#ask', content: [...link] }] },
  ];
  renderPage(<CompanyPage page={buildCompanyPage({ blocks })} ask={<button>Звонок</button>} />);
  const { hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'форма на сайте' });
  expect(document.querySelector(hash)).toContainElement(
    screen.getByRole('button', { name: 'Звонок' }),
  );
});
