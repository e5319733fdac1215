import { buildNewsSummary, renderPage } from '@karvon/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewsCarousel } from './news-carousel';

const news = ['2026/navruz', '2026/umra', '2026/bagaj'].map((id, index) =>
  buildNewsSummary({ id, title: `Новость ${index + 1}` }),
);

test.each([
  ['ru', 'Новости', 'Все новости', '12 марта 2026 г.'],
  ['uz', 'Yangiliklar', 'Barcha yangiliklar', '2026-\u2060yil 12-\u2060mart'],
] as const)('%s: the latest news as slides that link to them', async (locale, name, all, day) => {
  const { container } = renderPage(<NewsCarousel news={news} />, { locale });
  const carousel = screen.getByRole('region', { name });
  expect(within(carousel).getByRole('heading', { level: 2, name })).toBeVisible();
  expect(within(carousel).getByRole('link', { name: 'Новость 2' })).toHaveAttribute(
    'href',
    `/${locale}/news/2026/umra`,
  );
  expect(within(carousel).getAllByText(day)).toHaveLength(3);
  expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', `/${locale}/news`);
  expect(await axe(container)).toHaveNoViolations();
});

test('renders nothing when there is no news', () => {
  const { container } = renderPage(<NewsCarousel news={[]} />);
  expect(container).toBeEmptyDOMElement();
});
