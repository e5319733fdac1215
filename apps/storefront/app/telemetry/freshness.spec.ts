/** @jest-environment jest-fixed-jsdom */
import { loadRouteModule, type PageRouter } from '@karvon/page-delivery';
import { watchFreshness } from './freshness';

type State = PageRouter['state'];
const place = (pathname: string, search = '') => ({ pathname, search, hash: '' });
const answer = (status: number) => new Response(null, { status });
const files = jest.spyOn(globalThis, 'fetch');
const modules: Record<string, unknown> = {};
let pages = 0;
let running: () => void;

/** A router that loads pages with our importer, as React Router does: it imports and awaits the module of each page. */
function start() {
  const listeners = new Set<(state: State) => void>();
  const router: PageRouter = {
    routes: [],
    state: { location: place('/uz'), navigation: {}, matches: [] },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: jest.fn(() => move({})),
  };
  function move(navigation: State['navigation']) {
    router.state = { ...router.state, navigation };
    listeners.forEach((listener) => listener(router.state));
  }
  const asked = new Map<string, string>();
  function go(location = place('/uz/news')) {
    move({ location });
    if (asked.has(location.pathname)) return;
    const id = `page-${(pages += 1)}`;
    asked.set(location.pathname, id);
    void loadRouteModule({ id, module: `/${id}.js` }, modules, async () => ({ id }));
  }
  const isOpen = (path = '/uz/news') => (asked.get(path) ?? '') in modules;
  const seen = { load: jest.fn(), onStale: jest.fn(), onLost: jest.fn() };
  running = watchFreshness({ router, build: 'a', everyMs: 60_000, ...seen });
  return { router, go, isOpen, ...seen };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const type = () =>
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  sessionStorage.clear();
  window.history.replaceState(null, '', '/uz');
  document.body.innerHTML = '<form><input></form>';
  files.mockReset();
});
afterEach(() => {
  running();
  jest.useRealTimers();
});

test('a page whose file is gone is loaded as a new document, once in ten seconds', async () => {
  files.mockImplementation(async () => answer(404));
  const { go, load, onStale, router } = start();
  go(place('/uz/news', '?page=2'));
  await settle();
  expect(load.mock.calls).toEqual([['/uz/news?page=2']]);
  go();
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(onStale).toHaveBeenCalledTimes(1);
  expect(router.navigate).toHaveBeenLastCalledWith('/uz', expect.anything());
  jest.setSystemTime(Date.now() + 10_000);
  go();
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
});

test('over a half-filled form no document is loaded, and each try shows a notice', async () => {
  files.mockImplementation(async () => answer(404));
  const { go, load, onStale, router } = start();
  type();
  for (const tries of [1, 2]) {
    go();
    await settle();
    expect(onStale).toHaveBeenCalledTimes(tries);
    expect(router.navigate).toHaveBeenLastCalledWith('/uz', expect.anything());
  }
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['offline', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['away', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['away', true, async () => answer(502)],
] as const)(
  'without a response the page stays (%s), nothing reloads, and the next tap opens the other page',
  async (why, onLine, fails) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    files.mockImplementation(fails);
    const { go, load, isOpen, onLost, onStale, router } = start();
    type();
    go();
    await settle();
    expect(onLost.mock.calls).toEqual([[why]]);
    expect(router.navigate).toHaveBeenLastCalledWith('/uz', expect.anything());
    network.mockReturnValue(true);
    files.mockImplementation(async () => answer(200));
    go();
    await settle();
    expect(isOpen()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    expect(onStale).not.toHaveBeenCalled();
    network.mockRestore();
  },
);
