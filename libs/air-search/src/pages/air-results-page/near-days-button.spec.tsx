import { getPriceCalendar, listAirOffers } from '@karvon/contract';
import { readEdition } from '@karvon/edition';
import { respond, buildOffer, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { buildOffersPage, searchBegun } from '../../gallery/air-search-gallery';
import { parseCriteria } from '../../model/search/search-criteria';
import { AirResultsPage, loadAirResults } from './air-results-page';

beforeAll(loadAirResults);

const requested = jest.fn();
setupApi(
  ...searchBegun,
  respond(listAirOffers, buildOffersPage({ offers: [buildOffer()] })),
  respond(getPriceCalendar, () => {
    requested();
    return { days: [], asOf: '2026-11-21T07:00:00.000Z' };
  }),
);

function Shown() {
  const [params] = useSearchParams();
  return (
    <AirResultsPage
      criteria={parseCriteria(params)!}
      edition={readEdition('uz')}
      today="2026-11-21"
    />
  );
}
const open = (query: string) => renderPage(<Shown />, { path: `/ru/air-tickets?${query}` });

test('a button over the results opens the prices of neighbouring days, which are requested only then', async () => {
  const { user } = open('from=TAS&to=MOW&out=2026-12-14');
  const button = await screen.findByRole('button', { name: 'Другие даты', expanded: false });
  expect(requested).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByRole('grid', { name: /цены по дням вылета/ })).toBeVisible();
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Другие даты', expanded: true }));
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a search of several legs has no neighbouring days, but it can have a price alert', async () => {
  open('from=TAS&to=MOW&out=2026-12-14&then=MOW-IST-2026-12-16');
  expect(await screen.findByRole('combobox', { name: 'Сортировка' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Другие даты' })).toBeNull();
  expect(
    (await screen.findAllByRole('button', { name: 'Следить за ценой' })).length,
  ).toBeGreaterThan(0);
});
