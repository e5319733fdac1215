import type { AirOrderWithToken, RefundQuote } from '@karvon/contract';
import {
  adult,
  booker,
  confirmRefund,
  payOrder,
  quoteRefund,
  readOrder,
  startListeningSalesApp,
  submitOrder,
} from '../../../testing/air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import {
  bookExchangeable,
  quoteExchange,
  requestExchange,
  takeFirstOffer,
} from '../../../testing/exchanges/air-exchanges';
import {
  askForExtras,
  bagAndSeat,
  buySome,
  chooseSome,
  extrasOf,
  moneyOf,
  oneBag,
} from '../../../testing/extras/air-extras';
import { testOperatorToken } from '../../../testing/start-test-app';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

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

async function giveBack(booked: AirOrderWithToken, quote: RefundQuote, accept = false) {
  expect((await confirmRefund(api, booked, quote.id)).statusCode).toBe(200);
  await api.jobs.drain();
  if (accept)
    await api.inject({
      method: 'POST',
      url: `/v1/ops/refund-claims/${quote.id}/accept`,
      headers: { 'operator-token': testOperatorToken },
    });
  await api.jobs.drain();
}

const returned = async (booked: AirOrderWithToken) =>
  (await moneyOf(api, booked)).reduce((sum, one) => sum + one.returned, 0);

test('a voluntary refund keeps the extras', async () => {
  const { booked, first, second } = await withExtras();
  const quote = await quoted(booked);
  const sum = { amount: first + second };
  expect(extrasLine(quote)).toMatchObject({ paid: sum, kept: sum });
  await giveBack(booked, quote);
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ status: 'cancelled' });
  expect(order.extras.flatMap(({ items }) => items.map((item) => item.void))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await returned(booked)).toBe(quote.total.amount);
});

test('a forced refund gives them back, each to the payment it came by', async () => {
  const { booked, first, second } = await withExtras();
  const quote = await quoted(booked, { reason: 'illness' });
  expect(extrasLine(quote)).toMatchObject({
    paid: { amount: first + second },
    kept: { amount: 0 },
  });
  expect(quote.total.amount).toBe(booked.order.toPay.amount + first + second);
  await giveBack(booked, quote, true);
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled' });
  const whole = booked.order.toPay.amount + first;
  expect(await moneyOf(api, booked)).toEqual([
    { status: 'refunded', charged: whole, returned: whole },
    { status: 'refunded', charged: second, returned: second },
  ]);
});

test.each([
  ['voluntary', undefined],
  ['forced', 'illness' as const],
])('a %s refund of one passenger is about his extras only', async (kind, reason) => {
  const { booked, second } = await withExtras();
  const slices = booked.order.slices.map((_slice, index) => index);
  const quote = await quoted(booked, { part: [{ passenger: 1, slices }], reason });
  const kept = kind === 'forced' ? 0 : second;
  expect(extrasLine(quote)).toMatchObject({ paid: { amount: second }, kept: { amount: kept } });
  await giveBack(booked, quote, kind === 'forced');
  const order = await readOrder(api, booked);
  expect(order).toMatchObject({ status: 'paid', tickets: 'ready' });
  expect(order.extras.map(({ items }) => items.map((item) => item.void))).toEqual([
    [false, false],
    [true],
  ]);
  const rest = await quoted(booked, { reason: 'illness' });
  const all = order.toPay.amount + second;
  if (kind === 'forced') expect(rest.total.amount + quote.total.amount).toBe(all);
  await giveBack(booked, rest, true);
  expect(await returned(booked)).toBe(quote.total.amount + rest.total.amount);
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled' });
});

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

test('an unpaid choice ends with the refund that is confirmed', async () => {
  const booked = await bookExchangeable(api);
  await chooseSome(api, booked);
  await giveBack(booked, await quoted(booked));
  expect(await readOrder(api, booked)).toMatchObject({ status: 'cancelled', extras: [] });
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
