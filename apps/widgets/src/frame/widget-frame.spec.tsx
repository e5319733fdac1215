import { render, screen, waitFor } from '@testing-library/react';
import type { WidgetSettings } from '../loader/widget-settings';
import { WidgetFrame } from './widget-frame';

const origin = 'https://karvon.example';
const settings = { lang: 'ru', origin, target: '_top', attributes: {} } as WidgetSettings;

/** Shows a widget on a page of http://localhost; returns the events the page receives. */
function show(answers: (mode: RequestMode | undefined) => Promise<Response>) {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => answers(init?.mode));
  const element = document.createElement('div');
  const told = jest.fn<void, [string]>();
  element.addEventListener('karvon-error', (event) =>
    told((event as CustomEvent<{ message: string }>).detail.message),
  );
  render(
    <WidgetFrame settings={settings} element={element}>
      <p>widget</p>
    </WidgetFrame>,
  );
  return told;
}
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
afterEach(() => jest.restoreAllMocks());

test('a page of an unknown origin is told which setting has to name it', async () => {
  const told = show((mode) => (mode === 'no-cors' ? Promise.resolve(new Response()) : blocked()));
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(`Add http://localhost to WIDGET_ORIGINS of ${origin}`),
  );
  expect(screen.queryByText('widget')).toBeNull();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test.each([
  ['a known origin', () => Promise.resolve(new Response())],
  ['a page without a connection', blocked],
])('%s keeps its widget', async (_, answers) => {
  const told = show(answers);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise(process.nextTick);
  expect(screen.getByText('widget')).toBeVisible();
  expect(told).not.toHaveBeenCalled();
});
