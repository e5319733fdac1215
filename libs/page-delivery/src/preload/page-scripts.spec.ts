import { learnPageScripts } from './page-scripts';

const world = globalThis as { __reactRouterManifest?: unknown };
afterEach(() => delete world.__reactRouterManifest);

test('the router gets the scripts that a page needs; unknown pages are left out', async () => {
  const routes = { home: { module: '/h.js', imports: undefined }, news: { module: '/n.js' } };
  world.__reactRouterManifest = { version: 'b1', routes };
  const requested: string[] = [];
  await learnPageScripts(async (version) => {
    requested.push(version);
    return { scripts: { home: ['/a.js'], gone: ['/b.js'] } };
  });
  expect(requested).toEqual(['b1']);
  expect(routes).toEqual({
    home: { module: '/h.js', imports: ['/a.js'] },
    news: { module: '/n.js' },
  });
});

test('a document without a list requests nothing', async () => {
  const load = jest.fn();
  await learnPageScripts(load);
  expect(load).not.toHaveBeenCalled();
});
