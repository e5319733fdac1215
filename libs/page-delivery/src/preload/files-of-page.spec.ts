/** @jest-environment jest-fixed-jsdom */
import { filesOf, type KnownPages } from './files-of-page';

const world = globalThis as { __reactRouterManifest?: unknown };
const page = (module: string, more = {}) => ({ module, hasLoader: true, ...more });
beforeEach(() => {
  world.__reactRouterManifest = {
    routes: {
      root: page('/root.js'),
      language: page('/language.js'),
      news: page('/news.js', { imports: ['/shared.js'], css: ['/news.css'] }),
      order: page('/order.js', { hasClientLoader: true }),
    },
  };
});
afterEach(() => delete world.__reactRouterManifest);

const keep = () => false;
const router: KnownPages = {
  routes: [
    {
      id: 'root',
      path: '/',
      shouldRevalidate: keep,
      children: [
        {
          id: 'language',
          path: 'uz',
          shouldRevalidate: keep,
          children: [
            { id: 'news', path: 'news/*' },
            { id: 'order', path: 'order' },
          ],
        },
      ],
    },
  ],
  state: {
    matches: [
      { route: { id: 'root' }, pathname: '/', params: {} },
      { route: { id: 'language' }, pathname: '/uz', params: {} },
      { route: { id: 'news' }, pathname: '/uz/news/a', params: { '*': 'a' } },
    ],
  },
};

test('the files of a page are its scripts, its styles and the data that the router will request, at the same address', () => {
  expect(filesOf(router, '/uz/news/b?x=1')).toEqual([
    '/language.js',
    '/news.js',
    '/shared.js',
    '/news.css',
    '/uz/news/b.data?x=1&_routes=news',
  ]);
});

test('a page whose loader runs in the browser has no data to preload', () => {
  expect(filesOf(router, '/uz/order').filter((file) => file.includes('.data'))).toEqual([]);
});

test('an unknown page has no files', () => {
  expect(filesOf(router, '/nowhere/at/all')).toEqual([]);
});
