import type { FaultKind } from '@karvon/supplier-simulators';
import {
  soumsForADollar,
  startDuffel,
  type DuffelUnderTest,
} from '../../../../testing/suppliers/duffel';
import { createLogger } from '../../../../http/logger';
import { supplierTotal } from '../../agency-price';
import { SupplierPriceChanged, SupplierUnanswered } from '../air-supplier';
import { flight, provocations } from '../contract/provocations';
import { supplierSteps } from '../contract/supplier-steps';
import { createParties } from '../../../../parties/create-parties';
import { createDuffelSupplier } from './create-duffel-supplier';

let world: DuffelUnderTest;
let ordersBefore: number;
beforeAll(async () => {
  world = await startDuffel();
});
beforeEach(() => {
  ordersBefore = world.duffel.countOrders();
});
afterEach(async () => {
  world.duffel.faults.clear();
  world.duffel.acceptOrdersLater('off');
  // Whoever did not answer is asked again a minute later.
  await world.api.clock.advance({ minutes: 1 });
});
afterAll(() => world.close());

/** Orders made by the running test. */
const countOrders = () => world.duffel.countOrders() - ordersBefore;

/** Another process of ours, with the same database. */
const anotherAdapter = (token = 'duffel_test_simulator', logger = createLogger('silent')) =>
  createDuffelSupplier({
    logos: { learn: () => undefined },
    account: { baseUrl: world.duffel.url, token, timeouts: world.timeouts },
    exchange: { account: 'USD', ours: 'UZS', rate: soumsForADollar },
    database: world.api.database,
    clock: world.api.clock,
    party: createParties({ clock: world.api.clock })('duffel'),
    logger,
  });

/** Of silence the adapter has soon enough, where the fault is; everything else gets the time it takes. */
async function meet<T>(kind: FaultKind, on: 'read' | 'write', call: () => Promise<T>): Promise<T> {
  const usual = world.timeouts[on];
  if (kind === 'slow' || kind === 'hang') world.timeouts[on] = 100;
  try {
    return await call();
  } finally {
    world.timeouts[on] = usual;
  }
}

const { find, request } = supplierSteps(() => ({
  ...provocations,
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
}));

const noResponses: FaultKind[] = [
  'slow',
  'hang',
  'cut-before',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
];

test.each(noResponses)(
  '%s: a question ends in "unavailable", and the next one is answered',
  async (kind) => {
    const [offer] = await find();
    world.duffel.faults.add({ kind, on: 'GET /air/offers' });
    await expect(meet(kind, 'read', () => world.supplier.price(offer!.id))).rejects.toMatchObject({
      code: 'supplier-unavailable',
    });
    world.duffel.faults.clear();
    expect((await world.supplier.price(offer!.id)).id).toBe(offer!.id);
  },
);

test.each(noResponses)(
  '%s: a booking nobody answered is made once, whatever became of it',
  async (kind) => {
    const requested = await request();
    world.duffel.faults.add({ kind, on: 'POST /air/orders', times: 1 });
    await expect(meet(kind, 'write', () => world.supplier.hold(requested))).rejects.toThrow(
      SupplierUnanswered,
    );
    const made = countOrders();
    const hold = await world.supplier.find(requested.reference);
    expect(hold === null ? 0 : 1).toBe(made);
    if (made === 0) {
      // The order may still appear, so it is not requested again at once.
      await expect(world.supplier.hold(requested)).rejects.toThrow(SupplierUnanswered);
      expect(countOrders()).toBe(0);
      await world.api.clock.advance({ minutes: 4 });
    }
    expect((await world.supplier.hold(requested)).total).toEqual(requested.supplierTotal);
    expect(countOrders()).toBe(1);
  },
);

test('two processes that ask for one reference make one order', async () => {
  const requested = await request();
  const other = anotherAdapter();
  await Promise.allSettled([world.supplier.hold(requested), other.hold(requested)]);
  expect(countOrders()).toBe(1);
  expect(await other.hold(requested)).toEqual(await world.supplier.hold(requested));
});

test('an order that is only accepted is found when it is there', async () => {
  const requested = await request();
  world.duffel.acceptOrdersLater('succeed');
  await expect(world.supplier.hold(requested)).rejects.toThrow(SupplierUnanswered);
  expect((await world.supplier.find(requested.reference))?.total).toEqual(requested.supplierTotal);
});

test('after 429 it waits once, as long as Duffel says', async () => {
  const [offer] = await find();
  world.duffel.faults.add({ kind: 'rate-limit', on: 'GET /air/offers', times: 1 });
  expect((await world.supplier.price(offer!.id)).id).toBe(offer!.id);
  world.duffel.faults.add({ kind: 'rate-limit', on: 'GET /air/offers' });
  await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({
    code: 'supplier-unavailable',
  });
});

test('sums in another currency are no prices', async () => {
  const [offer] = await find();
  world.duffel.faults.add({ kind: 'wrong-currency', on: 'GET /air/' });
  await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({ code: 'offer-expired' });
  expect(await find()).toEqual([]);
});

test('seats are gone, or cost more, when the offer is read or booked', async () => {
  const requested = await request();
  const { offerId } = requested;
  world.duffel.faults.add({ kind: 'sold-out', on: 'GET /air/offers' });
  await expect(world.supplier.price(offerId)).rejects.toMatchObject({ code: 'sold-out' });
  world.duffel.faults.clear();
  world.duffel.faults.add({ kind: 'sold-out', on: 'POST /air/orders', times: 1 });
  await expect(world.supplier.hold(requested)).rejects.toMatchObject({ code: 'sold-out' });

  const dearer = await request();
  world.duffel.faults.add({ kind: 'price-changed', on: 'POST /air/orders', times: 1 });
  await expect(world.supplier.hold(dearer)).rejects.toThrow(SupplierPriceChanged);
  const again = await world.supplier.price(dearer.offerId);
  const fare = again.fares.find(({ id }) => id === dearer.fareId)!;
  expect(supplierTotal(fare.lines).amount).toBeGreaterThan(dearer.supplierTotal.amount);
  expect(countOrders()).toBe(0);
});

test('when one request makes two bookings, one stays and the other is cancelled', async () => {
  const requested = await request('hold-unanswered');
  world.duffel.faults.add({ kind: 'double-booking', on: 'POST /air/orders', times: 1 });
  await expect(world.supplier.hold(requested)).rejects.toThrow(SupplierUnanswered);
  expect(countOrders()).toBe(2);
  const found = await world.supplier.find(requested.reference);
  expect(found).toMatchObject({ total: requested.supplierTotal });
  expect(countOrders()).toBe(1);
  expect(await world.supplier.hold(requested)).toEqual(found);
});

test('tickets may take minutes after the payment', async () => {
  const requested = await request();
  const { supplierOrderId } = await world.supplier.hold(requested);
  const issue = () => world.supplier.issue({ supplierOrderId, reference: requested.reference });
  world.duffel.faults.add({ kind: 'ticket-late', on: 'POST /air/payments', times: 1 });
  await expect(issue()).rejects.toThrow(SupplierUnanswered);
  await world.api.clock.advance({ minutes: 6 });
  expect((await issue()).tickets).toHaveLength(1);
});

test('whoever does not answer is left alone for a while', async () => {
  const [offer] = await find();
  world.duffel.faults.add({ kind: 'error', on: 'GET /air/offers' });
  for (let i = 0; i < 5; i++) await world.supplier.price(offer!.id).catch(() => undefined);
  world.duffel.faults.clear();
  await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({
    code: 'supplier-unavailable',
    cause: { message: 'left alone' },
  });
  await world.api.clock.advance({ minutes: 1 });
  expect((await world.supplier.price(offer!.id)).id).toBe(offer!.id);
});

test('a wrong token is our own trouble, told to the operator', async () => {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const stranger = anotherAdapter('x', createLogger('info', { write }));
  const [offer] = await find();
  await expect(stranger.price(offer!.id)).rejects.toMatchObject({ code: 'supplier-unavailable' });
  expect(lines.join()).toContain('does not accept our token');
});
