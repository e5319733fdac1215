import { render, screen, waitFor } from '@testing-library/react';
import type { WidgetSettings } from '../loader/widget-settings';
import { WidgetFrame } from './widget-frame';

/** How the storefront responds to pages of other origins: apps/storefront/app/proxy/forward.spec.ts. */
const refused = () =>
  Promise.resolve(
    Response.json(
      { code: 'cross-site-refused', status: 403, title: 'Add it', traceId: 'req-1' },
      { status: 403, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
const noConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const news = () => Promise.resolve(Response.json({ news: [], years: [] }));

/** Shows elements on a page of http://localhost; returns the events that the page gets. */
function show(origin: string, response: () => Promise<Response>, count = 1) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(response);
  const notified: string[] = [];
  const settings = { lang: 'ru', origin, target: '_blank', attributes: {} } as WidgetSettings;
  for (let index = 0; index < count; index++) {
    const element = document.createElement('div');
    element.addEventListener('karvon-error', (event) =>
      notified.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    render(
      <WidgetFrame settings={settings} element={element} page={(lang) => `/${lang}/myorder`}>
        <p>widget</p>
      </WidgetFrame>,
    );
  }
  return notified;
}
afterEach(() => jest.restoreAllMocks());

test('a page of an unknown origin gets an event with the missing setting, its visitor a link to the form', async () => {
  const notified = show('https://a.example', refused);
  await waitFor(() =>
    expect(notified).toEqual(['Add http://localhost to WIDGET_ORIGINS of https://a.example']),
  );
  expect(screen.queryByText('widget')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('На этом сайте раздел пока не подключён');
  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', 'https://a.example/ru/myorder');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the elements of one page make one request, and each notifies the page', async () => {
  const notified = show('https://b.example', refused, 3);
  await waitFor(() => expect(notified).toHaveLength(3));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['https://c.example', 'without a connection', noConnection],
  ['https://d.example', 'of an allowed origin', news],
])('%s: a page %s keeps its widget', async (origin, _, response) => {
  const notified = show(origin, response);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  await new Promise(process.nextTick);
  expect(screen.getByText('widget')).toBeVisible();
  expect(notified).toEqual([]);
});

test('a page of the storefront itself makes no request', () => {
  show(location.origin, refused);
  expect(fetch).not.toHaveBeenCalled();
});
