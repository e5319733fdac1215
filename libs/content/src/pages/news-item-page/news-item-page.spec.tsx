import { buildNewsItem, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewsItemPage } from './news-item-page';

const cover = {
  src: '/v1/content/images/a.12345678.svg',
  width: 800,
  height: 320,
  alt: 'Регистан',
};

test.each([
  ['ru', 'Новости', '12 марта 2026 г.', 'Другие новости'],
  ['uz', 'Yangiliklar', '2026-\u2060yil 12-\u2060mart', 'Boshqa yangiliklar'],
] as const)(
  '%s: an item, its day and links to the neighbouring items',
  async (locale, news, day, others) => {
    const item = buildNewsItem({ image: cover, older: { id: '2026/umra', title: 'Умра' } });
    const { container } = renderPage(<NewsItemPage item={item} />, { locale });
    expect(screen.getByRole('heading', { level: 1, name: item.title })).toBeVisible();
    expect(screen.getByText(day)).toHaveAttribute('datetime', '2026-03-12');
    expect(screen.getByText('рейсы')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Регистан' })).toHaveAttribute('width', '800');
    expect(screen.getByText('Рейсы идут каждый день.')).toBeVisible();
    expect(screen.getByRole('link', { name: news })).toHaveAttribute('href', `/${locale}/news`);
    const beside = screen.getByRole('navigation', { name: others });
    expect(within(beside).getAllByRole('link')).toHaveLength(1);
    expect(within(beside).getByRole('link', { name: /Умра/ })).toHaveAttribute(
      'href',
      `/${locale}/news/2026/umra`,
    );
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('the only item has no links to other news', () => {
  renderPage(<NewsItemPage item={buildNewsItem()} />);
  expect(screen.queryByRole('navigation', { name: 'Другие новости' })).not.toBeInTheDocument();
});
