import { listNews, useTransport } from '@karvon/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { WidgetSettings } from '../loader/widget-settings';
import { WidgetFrame } from './widget-frame';

const origin = 'https://karvon.example';
const settings = { lang: 'ru', origin, target: '_top', attributes: {} } as WidgetSettings;

/** Asks the API when it is shown. */
function Reader() {
  const transport = useTransport();
  useQuery({ queryKey: ['news'], queryFn: () => listNews(transport, { lang: 'ru' }) });
  return <p>widget</p>;
}

/** Asks the API when its button is pressed. */
function Writer() {
  const transport = useTransport();
  const send = useMutation({ mutationFn: () => listNews(transport, { lang: 'ru' }) });
  return <button onClick={() => send.mutate()}>widget</button>;
}

/** Shows a widget on a page of http://localhost; returns the events the page receives. */
function show(View: () => React.ReactNode, responses: (mode?: RequestMode) => Promise<Response>) {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => responses(init?.mode));
  const element = document.createElement('div');
  const notified = jest.fn<void, [string]>();
  element.addEventListener('karvon-error', (event) =>
    notified((event as CustomEvent<{ message: string }>).detail.message),
  );
  render(
    <WidgetFrame settings={settings} element={element}>
      <View />
    </WidgetFrame>,
  );
  return notified;
}
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));
const blockedByOrigin = (mode?: RequestMode) =>
  mode === 'no-cors' ? Promise.resolve(new Response()) : blocked();
afterEach(() => jest.restoreAllMocks());

test('a call that fails on a page of an unknown origin names the setting that is missing', async () => {
  const notified = show(Reader, blockedByOrigin);
  await waitFor(() =>
    expect(notified).toHaveBeenCalledWith(`Add http://localhost to WIDGET_ORIGINS of ${origin}`),
  );
  expect(screen.queryByText('widget')).toBeNull();
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an element without calls asks the storefront nothing; its first failed call does', async () => {
  const notified = show(Writer, blockedByOrigin);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notified).toHaveBeenCalled());
});

test('a failed call on a page without a connection keeps its widget', async () => {
  const notified = show(Reader, blocked);
  // The call, then both questions about the origin.
  await waitFor(() =>
    expect(fetch).toHaveBeenLastCalledWith(expect.anything(), { mode: 'no-cors' }),
  );
  await new Promise(process.nextTick);
  expect(screen.getByText('widget')).toBeVisible();
  expect(notified).not.toHaveBeenCalled();
});
