import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  adult,
  booker,
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  submitOrder,
} from '../testing/order-steps';
import {
  askForExtras,
  bagAndSeat,
  buySome,
  chooseSome,
  extrasOf,
  oneBag,
} from '../testing/extras-steps';
import {
  bookExchangeable,
  quoteExchange,
  requestExchange,
  takeFirstOffer,
} from '../testing/exchange-steps';
import { startListeningAirOrders } from '../testing/start-air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningAirOrders);

/** Two adults there and back, with a bag and a seat of the first one paid with the order and a bag of the second one later. */
async function withExtras(surname = adult.surname) {
  const travellers = { adult: 2, child: 0, baby: 0 };
  const request = airSearchRequest('JFK', 'EWR', { travellers }, '2026-12-20');
  const offer = await priceOffer(api, (await searchOffers(api, request))[0]!.id);
  const fare = offer.fares.find(({ family }) => family === 'flex')!;
  const passengers = [
    { ...adult, surname },
    { ...adult, name: 'ZAYNAB', document: 'AA1234568' },
  ];
  const response = await submitOrder(api, {
    offerId: offer.id,
    fareId: fare.id,
    expectedTotal: fare.total,
    booker,
    passengers,
    lang: 'ru',
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const booked = response.json() as AirOrderWithToken;
  const first = await chooseSome(api, booked);
  await payOrder(api, booked);
  await api.jobs.drain();
  const second = await buySome(api, booked, (all) => oneBag(all, 1));
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  return { booked, first: first.expectedTotal.amount, second: second.expectedTotal.amount };
}

async function quoted(booked: AirOrderWithToken, asked: Parameters<typeof quoteRefund>[2] = {}) {
  const response = await quoteRefund(api, booked, asked);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as RefundQuote;
}

const extrasLine = ({ lines }: RefundQuote) => lines.find(({ item }) => item === 'extras');

test('what was quoted before further extras were bought has expired', async () => {
  const { booked } = await withExtras();
  const quote = await quoted(booked);
  await buySome(api, booked, (all) => oneBag(all, 1));
  const late = await confirmRefund(api, booked, quote.id);
  expect(late.json()).toMatchObject({ code: 'refund-quote-expired' });
});

test('while the carrier is asked for extras nothing is given back or exchanged', async () => {
  const booked = await bookExchangeable(api);
  const quote = await quoted(booked);
  await chooseSome(api, booked);
  await payOrder(api, booked);
  for (const response of [
    await confirmRefund(api, booked, quote.id),
    await quoteRefund(api, booked),
    await requestExchange(api, booked),
  ])
    expect(response.json()).toMatchObject({ code: 'order-not-cancellable' });
  await api.jobs.drain();
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }]);
});

test('an exchange takes the extras of the old flights away, and their place is for sale', async () => {
  const booked = await bookExchangeable(api);
  await buySome(api, booked);
  const quote = await quoteExchange(api, booked);
  await takeFirstOffer(api, booked, quote);
  expect((await askForExtras(api, booked)).json()).toMatchObject({ code: 'extras-unavailable' });
  if (quote.offers[0]!.due.amount > 0) await payOrder(api, booked);
  await api.jobs.drain();
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ exchange: { state: 'done' }, tickets: 'ready' });
  expect(order.extras[0]!.items.map((item) => item.void)).toEqual([true, true]);
  await buySome(api, booked, (all) => bagAndSeat(all));
  expect(await extrasOf(api, booked)).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  expect(extrasLine(await quoted(booked, { reason: 'illness' }))).toBeDefined();
});
