import { listNews } from '@karvon/contract';
import { answer, buildNewsSummary, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NewsCarousel } from './news-carousel';

const news = ['2026/navruz', '2026/umra', '2026/bagaj'].map((id, index) =>
  buildNewsSummary({ id, title: `Новость ${index + 1}` }),
);
const page = { page: 1, pages: 1, total: news.length };
const api = setupApi(answer(listNews, { news, ...page }));

test.each([
  ['ru', 'Новости', 'Все новости', '12 марта 2026 г.'],
  ['uz', 'Yangiliklar', 'Barcha yangiliklar', '12-mart, 2026'],
] as const)('%s: the latest news as slides that lead to them', async (locale, name, all, day) => {
  const { container } = renderPage(<NewsCarousel />, { locale });
  expect(screen.getByRole('status')).toBeVisible();
  const carousel = await screen.findByRole('region', { name });
  expect(within(carousel).getByRole('heading', { level: 2, name })).toBeVisible();
  expect(within(carousel).getByRole('link', { name: 'Новость 2' })).toHaveAttribute(
    'href',
    `/${locale}/news/2026/umra`,
  );
  expect(within(carousel).getAllByText(day)).toHaveLength(3);
  expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', `/${locale}/news`);
  expect(await axe(container)).toHaveNoViolations();
});

test('asks for as many as it shows', async () => {
  const asked = jest.fn(() => ({ news, ...page }));
  api.use(answer(listNews, asked));
  renderPage(<NewsCarousel count={3} />, { locale: 'uz' });
  await screen.findByRole('region');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({ query: { lang: 'uz', page: 1, limit: 3 } }),
  );
});

test.each([
  ['there is no news', answer(listNews, { news: [], page: 1, pages: 1, total: 0 })],
  ['the API does not answer', refuse(listNews, { code: 'internal-error', status: 422 })],
])('leaves no trace when %s', async (_, reply) => {
  api.use(reply);
  const { container } = renderPage(<NewsCarousel />);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
});
