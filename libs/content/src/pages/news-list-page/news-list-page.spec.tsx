import { buildNewsSummary, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewsListPage } from './news-list-page';

const news = [buildNewsSummary(), buildNewsSummary({ id: '2026/umra', title: 'Умра' })];

test.each([
  ['ru', 'Новости', 'Лента RSS', 'Страницы новостей', 'Более ранние'],
  ['uz', 'Yangiliklar', 'RSS tasmasi', 'Yangiliklar sahifalari', 'Oldingi xabarlar'],
] as const)(
  '%s: a page of the list links to the next one',
  async (locale, title, feed, label, older) => {
    const list = { news, page: 2, pages: 3, total: 30 };
    const { container } = renderPage(<NewsListPage list={list} />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Умра' })).toHaveAttribute(
      'href',
      `/${locale}/news/2026/umra`,
    );
    expect(screen.getByRole('link', { name: feed })).toHaveAttribute(
      'href',
      `/${locale}/news/rss.xml`,
    );
    const pages = screen.getByRole('navigation', { name: label });
    const next = within(pages).getByRole('link', { name: older });
    expect(next).toHaveAttribute('href', `/${locale}/news?page=3`);
    expect(within(pages).getAllByRole('link')[0]).toHaveAttribute('href', `/${locale}/news`);
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('the first picture loads at once, the others when they are near', () => {
  const image = { src: '/v1/content/images/a.0.svg', width: 1200, height: 480, alt: '' };
  const list = { news: news.map((one) => ({ ...one, image })), page: 1, pages: 1, total: 2 };
  const { container } = renderPage(<NewsListPage list={list} />);
  const loading = [...container.querySelectorAll('img')].map((one) => one.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test('shows a text when there is no news at all', () => {
  renderPage(<NewsListPage list={{ news: [], page: 1, pages: 1, total: 0 }} />);
  expect(screen.getByRole('heading', { name: 'Новостей пока нет' })).toBeVisible();
});

test('a page after the last one links back', () => {
  renderPage(<NewsListPage list={{ news: [], page: 9, pages: 1, total: 2 }} />);
  expect(screen.getByRole('link', { name: 'К свежим новостям' })).toHaveAttribute(
    'href',
    '/ru/news',
  );
});
