import { createReloadGuard } from './reload-guard';
import { watchBuild } from './watch-build';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T07:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  show('visible');
});

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('watching for a newer build', () => {
  const everyMs = 60_000;

  test('checks about a second after the page has loaded, then at intervals, and reports once', async () => {
    const fetchLatest = jest.fn().mockResolvedValue('a');
    const onNew = jest.fn();
    watchBuild({ build: 'a', fetchLatest, everyMs, onNew });
    await jest.advanceTimersByTimeAsync(900);
    expect(fetchLatest).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(fetchLatest).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(everyMs * 1.2);
    expect(fetchLatest).toHaveBeenCalledTimes(2);
    fetchLatest.mockResolvedValue('b');
    await jest.advanceTimersByTimeAsync(everyMs * 10);
    expect(fetchLatest).toHaveBeenCalledTimes(3);
    expect(onNew).toHaveBeenCalledTimes(1);
  });

  test('an unreachable server is not a new build', async () => {
    const onNew = jest.fn();
    const stop = watchBuild({
      build: 'a',
      fetchLatest: () => Promise.reject(new Error()),
      everyMs,
      onNew,
    });
    await jest.advanceTimersByTimeAsync(everyMs * 3);
    expect(onNew).not.toHaveBeenCalled();
    stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a hidden tab does not check until it is visible again', async () => {
    const fetchLatest = jest.fn().mockResolvedValue('a');
    watchBuild({ build: 'a', fetchLatest, everyMs, onNew: jest.fn() });
    show('hidden');
    await jest.advanceTimersByTimeAsync(everyMs * 10);
    expect(fetchLatest).not.toHaveBeenCalled();
    show('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(fetchLatest).toHaveBeenCalledTimes(1);
  });
});

describe('the reload guard', () => {
  test('allows one reload of a path in ten seconds', () => {
    const guard = createReloadGuard(() => true);
    expect([guard.take('/ru'), guard.take('/ru'), guard.take('/ru/myorder')]).toEqual([
      true,
      false,
      true,
    ]);
    jest.advanceTimersByTime(10_000);
    expect(guard.take('/ru')).toBe(true);
  });

  test('never reloads a half-filled form, and does not count a refusal', () => {
    let may = false;
    const guard = createReloadGuard(() => may);
    expect(guard.take('/ru')).toBe(false);
    may = true;
    expect(guard.take('/ru')).toBe(true);
  });

  test('allows no reload when storage is not available', () => {
    const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(createReloadGuard(() => true).take('/ru')).toBe(false);
    refused.mockRestore();
  });
});
