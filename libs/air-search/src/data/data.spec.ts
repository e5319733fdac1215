import { createTransport } from '@karvon/api-client';
import { listAirOffers, type AirOffersPage } from '@karvon/contract';
import {
  answer,
  buildDictionary,
  buildOffer,
  createTestQueryClient,
  setupApi,
} from '@karvon/testing';
import { offersQuery } from './offers.query';

const api = setupApi();
const transport = createTransport({ baseUrl: 'http://localhost/api' });
const page = (changes: Partial<AirOffersPage>): AirOffersPage => ({
  status: 'searching',
  progress: 0,
  cursor: '0',
  offers: [],
  dictionary: buildDictionary(),
  expiresAt: '2026-12-01T10:30:00.000Z',
  ...changes,
});

test('offers gather batch by batch, each shown as it comes', async () => {
  const pages = [
    page({ progress: 0.5, cursor: '1', offers: [buildOffer({ id: 'a' })] }),
    page({ progress: 0.7, cursor: '2' }),
    page({ progress: 1, cursor: '3', status: 'complete', offers: [buildOffer({ id: 'b' })] }),
  ];
  const cursors: (string | undefined)[] = [];
  api.use(
    answer(listAirOffers, ({ query }) => {
      cursors.push(query.cursor);
      return pages[cursors.length - 1]!;
    }),
  );
  const client = createTestQueryClient();
  const options = offersQuery(transport, { id: 's1', lang: 'ru' });
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
