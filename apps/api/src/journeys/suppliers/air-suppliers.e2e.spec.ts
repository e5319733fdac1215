import type {
  AirOfferDetail,
  AirOffersPage,
  AirOrderWithToken,
  FareRules,
  RefundQuote,
} from '@karvon/contract';
import { bindWords } from '@karvon/short-words';
import { startDuffelSimulator, type DuffelSimulator } from '@karvon/supplier-simulators';
import { readConfig, type Config } from '@karvon/platform/config';
import {
  confirmRefund,
  orderBody,
  payOrder,
  quoteRefund,
  readOrder,
  startSalesApp,
  submitOrder,
} from '../../testing/air-orders';
import { airSearchRequest, priceOffer, searchPages } from '@karvon/air-catalogue/testing';
import { askForFareExtras, fareExtras, oneBag } from '../../testing/extras/air-extras';
import { testNow } from '@karvon/platform/testing/test-clock';
import { type TestApp } from '../../testing/start-test-app';

const token = 'duffel_test_simulator';
const apps: TestApp[] = [];
let now = () => new Date(testNow);
let duffel: DuffelSimulator;
let lines: string[];

beforeAll(async () => {
  duffel = await startDuffelSimulator({ now: () => now(), token });
});
beforeEach(() => {
  lines = [];
});
afterEach(async () => {
  duffel.faults.clear();
  for (const api of apps.splice(0)) await api.close();
});
afterAll(() => duffel.close());

/** The API with these suppliers; Duffel's dollar is `rate` soums. */
async function start(
  suppliers: string,
  rate = '12650',
  config: Partial<Config> = {},
): Promise<TestApp> {
  const { airSuppliers } = readConfig({
    AIR_SUPPLIERS: suppliers,
    DUFFEL_URL: duffel.url,
    DUFFEL_TOKEN: token,
    DUFFEL_RATE: rate,
  });
  const api = await startSalesApp({
    config: { airSuppliers, ...config },
    onLog: (line) => void lines.push(line),
  });
  apps.push(api);
  now = () => api.clock.now();
  return api;
}

async function listed(api: TestApp, from = 'JFK', to = 'EWR') {
  const pages = await searchPages(api, airSearchRequest(from, to));
  const gone = new Set(pages.flatMap(({ replaced }) => replaced));
  const offers = pages.flatMap((page) => page.offers).filter(({ id }) => !gone.has(id));
  return { offers, last: pages.at(-1)! };
}

const itinerary = ({ slices }: Pick<AirOfferDetail, 'slices'>): string =>
  JSON.stringify(
    slices.map(({ segments }) => segments.map((s) => [s.flightNumber, s.departingAt])),
  );

const isDuffels = ({ id }: { id: string }) => id.startsWith('duffel~');

test('one itinerary of two suppliers is one offer, from the cheaper one', async () => {
  const { offers: dear } = await listed(await start('sandbox,duffel', '99999'));
  expect(dear.some(isDuffels)).toBe(false);
  const { offers: cheap, last } = await listed(await start('sandbox,duffel', '1000'));
  expect(cheap.some(isDuffels)).toBe(true);
  expect(new Set(cheap.map(itinerary)).size).toBe(cheap.length);
  expect(last.sellers).toEqual({ answered: 10, requested: 10 });
});

test('a mark-up is part of the price in the list, in the offer and in the order', async () => {
  const { offers: plain } = await listed(await start('duffel'));
  const api = await start('duffel+5');
  const { offers: marked } = await listed(api);
  const before = new Map(plain.map((offer) => [itinerary(offer), offer.fares[0]!.total.amount]));
  for (const offer of marked)
    expect(offer.fares[0]!.total.amount / before.get(itinerary(offer))!).toBeCloseTo(1.05, 2);
  const detail = await priceOffer(api, marked[0]!.id);
  expect(detail.fares[0]!.total).toEqual(marked[0]!.fares[0]!.total);
  const { order } = (await submitOrder(api, orderBody(detail))).json() as AirOrderWithToken;
  expect(order.total).toEqual(detail.fares[0]!.total);
});

test.each(['sandbox', 'duffel'])(
  'no line of the fare rules of %s ends after a short word',
  async (name) => {
    const api = await start(name);
    const { offers } = await listed(api);
    const { id, fares } = offers[0]!;
    const { sections } = (
      await api.inject(`/v1/air/offers/${id}/fares/${fares[0]!.id}/rules?lang=ru`)
    ).json() as FareRules;
    const titles = sections.map(({ title }) => title);
    expect(titles).toContain('Возврат до\u00a0вылета');
    const texts = sections.flatMap(({ title, text }) => [title, text]);
    expect(texts.filter((text) => bindWords(text) !== text)).toEqual([]);
  },
);

test('search, book, pay, ticket and refund through Duffel', async () => {
  const api = await start('duffel,sandbox', '1000');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { offers } = await listed(api);
  const detail = await priceOffer(api, offers.find(isDuffels)!.id);
  const before = duffel.countOrders();
  const booked = (await submitOrder(api, orderBody(detail))).json() as AirOrderWithToken;
  expect(booked.order).toMatchObject({ status: 'not-paid', pnr: expect.any(String) });
  expect(duffel.countOrders()).toBe(before + 1);
  await payOrder(api, booked);
  await api.jobs.drain();
  const ticketed = await readOrder(api, booked);
  expect(ticketed).toMatchObject({
    status: 'paid',
    tickets: 'ready',
    passengers: [{ ticketNumber: expect.stringMatching(/^999\d{10}$/) }],
  });
  const quote = (await quoteRefund(api, booked)).json() as RefundQuote;
  await confirmRefund(api, booked, quote.id);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({
    status: 'cancelled',
    refund: { state: 'returned', total: quote.total },
  });
});

test('bags chosen before the order are bought through Duffel, and one that does not answer loses no booking', async () => {
  // A rate at which sums are rounded.
  const api = await start('duffel', '12.345');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { offers } = await listed(api);
  const body = orderBody(await priceOffer(api, offers[0]!.id));
  const choice = oneBag(await fareExtras(api, body));
  duffel.faults.add({ kind: 'error', on: 'GET /air/seat_maps' });
  const silent = await submitOrder(api, { ...body, extrasChoice: choice });
  expect(silent.json()).toMatchObject({ code: 'extras-unavailable' });
  // The list of before is forgotten with such a booking.
  const { id, fares } = offers[0]!;
  expect((await askForFareExtras(api, id, fares[0]!.id)).json()).toMatchObject({
    code: 'supplier-unavailable',
  });
  duffel.faults.clear();
  const booked = (
    await submitOrder(api, { ...body, extrasChoice: choice })
  ).json() as AirOrderWithToken;
  expect(booked.order.extras).toMatchObject([{ state: 'to-pay', total: choice.expectedTotal }]);
  await payOrder(api, booked);
  await api.jobs.drain();
  expect((await readOrder(api, booked)).extras).toMatchObject([{ state: 'done' }]);
});

test('seats that must be paid at once are bought after the payment', async () => {
  const api = await start('duffel');
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { offers } = await listed(api, 'EWR', 'JFK');
  const detail = await priceOffer(api, offers[0]!.id);
  const booked = (await submitOrder(api, orderBody(detail))).json() as AirOrderWithToken;
  expect(booked.order).toMatchObject({ seats: 'on-payment', pnr: null });
  await payOrder(api, booked);
  await api.jobs.drain();
  expect(await readOrder(api, booked)).toMatchObject({ status: 'paid', tickets: 'ready' });
});

test('a supplier that does not answer is shown to the visitor and named to the operator; the other sells', async () => {
  const api = await start('duffel,sandbox');
  duffel.faults.add({ kind: 'cut-before', on: '' });
  const { offers, last } = await listed(api);
  expect(offers.length).toBeGreaterThan(3);
  expect(offers.some(isDuffels)).toBe(false);
  expect(last).toMatchObject({ status: 'complete', sellers: { answered: 6, requested: 7 } });
  expect(lines.join('\n')).toMatch(/"supplier":"duffel"/);
});

test('a slow supplier does not hold up the offers of the others', async () => {
  const api = await start('duffel,sandbox');
  duffel.faults.add({ kind: 'hang', on: 'GET /air/batch_offer_requests' });
  const { id } = (
    await api.inject({
      method: 'POST',
      url: '/v1/air/searches',
      payload: airSearchRequest('JFK', 'EWR'),
    })
  ).json() as { id: string };
  const read = async (cursor?: string) =>
    (
      await api.inject(`/v1/air/searches/${id}/offers${cursor ? `?cursor=${cursor}` : ''}`)
    ).json() as AirOffersPage;
  let page = await read();
  while (page.offers.length === 0 && page.status === 'searching') page = await read(page.cursor);
  expect(page.status).toBe('searching');
  expect(page.offers.length).toBeGreaterThan(0);
});

test('a search ends without a slow supplier once another one has found offers', async () => {
  const airSearch = { deadlineMs: 60_000, patienceMs: 0, pollMs: 20_000 };
  const api = await start('duffel,sandbox', undefined, { airSearch });
  duffel.faults.add({ kind: 'hang', on: 'GET /air/batch_offer_requests' });
  const { offers, last } = await listed(api);
  expect(offers.length).toBeGreaterThan(3);
  expect(last).toMatchObject({ status: 'complete', sellers: { answered: 6, requested: 7 } });
});

test('an offer of a supplier that is not listed any more has expired', async () => {
  const { offers } = await listed(await start('duffel'));
  const without = await start('sandbox');
  expect((await without.inject(`/v1/air/offers/${offers[0]!.id}`)).json()).toMatchObject({
    code: 'offer-expired',
  });
});
