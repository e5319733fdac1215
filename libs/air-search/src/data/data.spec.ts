import { createTransport } from '@karvon/api-client';
import { createAirSearch, listAirOffers, type AirOffersPage } from '@karvon/contract';
import {
  respond,
  buildDictionary,
  buildOffer,
  createTestQueryClient,
  refuse,
  setupApi,
} from '@karvon/testing';
import { http, HttpResponse } from 'msw';
import { parseCriteria } from '../model/search/search-criteria';
import { firstOffersQuery } from './first-offers.query';
import { offersQuery } from './offers.query';

const api = setupApi();
const transport = createTransport({ baseUrl: 'http://localhost/api' });
const criteria = parseCriteria(new URLSearchParams('from=TAS&to=MOW&out=2026-12-14'))!;
const options = offersQuery(transport, { criteria, lang: 'ru' });
const page = (changes: Partial<AirOffersPage>): AirOffersPage => ({
  status: 'searching',
  progress: 0,
  sellers: { answered: 0, requested: 3 },
  replaced: [],
  cursor: '0',
  offers: [],
  dictionary: buildDictionary(),
  expiresAt: '2026-12-01T10:30:00.000Z',
  ...changes,
});
const gone = { code: 'search-not-found', status: 404, title: 'Gone', traceId: 't' };
const search = (id: string) => ({ id, expiresAt: '2026-12-01T10:30:00.000Z' });

test('an offer that another system sells for less leaves the list', async () => {
  const pages = [
    page({ cursor: '1', offers: [buildOffer({ id: 'a' }), buildOffer({ id: 'b' })] }),
    page({ cursor: '2', status: 'complete', offers: [buildOffer({ id: 'c' })], replaced: ['a'] }),
  ];
  let requested = 0;
  api.use(
    respond(createAirSearch, search('s1')),
    respond(listAirOffers, () => pages[requested++]!),
  );
  const found = await createTestQueryClient().fetchQuery(
    offersQuery(transport, { criteria, lang: 'ru' }),
  );
  expect(found.offers.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('offers are added batch by batch, each shown at once', async () => {
  const pages = [
    page({ progress: 0.5, cursor: '1', offers: [buildOffer({ id: 'a' })] }),
    page({ progress: 0.7, cursor: '2' }),
    page({ progress: 1, cursor: '3', status: 'complete', offers: [buildOffer({ id: 'b' })] }),
  ];
  const cursors: (string | undefined)[] = [];
  api.use(
    respond(createAirSearch, search('s1')),
    respond(listAirOffers, ({ query }) => {
      cursors.push(query.cursor);
      return pages[cursors.length - 1]!;
    }),
  );
  const client = createTestQueryClient();
  const seen: string[] = [];
  client.getQueryCache().subscribe(() => {
    const data = client.getQueryData(options.queryKey);
    if (data) seen.push(`${data.offers.map((offer) => offer.id).join('')} ${data.progress}`);
  });

  const found = await client.fetchQuery(options);

  expect(cursors).toEqual([undefined, '1', '2']);
  expect([...new Set(seen)]).toEqual(['a 0.5', 'a 0.7', 'ab 1']);
  expect(found).toMatchObject({ complete: true, progress: 1 });
});

test('a list begins with the prefetched response, and a later list requests anew', async () => {
  const cursors: (string | undefined)[] = [];
  api.use(
    respond(createAirSearch, search('s1')),
    respond(listAirOffers, ({ query }) => {
      cursors.push(query.cursor);
      return page({ status: 'complete', offers: [buildOffer({ id: `a${cursors.length}` })] });
    }),
  );
  const client = createTestQueryClient();
  void client.prefetchQuery(firstOffersQuery(transport, { id: 's1', lang: 'ru' }));
  const idsOf = async () => (await client.fetchQuery(options)).offers.map(({ id }) => id);
  expect(await idsOf()).toEqual(['a1']);
  await client.invalidateQueries(options);
  expect(await idsOf()).toEqual(['a2']);
});

test('a search the server has forgotten is started again, once', async () => {
  const started = jest.fn();
  api.use(
    respond(createAirSearch, () => {
      started();
      return search(`s${started.mock.calls.length}`);
    }),
    http.get('*/v1/air/searches/s1/offers', () => HttpResponse.json(gone, { status: gone.status })),
    respond(listAirOffers, page({ status: 'complete', progress: 1, offers: [buildOffer()] })),
  );
  expect((await createTestQueryClient().fetchQuery(options)).offers).toHaveLength(1);
  expect(started).toHaveBeenCalledTimes(2);
});

test('when the new search is gone as well, the error is reported', async () => {
  const started = jest.fn();
  api.use(
    respond(createAirSearch, () => {
      started();
      return search('s1');
    }),
    refuse(listAirOffers, { code: 'search-not-found', status: 404 }),
  );
  await expect(createTestQueryClient().fetchQuery(options)).rejects.toMatchObject({
    problem: { code: 'search-not-found' },
  });
  expect(started).toHaveBeenCalledTimes(2);
});
