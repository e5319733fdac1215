import type { ContentHit } from '@karvon/contract';
import { renderPage } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SearchPage } from './search-page';

const found: ContentHit[] = [
  { kind: 'page', id: 'ticket-return', title: 'Возврат билета', excerpt: 'Вернуть можно…' },
  { kind: 'news', id: '2026/x', title: 'Новые правила возврата', excerpt: 'С 1 марта…' },
];

test.each([
  ['ru', 'Поиск', 'Найдено 2 страницы', 'Справка', 'Новость'],
  ['uz', 'Qidiruv', '2 ta sahifa topildi', 'Maʼlumot', 'Yangilik'],
] as const)('%s: the results link to their pages', async (locale, title, count, page, news) => {
  const { container } = renderPage(<SearchPage query="возврат" found={found} />, { locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('возврат');
  expect(screen.getByRole('status')).toHaveTextContent(count);
  expect(screen.getByText(page)).toBeVisible();
  expect(screen.getByText(news)).toBeVisible();
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Возврат билета')).toBe(`/${locale}/company/ticket-return`);
  expect(href('Новые правила возврата')).toBe(`/${locale}/news/2026/x`);
  expect(await axe(container)).toHaveNoViolations();
});

test('without results the page offers to contact support', async () => {
  const { container } = renderPage(<SearchPage query="ламинат" found={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('По запросу «ламинат» ничего не найдено');
  expect(screen.getByRole('link', { name: 'Обратиться в поддержку' })).toHaveAttribute(
    'href',
    '/ru/company/support',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('without a query the page shows only the field', () => {
  renderPage(<SearchPage query="" found={[]} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
