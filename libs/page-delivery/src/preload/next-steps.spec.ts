/** @jest-environment jest-fixed-jsdom */
import { bringNextSteps } from './next-steps';
import type { PageRouter } from './router-of-page';

const world = globalThis as { __reactRouterManifest?: unknown };
const page = (name: string) => ({ module: `data:text/javascript,//${name}`, hasLoader: true });

type State = PageRouter['state'];
const at = (id: string, opening = false) =>
  ({
    matches: [{ route: { id: 'root' } }, { route: { id } }],
    navigation: { location: opening ? {} : undefined },
  }) as unknown as State;

let listen: (state: State) => void;
let asked: string[];
beforeEach(() => {
  jest.useFakeTimers();
  world.__reactRouterManifest = {
    routes: {
      fares: { ...page('fares'), css: ['/fares.css'] },
      passengers: { ...page('passengers'), imports: ['/form.js'] },
    },
  };
  asked = [];
  globalThis.fetch = jest.fn((address: string) => {
    asked.push(address.replace(/^.*\/\//, ''));
    return Promise.reject(new TypeError('offline'));
  }) as never;
});
afterEach(() => {
  jest.useRealTimers();
  delete world.__reactRouterManifest;
});

const router = (state: State) =>
  ({
    state,
    subscribe(listener: (next: State) => void) {
      listen = listener;
      return () => (listen = () => undefined);
    },
  }) as unknown as PageRouter;

test('the files of the next step are brought once the open page is idle; a failure is nobody’s', () => {
  bringNextSteps(router(at('results')), { results: 'fares', fares: 'passengers' });
  expect(asked).toEqual([]);
  jest.runAllTimers();
  expect(asked).toEqual(['fares', '/fares.css']);
  listen(at('results'));
  listen(at('fares', true));
  jest.runAllTimers();
  expect(asked).toHaveLength(2);
  listen(at('fares'));
  jest.runAllTimers();
  expect(asked.slice(2)).toEqual(['passengers', '/form.js']);
});

test('a page without a next step brings nothing', () => {
  bringNextSteps(router(at('news')), { results: 'fares' });
  jest.runAllTimers();
  expect(asked).toEqual([]);
});
