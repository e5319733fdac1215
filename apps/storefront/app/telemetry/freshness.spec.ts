/** @jest-environment jest-fixed-jsdom */
import { watchFreshness, type RouterLike } from './freshness';

type State = RouterLike['state'];
const place = (pathname: string, search = '') => ({ pathname, search, hash: '' });

/** A router that only tells where it is going, and a browser that asks whether it may reload. */
function start() {
  const listeners = new Set<(state: State) => void>();
  const router: RouterLike = {
    state: { location: place('/uz'), navigation: {} },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate: jest.fn(() => go({})),
  };
  function go(navigation: State['navigation']) {
    router.state = { ...router.state, navigation };
    listeners.forEach((listener) => listener(router.state));
  }
  const navigation = new EventTarget();
  Object.assign(window, { navigation });
  const fileMissing = () => {
    const event = new Event('navigate', { cancelable: true });
    navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'reload', userInitiated: false }),
    );
  };
  const load = jest.fn();
  const onStale = jest.fn();
  const onOffline = jest.fn();
  const stop = watchFreshness({ router, build: 'a', everyMs: 60_000, onStale, onOffline, load });
  return { router, go, fileMissing, load, onStale, onOffline, stop };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  sessionStorage.clear();
  window.history.replaceState(null, '', '/uz');
  document.body.innerHTML = '<form><input></form>';
});
afterEach(() => jest.useRealTimers());

const type = () =>
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));

test('with a half-filled form a missing page is given up each time it is wanted', () => {
  const { go, fileMissing, load, onStale, router, stop } = start();
  type();
  go({ location: place('/uz/news') });
  fileMissing();
  expect(onStale).toHaveBeenCalledTimes(1);
  go({ location: place('/uz/news') });
  expect(onStale).toHaveBeenCalledTimes(2);
  expect(router.navigate).toHaveBeenLastCalledWith('/uz', expect.anything());
  go({ location: place('/uz/myorder') });
  expect(onStale).toHaveBeenCalledTimes(2);
  expect(load).not.toHaveBeenCalled();
  stop();
});

test('once a file was missing, further pages are loaded whole, once each in ten seconds', () => {
  const { go, fileMissing, load, stop } = start();
  sessionStorage.setItem('karvon-reloaded:/uz/news', String(Date.now()));
  const news = place('/uz/news', '?page=2');
  go({ location: news });
  fileMissing();
  expect(load).not.toHaveBeenCalled();
  jest.setSystemTime(Date.now() + 10_000);
  const again = { ...news };
  go({ location: again });
  // The same navigation tells of itself more than once.
  go({ location: again });
  expect(load.mock.calls).toEqual([['/uz/news?page=2']]);
  stop();
});

test('while no file is missing the router goes alone; other forms of the same page stay within it', () => {
  const { go, fileMissing, load, stop } = start();
  go({ location: place('/uz/news') });
  expect(load).not.toHaveBeenCalled();
  type();
  fileMissing();
  document.dispatchEvent(new Event('submit'));
  go({ location: place('/uz', '?tab=order') });
  expect(load).not.toHaveBeenCalled();
  stop();
});

test('without a network the page stays, and a page that did not come is loaded when it is back', () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { go, fileMissing, load, onOffline, onStale, router, stop } = start();
  go({ location: place('/uz/news') });
  fileMissing();
  expect(onOffline).toHaveBeenCalledTimes(1);
  go({ location: place('/uz/news') });
  expect(onOffline).toHaveBeenCalledTimes(2);
  expect(router.navigate).toHaveBeenLastCalledWith('/uz', expect.anything());
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  go({ location: place('/uz/news', '?page=2'), formMethod: 'GET' });
  expect(load).toHaveBeenCalledWith('/uz/news?page=2');
  expect(onStale).not.toHaveBeenCalled();
  network.mockRestore();
  stop();
});
