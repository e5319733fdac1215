import { getPlaceIndex, listAirDirections, searchPlaces, type Place } from '@karvon/contract';
import { respond, buildCity, buildPlace, renderPage, setupApi, unreachable } from '@karvon/testing';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { recentSearches } from '../../model/search/recent-searches';
import { parseCriteria } from '../../model/search/search-criteria';
import { PlaceField } from './place-field';

const today = '2026-11-21';
const moscow = buildCity();
const glasgow = buildPlace({ code: 'GLA', cityCode: 'GLA', city: 'Глазго', airport: 'Глазго' });
const requested = jest.fn();
const api = setupApi(
  respond(getPlaceIndex, {
    countries: { RU: ['Россия'], UZ: ['Узбекистан'] },
    places: [
      { code: 'FEG', city: 'Фергана', country: 'UZ', rank: 860, near: [['NMA', 67]] },
      { code: 'NMA', city: 'Наманган', country: 'UZ', rank: 850 },
      { code: 'MOW', city: 'Москва', country: 'RU', rank: 996, airports: ['SVO'] },
      {
        code: 'SVO',
        cityCode: 'MOW',
        city: 'Москва',
        airport: 'Шереметьево',
        own: ['Шереметьево'],
        country: 'RU',
        rank: 995,
      },
    ],
  }),
  respond(searchPlaces, ({ query: { query } }) => {
    requested(query);
    const places = query === '' ? [moscow] : query === 'глазго' ? [glasgow] : [];
    return { places, nearby: [] };
  }),
  respond(listAirDirections, {
    origin: buildPlace(),
    asOf: '2026-11-21T07:00:00.000Z',
    directions: [
      {
        destination: moscow,
        out: '2026-12-01',
        price: {
          total: { amount: 150_000_000, currency: 'UZS' },
          observedAt: '2026-11-21T07:00:00.000Z',
          mark: 'cached',
        },
      },
    ],
  }),
);
beforeEach(() => {
  requested.mockClear();
  localStorage.clear();
});

function Field() {
  const [place, setPlace] = useState<Place | null>(null);
  return (
    <PlaceField
      {...{ today, other: 'TAS', field: 'to', label: 'Куда', error: undefined, icon: null }}
      code={place?.code ?? null}
      place={place ?? undefined}
      onChange={setPlace}
    />
  );
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function open() {
  const page = renderPage(<Field />);
  await page.user.click(screen.getByRole('combobox'));
  await screen.findByRole('option', { name: /Москва/ });
  return page;
}

test('an empty field offers recent searches and popular directions from the chosen city, with prices', async () => {
  const search = parseCriteria(new URLSearchParams('from=TAS&to=NMA&out=2026-12-01'))!;
  recentSearches.remember(search, today);
  await open();
  const recent = await screen.findByRole('group', { name: 'Вы искали недавно' });
  expect(within(recent).getByRole('option', { name: /Наманган/ })).toBeVisible();
  const popular = screen.getByRole('group', { name: 'Популярные направления' });
  expect(await within(popular).findByText(/от 1 500 000 сум/)).toBeVisible();
});

test('a well-known place is found before the server has responded, in the wrong keyboard layout too', async () => {
  const { user } = await open();
  api.use(respond(searchPlaces, () => new Promise(() => undefined)));
  await user.keyboard('vjcrdf');
  await screen.findByRole('option', { name: /все аэропорты/ });
  expect(options()).toEqual([
    expect.stringContaining('Москва'),
    expect.stringContaining('Шереметьево'),
  ]);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox')).toHaveValue('Москва');
});

test('places nearby stand below, with their distance', async () => {
  const { user } = await open();
  api.use(unreachable(searchPlaces));
  await user.keyboard('ферг');
  const nearby = await screen.findByRole('group', { name: 'Неподалёку' });
  expect(within(nearby).getByRole('option')).toHaveTextContent(/Наманган.*67 км, NMA/);
});

test('other places come from the server, and no uncertain match is taken instead', async () => {
  const { user } = await open();
  await user.keyboard('глазго');
  act(() => screen.getByRole('combobox').blur());
  expect(await screen.findByDisplayValue('Глазго')).toBeVisible();
  expect(requested).toHaveBeenLastCalledWith('глазго');
});
