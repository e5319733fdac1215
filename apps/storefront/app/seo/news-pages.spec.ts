import { createTransport } from '@karvon/api-client';
import { listNews } from '@karvon/contract';
import { respond, buildNewsSummary, refuse, setupApi } from '@karvon/testing';
import { newsPages } from './news-pages.server';

const changed = buildNewsSummary({}).date;
const lists: Record<string, string[][]> = {
  uz: [['2026/navruz', '2026/yangi'], ['2025/bahor']],
  ru: [['2026/navruz']],
};
const api = setupApi(
  respond(listNews, ({ query: { lang, page } }) => {
    const all = lists[lang]!;
    const news = (all[page - 1] ?? []).map((id) => buildNewsSummary({ id }));
    return { news, page, pages: all.length, total: all.flat().length };
  }),
);
const transport = createTransport({ baseUrl: 'http://api.test' });

test('every list is read to its end; an item in both languages is one page with two addresses', async () => {
  expect(await newsPages(transport, ['ru', 'uz'])).toEqual([
    { ru: '/ru/news/2026/navruz', uz: '/uz/news/2026/navruz', changed },
    { uz: '/uz/news/2026/yangi', changed },
    { uz: '/uz/news/2025/bahor', changed },
  ]);
});

test('an edition of one language has no addresses in others', async () => {
  expect(await newsPages(transport, ['ru'])).toEqual([{ ru: '/ru/news/2026/navruz', changed }]);
});

test('without a response of the API the result is empty', async () => {
  api.use(refuse(listNews, { code: 'content-not-found' }));
  expect(await newsPages(transport, ['ru', 'uz'])).toEqual([]);
});
