import { getPlace } from '@karvon/contract';
import { forgetPrivate } from '@karvon/session';
import { respond, buildCity, buildPlace, refuse, renderPage, setupApi } from '@karvon/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { recentSearches } from '../../model/search/recent-searches';
import { parseCriteria } from '../../model/search/search-criteria';
import { RecentSearches } from './recent-searches';

const today = '2026-11-21';
const api = setupApi(
  respond(getPlace, ({ params }) =>
    params.code === 'MOW' ? buildCity() : buildPlace({ code: params.code }),
  ),
);
const remember = (query: string) =>
  recentSearches.remember(parseCriteria(new URLSearchParams(query))!, today);
const routes = () => recentSearches.read(today).map(({ from, to, out }) => `${from} ${to} ${out}`);
beforeEach(() => localStorage.clear());

test('keeps the latest search of each route, six at most, none in the past, none after signing out', () => {
  for (const day of ['05', '06', '07', '08', '09', '10'])
    remember(`from=TAS&to=M${String.fromCharCode(60 + Number(day))}W&out=2026-12-${day}`);
  remember('from=TAS&to=MOW&out=2026-12-14');
  remember('from=TAS&to=IST&out=2026-12-15');
  remember('from=TAS&to=MOW&out=2026-12-16');
  expect(routes().slice(0, 2)).toEqual(['TAS MOW 2026-12-16', 'TAS IST 2026-12-15']);
  expect(routes()).toHaveLength(6);
  expect(recentSearches.read('2026-12-16').map(({ to }) => to)).toEqual(['MOW']);
  forgetPrivate();
  expect(recentSearches.exists(today)).toBe(false);
});

test('each is a link and can be removed, and so can all at once', async () => {
  remember('from=TAS&to=MOW&out=2026-12-14');
  remember('from=MOW&to=TAS&out=2026-12-15&then=TAS-MOW-2026-12-20');
  const onGone = jest.fn();
  const { user, container } = renderPage(<RecentSearches {...{ today, onGone }} />);
  expect(await screen.findByRole('link', { name: /Москва — Ташкент — Москва/ })).toHaveAttribute(
    'href',
    '/ru/air-tickets?from=MOW&to=TAS&out=2026-12-15&then=TAS-MOW-2026-12-20',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(
    screen.getByRole('button', { name: 'Удалить поиск: Москва — Ташкент — Москва' }),
  );
  expect(routes()).toEqual(['TAS MOW 2026-12-14']);
  expect(screen.getByRole('button', { name: 'Удалить поиск: Ташкент — Москва' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(recentSearches.exists(today)).toBe(false);
  expect(onGone).toHaveBeenCalled();
});

test('an unknown place is not shown by its code', async () => {
  remember('from=TAS&to=MOW&out=2026-12-14');
  remember('from=XXX&to=MOW&out=2026-12-15');
  api.use(
    refuse(
      { ...getPlace, path: '/v1/places/XXX' },
      { code: 'validation-failed', status: 400, issues: [] },
    ),
  );
  renderPage(<RecentSearches today={today} onGone={() => undefined} />);
  expect(await screen.findByRole('link', { name: /Ташкент — Москва/ })).toBeVisible();
  expect(screen.queryByText(/XXX/)).toBeNull();
});
