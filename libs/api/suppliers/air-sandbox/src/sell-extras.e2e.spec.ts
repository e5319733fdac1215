import { randomUUID } from 'node:crypto';
import { addDays } from '@karvon/calendar';
import { openGround } from '@karvon/platform/testing/open-ground';
import { SupplierExtrasRefused } from '@karvon/air-supply/air-supplier';
import { aBag, aSeat } from '@karvon/air-supply/contract/extras.contract';
import { flight, provocations } from '@karvon/air-supply/contract/provocations';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';
import type { PricedExtra } from '@karvon/air-supply/sell-extras';
import { createSandboxSupplier } from './create-sandbox-supplier';

type Api = Awaited<ReturnType<typeof openGround>>;

let ground: Api;
let supplier: ReturnType<typeof createSandboxSupplier>;
beforeAll(async () => {
  ground = await openGround();
  supplier = createSandboxSupplier({ ...ground, edition: ground.config.edition });
});
afterAll(() => ground.close());

const { find, requestOf, ticketed } = supplierSteps(() => ({
  ...provocations,
  supplier,
  holdable: flight('JFK', 'EWR'),
}));

const ask = (supplierOrderId: string) =>
  supplier.offerExtras({ supplierOrderId, offerId: '', fareId: '', passengers: ['adult'] });
const buy = (supplierOrderId: string, extras: PricedExtra[], reference: string = randomUUID()) =>
  supplier.buyExtras({ supplierOrderId, reference, extras });

test('of 50 parallel buyers of one seat, one gets it', async () => {
  const orders: string[] = [];
  for (let i = 0; i < 50; i++) orders.push(await ticketed());
  const seat = aSeat(await ask(orders[0]!));
  const outcomes = await Promise.allSettled(orders.map((id) => buy(id, [seat])));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(49);
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(SupplierExtrasRefused);
});

test('two parallel purchases for one order cannot exceed the number of bags for sale', async () => {
  const order = await ticketed();
  const { bags } = await ask(order);
  const bag = aBag({ bags, seatMaps: [] }, 0, bags[0]!.maxQuantity);
  const outcomes = await Promise.allSettled([buy(order, [bag]), buy(order, [bag])]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('the seats of an order that is given back, whole or in part, are for sale again', async () => {
  const seller = await ticketed();
  const seat = aSeat(await ask(seller));
  await buy(seller, [seat]);
  const other = await ticketed();
  await expect(buy(other, [seat])).rejects.toThrow(SupplierExtrasRefused);
  const part = [{ passenger: 0, slices: [0] }];
  const quote = await supplier.quoteCancellation({
    supplierOrderId: seller,
    reason: null,
    waived: false,
    part,
  });
  await supplier.confirmCancellation({ quoteId: quote.id });
  await buy(other, [seat]);
});

test('after an exchange the seat of the old flight is for sale again, and a new one can be chosen', async () => {
  const offer = await supplier.price((await find())[0]!.id);
  const requested = requestOf(offer);
  const { supplierOrderId } = await supplier.hold(requested);
  await supplier.issue({ supplierOrderId, reference: requested.reference });
  const seat = aSeat(await ask(supplierOrderId));
  await buy(supplierOrderId, [seat]);
  expect((await ask(supplierOrderId)).seatMaps).toEqual([]);
  const before = offer.slices[0]!;
  const date = addDays(before.segments[0]!.departingAt.slice(0, 10), 1);
  const wishes = [{ slice: 0, before, date }];
  const [exchange] = await supplier.offerExchange({ supplierOrderId, wishes });
  await supplier.confirmExchange({ supplierOrderId, offerId: exchange!.id });
  expect((await ask(supplierOrderId)).seatMaps.length).toBeGreaterThan(0);
  await buy(await ticketed(), [seat]);
});

test('a baby gets no bag and no seat, and a child no seat beside an exit', async () => {
  const [offer] = await find({
    ...flight('TAS', 'IST'),
    travellers: { adult: 1, child: 1, baby: 1 },
  });
  const { bags, seatMaps } = await supplier.offerExtras({
    supplierOrderId: null,
    offerId: offer!.id,
    fareId: offer!.fares[0]!.id,
    passengers: ['baby', 'child', 'adult'],
  });
  expect(bags.some(({ passenger }) => passenger === 0)).toBe(false);
  for (const { exit, sections } of seatMaps.flatMap(({ rows }) => rows))
    for (const { prices } of sections.flat().flatMap((seat) => seat ?? [])) {
      const [baby, child, adult] = prices;
      expect(baby).toBeNull();
      expect(child).toEqual(exit ? null : adult);
    }
});

test('no extras are sold for flights that have departed, or that the airline has changed', async () => {
  const changed = await ticketed('flight-moved');
  expect(await ask(changed)).toEqual({ bags: [], seatMaps: [] });
  const order = await ticketed();
  expect((await ask(order)).bags.length).toBeGreaterThan(0);
  await ground.clock.advance({ minutes: 60 * 24 * 30 });
  expect(await ask(order)).toEqual({ bags: [], seatMaps: [] });
});
