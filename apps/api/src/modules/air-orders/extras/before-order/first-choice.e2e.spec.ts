import { randomUUID } from 'node:crypto';
import type { AirOrderWithToken, CreateAirOrder, Passenger } from '@karvon/contract';
import {
  adult,
  holdableOffer,
  orderBody,
  payOrder,
  readOrder,
  startListeningSalesApp,
  submitOrder,
} from '../../../../testing/air-orders';
import { airSearchRequest, priceOffer, searchOffers } from '@karvon/air-catalogue/testing';
import {
  askForFareExtras,
  bagAndSeat,
  fareExtras,
  freeSeats,
  moneyOf,
  offerExtras,
  oneBag,
  soldExtras,
} from '../../../../testing/extras/air-extras';
import { testApi } from '@karvon/platform/testing/test-api';

const api = testApi(startListeningSalesApp);

/** A booking on a route of the sandbox, with a bag and a seat; `held`: its seats can be held. */
async function wanted(surname = 'KARIMOVA', held = true) {
  const [instant] = held ? [] : await searchOffers(api, airSearchRequest('EWR', 'JFK'));
  const offer = instant ? await priceOffer(api, instant.id) : await holdableOffer(api);
  const body = orderBody(offer, { surname });
  const choice = bagAndSeat(await fareExtras(api, body));
  return { body: { ...body, extrasChoice: choice }, choice };
}

async function bookWith(body: CreateAirOrder): Promise<AirOrderWithToken> {
  const response = await submitOrder(api, body);
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json() as AirOrderWithToken;
}

const countChoices = async () =>
  (await api.database.db.selectFrom('air_extras').select('id').execute()).length;

test.each([
  ['held', true],
  ['bought on payment', false],
])(
  'an order whose seats are %s has the choice at once, and one payment pays both',
  async (_how, held) => {
    const { body, choice } = await wanted('KARIMOVA', held);
    const booked = await bookWith(body);
    const toPay = body.expectedTotal.amount + choice.expectedTotal.amount;
    const { order } = booked;
    expect(order).toMatchObject({
      total: body.expectedTotal,
      toPay: { amount: toPay },
      extras: [{ state: 'to-pay', withOrder: true, total: choice.expectedTotal }],
    });
    expect((await readOrder(api, booked)).extras).toEqual(order.extras);

    await payOrder(api, booked);
    await api.jobs.drain();
    const done = await readOrder(api, booked);
    expect(done).toMatchObject({ tickets: 'ready', extras: [{ state: 'done' }] });
    expect(await soldExtras(api, booked)).toEqual(expect.arrayContaining(choice.extras));
    expect(await moneyOf(api, booked)).toEqual([
      { status: 'succeeded', charged: toPay, returned: 0 },
    ]);
  },
);

test('a fare offers the same extras before the booking as its order afterwards', async () => {
  const { body } = await wanted();
  const before = await fareExtras(api, body);
  const { extrasChoice: _choice, ...plain } = body;
  expect(await offerExtras(api, await bookWith(plain))).toEqual(before);
});

test('the travellers of the search are offered extras in the order of the form: adults first', async () => {
  const travellers = { adult: 1, child: 1, baby: 1 };
  const [offer] = await searchOffers(api, airSearchRequest('JFK', 'EWR', { travellers }));
  const { bags, seatMaps } = await fareExtras(api, {
    offerId: offer!.id,
    fareId: offer!.fares[0]!.id,
  });
  expect([...new Set(bags.map(({ passenger }) => passenger))]).toEqual([0, 1]);
  const exits = seatMaps[0]!.rows.filter(({ exit }) => exit);
  for (const seat of exits.flatMap(({ sections }) => sections.flat()))
    expect(seat?.prices.slice(1)).toEqual([null, null]);
});

test('a choice that is gone or dearer is refused as extras-unavailable, and no order is written', async () => {
  const { body, choice } = await wanted();
  const { amount, currency } = choice.expectedTotal;
  const [bag, seat] = choice.extras;
  const choices = [
    { ...choice, expectedTotal: { amount: amount - 100, currency } },
    { ...choice, extras: [{ ...bag, passenger: 1 }] },
    { ...choice, extras: [{ ...seat, designator: '99Z' }] },
  ];
  const before = await countChoices();
  for (const extrasChoice of choices) {
    const response = await submitOrder(api, { ...body, extrasChoice });
    expect(response.json()).toMatchObject({ code: 'extras-unavailable', status: 409 });
  }
  expect(await countChoices()).toBe(before);
  const { extrasChoice: _choice, ...plain } = body;
  expect((await bookWith(plain)).order).toMatchObject({ extras: [], toPay: body.expectedTotal });
});

test('a seat that somebody has bought in the meantime is not chosen', async () => {
  const { body, choice } = await wanted();
  const first = await bookWith(body);
  await payOrder(api, first);
  await api.jobs.drain();
  const late = { ...body, passengers: [{ ...adult, surname: 'SAIDOVA' }] as Passenger[] };
  const response = await submitOrder(api, late);
  expect(response.json()).toMatchObject({ code: 'extras-unavailable' });
  const left = freeSeats(await fareExtras(api, body)).map(({ extra }) => extra);
  expect(left).not.toContainEqual(choice.extras[1]);
});

test('extras that have become cheaper cost what they cost now', async () => {
  const { body, choice } = await wanted();
  const { amount, currency } = choice.expectedTotal;
  const extrasChoice = { ...choice, expectedTotal: { amount: amount + 100, currency } };
  const { order } = await bookWith({ ...body, extrasChoice });
  expect(order.extras).toMatchObject([{ total: { amount } }]);
});

test.each([
  ['PRICEUP', 'price-changed'],
  ['HOLDREFUSED', 'hold-refused'],
])('%s: when the hold is refused, the choice is removed with the order', async (surname, code) => {
  const { body } = await wanted(surname);
  const before = await countChoices();
  const response = await submitOrder(api, body);
  expect(response.json()).toMatchObject({ code });
  expect(await countChoices()).toBe(before);
});

test('a hold whose answer was lost is found again with its choice, once', async () => {
  const { body, choice } = await wanted('HOLDTIMEOUT');
  const key = randomUUID();
  const responses = [await submitOrder(api, body, key), await submitOrder(api, body, key)];
  const [first, second] = responses.map((response) => response.json() as AirOrderWithToken);
  expect(first!.order.extras).toMatchObject([{ total: choice.expectedTotal }]);
  expect(second!.order.extras).toEqual(first!.order.extras);
});

test('a choice in another currency is refused, and an empty one books the flight alone', async () => {
  const { body, choice } = await wanted();
  const { amount, currency } = choice.expectedTotal;
  const other = currency === 'RUB' ? ('UZS' as const) : ('RUB' as const);
  const foreign = { ...choice, expectedTotal: { amount, currency: other } };
  const refused = await submitOrder(api, { ...body, extrasChoice: foreign });
  expect(refused.json()).toMatchObject({ code: 'validation-failed' });
  const nothing = { extras: [], expectedTotal: { amount: 0, currency } };
  expect((await bookWith({ ...body, extrasChoice: nothing })).order.extras).toEqual([]);
});

test('an unknown offer or fare is answered as expired', async () => {
  const { body } = await wanted();
  for (const [offerId, fareId] of [
    ['nothing', body.fareId],
    [body.offerId, 'nothing'],
  ] as const) {
    const response = await askForFareExtras(api, offerId, fareId);
    expect(response.json()).toMatchObject({ code: 'offer-expired', status: 410 });
  }
});

test('a bag alone is a choice too', async () => {
  const { body } = await wanted();
  const choice = oneBag(await fareExtras(api, body));
  const { order } = await bookWith({ ...body, extrasChoice: choice });
  expect(order.extras).toMatchObject([{ items: [{ kind: 'bag' }], total: choice.expectedTotal }]);
});
