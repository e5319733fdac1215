import {
  airSearchRequest,
  priceOffer,
  searchOffers,
  searchPages,
} from '@karvon/air-catalogue/testing';
import { startTestApp } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startTestApp);

test('PVD-RAI: there are no flights', async () => {
  const pages = await searchPages(api, airSearchRequest('PVD', 'RAI'));
  expect(pages.at(-1)).toMatchObject({ status: 'complete', progress: 1 });
  expect(pages.flatMap((page) => page.offers)).toEqual([]);
});

test('STN-LHR: the search ends although a supplier never answers', async () => {
  const impatient = await startTestApp({
    config: { airSearch: { deadlineMs: 20, patienceMs: 20, pollMs: 8_000 } },
  });
  const pages = await searchPages(impatient, airSearchRequest('STN', 'LHR'));
  expect(pages.at(-1)).toMatchObject({
    status: 'complete',
    progress: 1,
    offers: [],
    sellers: { answered: 0, requested: 1 },
  });
  await impatient.close();
});

test('LTN-LHR: offers come in many batches', async () => {
  const pages = await searchPages(api, airSearchRequest('LTN', 'LHR'));
  expect(pages.length).toBeGreaterThan(8);
});

test('LCY-LHR: offers that came before a seller failed stay, and the failure is reported', async () => {
  const pages = await searchPages(api, airSearchRequest('LCY', 'LHR'));
  expect(pages.at(-1)).toMatchObject({
    status: 'complete',
    sellers: { answered: 1, requested: 6 },
  });
  expect(pages[0]).toMatchObject({ status: 'searching' });
  expect(pages[0]?.offers.length).toBeGreaterThan(0);
  expect(pages.slice(1).flatMap((page) => page.offers)).toEqual([]);
});

test('LCY-LHR: a repeated search is a new one, while a complete one is shared', async () => {
  const pagesOf = async (to: string) =>
    (await searchPages(api, airSearchRequest('LCY', to))).length;
  expect(await pagesOf('LHR')).toBeGreaterThan(1);
  await pagesOf('AMS');
  expect(await pagesOf('AMS')).toBe(1);
});

test('LGW-LHR: the price is higher when the offer is opened, and stays so', async () => {
  const [offer] = await searchOffers(api, airSearchRequest('LGW', 'LHR'));
  const once = await priceOffer(api, offer!.id);
  expect(once.fares[0]!.total.amount).toBeGreaterThan(offer!.fares[0]!.total.amount);
  expect((await priceOffer(api, offer!.id)).fares).toEqual(once.fares);
});

test('LHR-LGW: the seats are gone', async () => {
  const [offer] = await searchOffers(api, airSearchRequest('LHR', 'LGW'));
  expect((await api.inject(`/v1/air/offers/${offer!.id}`)).json()).toMatchObject({
    code: 'sold-out',
    status: 409,
  });
});

test('BTS-MRU: unknown baggage is not "none"', async () => {
  const [offer] = await searchOffers(api, airSearchRequest('BTS', 'MRU'));
  expect(offer?.fares[0]).toMatchObject({ baggage: [{ carryOn: null, checked: null }] });
});
