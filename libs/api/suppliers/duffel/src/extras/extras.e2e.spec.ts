import { randomUUID } from 'node:crypto';
import type { FaultKind } from '@karvon/supplier-simulators';
import { duffelMutation, startDuffel, type DuffelUnderTest } from '../testing';
import { createBreaker, createDice } from '@karvon/platform/testing/mutate-response';
import { rounds } from '@karvon/platform/testing/rounds';
import {
  SupplierExtrasRefused,
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierUnanswered,
} from '@karvon/air-supply/air-supplier';
import { aBag, aSeat } from '@karvon/air-supply/contract/extras.contract';
import { flight, provocations } from '@karvon/air-supply/contract/provocations';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';
import type { PricedExtra, SupplierExtras } from '@karvon/air-supply/sell-extras';

const MUTATIONS = rounds(60, 1_000);

const dice = createDice(20_261_124);
const breaker = createBreaker([
  SupplierExtrasRefused,
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierUnanswered,
]);
const { onBroken } = breaker;

let world: DuffelUnderTest;
beforeAll(async () => {
  world = await startDuffel({ change: breaker.change(dice, duffelMutation) });
});
afterEach(async () => {
  world.duffel.faults.clear();
  await world.ground.clock.advance({ minutes: 1 });
});
afterAll(() => world.close());

const { request, ticketed } = supplierSteps(() => ({
  ...provocations,
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
}));

const ask = (supplierOrderId: string) =>
  world.supplier.offerExtras({ supplierOrderId, offerId: '', fareId: '', passengers: ['adult'] });
const left = async (supplierOrderId: string) =>
  (await ask(supplierOrderId)).bags.find(({ kg }) => kg === 23)?.maxQuantity ?? 0;

/** An order with tickets, and a bag to buy for it. */
async function wanted() {
  const supplierOrderId = await ticketed();
  const bag = aBag(await ask(supplierOrderId));
  const reference = randomUUID();
  const buy = (extras: PricedExtra[] = [bag], as = reference) =>
    world.supplier.buyExtras({ supplierOrderId, reference: as, extras });
  return { supplierOrderId, bag, buy, before: await left(supplierOrderId) };
}

const path = 'POST /air/orders/';

test.each(['cut-before', 'cut-after', 'cut-body', 'invalid', 'error'] as FaultKind[])(
  '%s: a bag without a response is bought once, whatever the outcome',
  async (kind) => {
    const { supplierOrderId, buy, before } = await wanted();
    world.duffel.faults.add({ kind, on: path, times: 1 });
    await expect(buy()).rejects.toThrow(SupplierUnanswered);
    const made = before - (await left(supplierOrderId));
    if (made === 0) {
      // The purchase may still appear, so it is not requested again at once.
      await expect(buy()).rejects.toThrow(SupplierUnanswered);
      await world.ground.clock.advance({ minutes: 4 });
    }
    await buy();
    await buy();
    expect(await left(supplierOrderId)).toBe(before - 1);
  },
);

test('another purchase waits until the outcome of the one before is known', async () => {
  const { supplierOrderId, buy, bag, before } = await wanted();
  world.duffel.faults.add({ kind: 'cut-before', on: path, times: 1 });
  await expect(buy()).rejects.toThrow(SupplierUnanswered);
  const other = randomUUID();
  await expect(buy([bag], other)).rejects.toThrow(SupplierUnanswered);
  await world.ground.clock.advance({ minutes: 4 });
  await buy([bag], other);
  expect(await left(supplierOrderId)).toBe(before - 1);
});

test('two parallel calls with one reference buy one bag', async () => {
  const { supplierOrderId, buy, before } = await wanted();
  await Promise.allSettled([buy(), buy()]);
  await buy();
  expect(await left(supplierOrderId)).toBe(before - 1);
});

test('sums in another currency are refused', async () => {
  const supplierOrderId = await ticketed();
  world.duffel.faults.add({ kind: 'wrong-currency', on: 'GET /air/orders/' });
  expect(await ask(supplierOrderId)).toEqual({ bags: [], seatMaps: [] });
});

test("bags and seats are not part of an order's price and refund", async () => {
  const requested = await request('nothing', provocations.instant);
  const { offerId, fareId } = requested;
  const offered = await world.supplier.offerExtras({
    supplierOrderId: null,
    offerId,
    fareId,
    passengers: ['adult'],
  });
  const extras = [aBag(offered), aSeat(offered)];
  const { supplierOrderId, total } = await world.supplier.order({ ...requested, extras });
  expect(total).toEqual(requested.supplierTotal);
  const found = await world.supplier.find(requested.reference);
  expect(found!.total).toEqual(requested.supplierTotal);
  const { tariff, taxes } = await world.supplier.quoteCancellation({
    supplierOrderId,
    reason: null,
    waived: true,
  });
  expect(tariff.paid.amount + taxes.paid.amount).toBe(requested.supplierTotal.amount);
  expect([tariff.kept.amount, taxes.kept.amount]).toEqual([0, 0]);
});

/** Everything that is sold, with its price. */
const pricesOf = ({ bags, seatMaps }: SupplierExtras) =>
  new Set([
    ...bags.map((bag) => JSON.stringify([bag.passenger, bag.slices, bag.price])),
    ...seatMaps.flatMap(({ slice, segment, rows }) =>
      rows.flatMap(({ sections }) =>
        sections
          .flat()
          .flatMap((seat) => (seat ? [JSON.stringify([slice, segment, seat.prices])] : [])),
      ),
    ),
  ]);

test(`${MUTATIONS} broken responses about bags and seats: never an unexpected error, never another price`, async () => {
  const requested = await request('nothing', provocations.instant);
  const { offerId, fareId } = requested;
  const askOffer = () =>
    world.supplier.offerExtras({ supplierOrderId: null, offerId, fareId, passengers: ['adult'] });
  const supplierOrderId = await ticketed();
  const right = { offer: pricesOf(await askOffer()), order: pricesOf(await ask(supplierOrderId)) };
  for (let i = 0; i < MUTATIONS; i++) {
    const offer = await onBroken(askOffer);
    // A seat whose service cannot be read is shown as taken.
    const taken = (one: string) => one.includes('[null]');
    for (const one of offer ? pricesOf(offer) : [])
      expect(right.offer.has(one) || taken(one)).toBe(true);
    const order = await onBroken(() => ask(supplierOrderId));
    for (const one of order ? pricesOf(order) : []) expect(right.order).toContain(one);
  }
});

test('broken responses about bags: a bag is bought once in each case', async () => {
  for (let i = 0; i < rounds(15, 60); i++) {
    const { supplierOrderId, buy, before } = await wanted();
    await onBroken(() => buy());
    await world.ground.clock.advance({ minutes: 4 });
    await buy();
    expect(await left(supplierOrderId)).toBe(before - 1);
  }
});
