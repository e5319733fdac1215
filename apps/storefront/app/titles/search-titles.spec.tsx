/** @jest-environment jest-fixed-jsdom */
import type { ReactNode } from 'react';
import { AirResultsPage, loadAirResults, parseCriteria } from '@karvon/air-search';
import { createAirSearch, getPlace, listAirOffers, searchHotels } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { HotelsPage, loadHotels, parseCriteria as parseStays } from '@karvon/hotel-search';
import {
  buildHotelSearchResponse,
  buildPlace,
  createTestQueryClient,
  refuse,
  respond,
  setupApi,
  waiting,
} from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { useSearchParams } from 'react-router';
import { AirSearchHead } from '../document/head/air-search-head';
import { HotelSearchHead } from '../document/head/hotel-search-head';
import { showLayout, sitePage } from '../layout/shell/show-layout.fixture';

const cities: Record<string, string> = { TAS: 'Ташкент', MOW: 'Москва' };
const city = (code: string) =>
  buildPlace({ code, cityCode: code, city: cities[code]!, airport: null });
const api = setupApi(
  respond(getPlace, ({ params }) => city(params.code)),
  respond(createAirSearch, { id: 'search-1', expiresAt: '2026-11-21T08:00:00.000Z' }),
  waiting(listAirOffers),
  respond(searchHotels, buildHotelSearchResponse({ hotels: [] })),
);
beforeAll(() => Promise.all([loadAirResults(), loadHotels()]));

function Flights() {
  const criteria = parseCriteria(useSearchParams()[0])!;
  return (
    <AirResultsPage
      criteria={criteria}
      edition={readEdition('uz')}
      today="2026-11-21"
      Head={AirSearchHead}
    />
  );
}
function Stays() {
  const criteria = parseStays(useSearchParams()[0])!;
  return (
    <HotelsPage
      criteria={criteria}
      edition={readEdition('uz')}
      today="2026-11-21"
      Head={HotelSearchHead}
    />
  );
}
const show = (page: ReactNode, path: string, locale: 'ru' | 'uz' = 'ru') =>
  showLayout({ path, locale }, page);

test.each([
  ['ru', 'Ташкент\u00a0— Москва, 14–\u206020\u00a0декабря: авиабилеты — Karvon'],
  ['uz', 'Ташкент\u00a0— Москва, 14–\u206020-\u2060dekabr: aviachiptalar — Karvon'],
] as const)('the title of a flight search has its places and days (%s)', async (locale, title) => {
  await show(
    <Flights />,
    `/${locale}/air-tickets?from=TAS&to=MOW&out=2026-12-14&back=2026-12-20`,
    locale,
  );
  await waitFor(() => expect(document.title).toBe(title));
  expect(title).toContain(screen.getByRole('heading', { level: 1 }).textContent);
});

test('days in the past appear in the title as in the address', async () => {
  await show(<Flights />, '/ru/air-tickets?from=TAS&to=MOW&out=2026-11-16');
  await waitFor(() => expect(document.title).toMatch(/Москва, 23\sноября: авиабилеты/));
});

test('the title of a hotel search has its city and days', async () => {
  await show(<Stays />, '/ru/hotel?city=SKD&in=2026-12-14&out=2026-12-17&adults=2');
  await waitFor(() =>
    expect(document.title).toMatch(/^Отели в Самарканде, 14–\u206017\sдекабря — Karvon$/),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Отели в Самарканде' }),
  ).toBeVisible();
});

test('an unknown city is reported beside the open form, which keeps the days', async () => {
  const issue = { path: 'City', rule: 'unknown-place', message: '' };
  api.use(refuse(searchHotels, { code: 'validation-failed', status: 400, issues: [issue] }));
  await show(<Stays />, '/ru/hotel?city=NOWHERE&in=2026-12-14&out=2026-12-17&adults=2');
  expect(await screen.findByText(/Выберите другой город/)).toBeVisible();
  expect(await screen.findByRole('combobox', { name: /Город/ })).toHaveValue('');
  expect(screen.getByRole('button', { name: /14\sдек/ })).toBeVisible();
  expect(document.title).toBe('Отели, 14–\u206017\u00a0декабря — Karvon');
});

test('the server writes the title into its HTML', () => {
  const page = (
    <QueryClientProvider client={createTestQueryClient()}>
      <Flights />
    </QueryClientProvider>
  );
  const html = renderToString(
    sitePage({ path: '/ru/air-tickets?from=TAS&to=MOW&out=2026-12-14' }, page),
  );
  expect(html).toContain('<title>TAS\u00a0— MOW, 14\u00a0декабря: авиабилеты — Karvon</title>');
});
