import { createAirSearch, listAirOffers } from '@karvon/contract';
import { respond, buildDictionary, buildOffer, renderPage, setupApi } from '@karvon/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { SearchCriteria } from '../../model/search/search-criteria';
import { NearbyOffers } from './nearby-offers';

const expiresAt = '2026-12-01T10:20:00.000Z';
const searched = jest.fn();
const api = setupApi(
  respond(createAirSearch, () => {
    searched();
    return { id: `search-${searched.mock.calls.length}`, expiresAt };
  }),
  respond(listAirOffers, ({ params }) => ({
    status: 'complete' as const,
    progress: 1,
    sellers: { answered: 3, requested: 3 },
    replaced: [],
    cursor: '1',
    offers: [buildOffer({ id: 'gone' }), buildOffer({ id: `of-${params.id}` })],
    dictionary: buildDictionary(),
    expiresAt,
  })),
);
beforeEach(() => searched.mockClear());
const criteria: SearchCriteria = {
  from: 'TAS',
  to: 'MOW',
  out: '2026-12-14',
  back: null,
  onward: [],
  travellers: { adult: 1, child: 0, baby: 0 },
  ticketClass: 'Economy',
};
const near = { criteria, departingAt: '2026-12-14T08:00:00+05:00', exceptId: 'gone' };

test('alternatives come from the cached results', async () => {
  const { container } = renderPage(<NearbyOffers {...near} anew={false} />);
  const [only, ...others] = await screen.findAllByRole('link');
  expect(others).toEqual([]);
  expect(only).toHaveAttribute('href', expect.stringContaining('/offer/of-search-1?'));
  expect(screen.getByRole('heading', { name: 'Ближайшие рейсы в тот же день' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('results as old as the lost offer are requested anew', async () => {
  const first = renderPage(<NearbyOffers {...near} anew={false} />);
  await screen.findByRole('link');
  first.unmount();
  renderPage(<NearbyOffers {...near} anew />, { queryClient: first.queryClient });
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/offer/of-search-2?'),
  );
  expect(searched).toHaveBeenCalledTimes(2);
});

test('without alternatives there is no heading', async () => {
  api.use(
    respond(listAirOffers, {
      status: 'complete',
      progress: 1,
      sellers: { answered: 3, requested: 3 },
      replaced: [],
      cursor: '1',
      offers: [],
      dictionary: buildDictionary(),
      expiresAt,
    }),
  );
  renderPage(<NearbyOffers {...near} anew={false} />);
  expect(screen.getByRole('region')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
