/** @jest-environment jest-fixed-jsdom */
import { Suspense } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const lost = new TypeError('Failed to fetch dynamically imported module');
const Panel = () => <p>panel</p>;

/** Renders a part whose code fails to load until `bring` has been called. */
async function renderLost() {
  const load = jest.fn(async () => Panel).mockRejectedValue(lost);
  const Part = lazyPart(load);
  const part = (
    <Suspense fallback="waits">
      <Part />
    </Suspense>
  );
  await act(async () => void render(part));
  return { load, bring: () => load.mockResolvedValue(Panel) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a part that failed to load is loaded again', async () => {
  const { bring } = await renderLost();
  expect(screen.getByText('waits')).toBeVisible();
  bring();
  await act(async () => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('panel')).toBeVisible();
});

test('offline, loading waits for a network', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, bring } = await renderLost();
  await act(async () => jest.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(1);
  bring();
  network.mockReturnValue(true);
  await act(async () => void fireEvent(window, new Event('online')));
  expect(screen.getByText('panel')).toBeVisible();
});
