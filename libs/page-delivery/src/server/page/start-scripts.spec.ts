import { runInNewContext } from 'node:vm';
import type { EntryContext } from 'react-router';
import { afterFirstFrame } from '../../start/after-first-frame.inline';
import { startScripts } from './start-scripts.server';

/** A browser whose paints and timers the test triggers. */
function openPage(hidden = false, images: object[] = []) {
  const painted: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const document = { hidden, images };
  const start = jest.fn();
  runInNewContext(`(${afterFirstFrame})(start)`, {
    document,
    start,
    PerformanceObserver: class {
      disconnect = jest.fn();
      constructor(private readonly tell: (entries: object, self: object) => void) {}
      observe({ type }: { type: string }) {
        expect(type).toBe('paint');
        painted.push(() => this.tell({}, this));
      }
    },
    setTimeout: (run: () => void) => timers.push(run),
    addEventListener: (_: string, run: () => void) => listeners.add(run),
    removeEventListener: (_: string, run: () => void) => listeners.delete(run),
  });
  const all = (runs: (() => void)[]) => runs.splice(0).forEach((run) => run());
  return {
    start,
    paint: () => all(painted),
    wait: () => all(timers),
    hide() {
      document.hidden = true;
      [...listeners].forEach((run) => run());
    },
  };
}

/** Resolved promises have run by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page requests its files after the first paint, once', async () => {
  const { start, paint, wait, hide } = openPage();
  await settled();
  expect(start).not.toHaveBeenCalled();
  paint();
  await settled();
  expect(start).toHaveBeenCalledTimes(1);
  wait();
  hide();
  expect(start).toHaveBeenCalledTimes(1);
});

test('pictures of the page come first, except those below the first screen', async () => {
  let come = () => undefined as void;
  const picture = { loading: 'eager', decode: () => new Promise<void>((done) => (come = done)) };
  const below = { loading: 'lazy', decode: () => new Promise<void>(() => undefined) };
  const broken = { loading: 'eager', decode: () => Promise.reject(new Error('gone')) };
  const { start, paint } = openPage(false, [picture, below, broken]);
  paint();
  await settled();
  expect(start).not.toHaveBeenCalled();
  come();
  await settled();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a hidden page does not wait for a paint', () => {
  expect(openPage(true).start).toHaveBeenCalledTimes(1);
  const left = openPage();
  left.hide();
  expect(left.start).toHaveBeenCalledTimes(1);
});

test('a page hydrates also in a browser that does not report paints', () => {
  const timers: (() => void)[] = [];
  const start = jest.fn();
  const browser = {
    document: { hidden: false },
    start,
    addEventListener() {},
    removeEventListener() {},
  };
  const page = { ...browser, setTimeout: (run: () => void) => timers.push(run) };
  expect(() => runInNewContext(`(${afterFirstFrame})(start)`, page)).toThrow('PerformanceObserver');
  timers[0]!();
  expect(start).toHaveBeenCalledTimes(1);
});

test('a page that is never painted hydrates all the same', () => {
  const { start, wait } = openPage();
  wait();
  expect(start).toHaveBeenCalledTimes(1);
});

test('every file of a page and its layouts is requested once, the entry last', () => {
  const router = {
    serverHandoffString: '{"a":"\\u003c"}',
    renderMeta: {},
    manifest: {
      url: '/m.js',
      entry: { module: '/entry.js', imports: ['/framework.js'] },
      routes: {
        root: { module: '/root.js', imports: ['/framework.js', '/shell.js'] },
        'routes/home': {
          module: '/home.js',
          clientLoaderModule: '/load.js',
          imports: ['/shell.js'],
        },
        'routes/other': { module: '/other.js' },
      },
    },
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'routes/home' } }],
    },
  } as unknown as EntryContext;
  const fonts = ['/cyrillic.woff2', '/latin.woff2'];
  const { context, start } = startScripts(router, { data: undefined, fonts });
  expect(router.renderMeta).toEqual({ didRenderScripts: true });
  expect(context).toContain('window.__reactRouterContext={"a":"\\u003c"};');
  const page = {
    fonts,
    files: ['/m.js', '/framework.js', '/shell.js', '/root.js', '/load.js', '/home.js'],
    routes: { root: ['/root.js'], 'routes/home': ['/load.js', '/home.js'] },
    entry: '/entry.js',
  };
  expect(start).toContain(JSON.stringify(page));

  const whole = startScripts(router, { data: '["</script>"]', fonts }).context;
  expect(whole).toBe(
    `${context};window.__reactRouterContext.streamController.enqueue("[\\"\\u003c/script\\u003e\\"]");window.__reactRouterContext.streamController.close()`,
  );
});
