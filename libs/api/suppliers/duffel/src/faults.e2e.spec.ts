import { createLogger } from '@karvon/platform/http/logger';
import { anotherDuffel, faultyDuffel, startDuffel, type DuffelUnderTest } from './testing';
import { SupplierUnanswered } from '@karvon/air-supply/air-supplier';
import { testAirFaults } from '@karvon/air-supply/contract/air-faults.contract';
import { supplierSteps } from '@karvon/air-supply/contract/supplier-steps';

testAirFaults('Duffel', async () => faultyDuffel(await startDuffel()), {
  price: 'GET /air/offers',
  book: 'POST /air/orders',
  pay: 'POST /air/payments',
});

describe('Duffel only', () => {
  let world: DuffelUnderTest;
  beforeAll(async () => {
    world = await startDuffel();
  });
  afterEach(async () => {
    world.duffel.faults.clear();
    world.duffel.acceptOrdersLater('off');
    await world.ground.clock.advance({ minutes: 1 });
  });
  afterAll(() => world.close());
  const { find, offered, request, requestOf } = supplierSteps(() => faultyDuffel(world));

  test('the second visitor who books from a shared response gets the same fare of a new response', async () => {
    const offer = await offered();
    const before = world.duffel.countOrders();
    const first = await world.supplier.hold(requestOf(offer));
    const requested = requestOf(offer);
    const second = await world.supplier.hold(requested);
    expect(second.total).toEqual(requested.supplierTotal);
    expect(second.supplierOrderId).not.toBe(first.supplierOrderId);
    // The repeated request returns the same order; its tickets are read for the passengers of the new response.
    expect(await world.supplier.hold(requested)).toEqual(second);
    const { reference } = requested;
    const issued = await world.supplier.issue({ ...second, reference });
    expect(issued.tickets).toHaveLength(1);
    expect(world.duffel.countOrders()).toBe(before + 2);
  });

  test('the second visitor gets it too when the price of the search differs from that of the booking', async () => {
    const [found] = await find();
    world.duffel.faults.add({ kind: 'price-changed', on: 'GET /air/offers', times: 1 });
    await world.supplier.price(found!.id);
    const moved = await world.supplier.price(found!.id);
    expect(moved.fares[0]!.lines).not.toEqual(found!.fares[0]!.lines);
    await world.supplier.hold(requestOf(moved));
    const requested = requestOf(moved);
    expect((await world.supplier.hold(requested)).total).toEqual(requested.supplierTotal);
  });

  test('if a new response lacks the same fare, the offer has expired', async () => {
    const offer = await offered();
    await world.supplier.hold(requestOf(offer));
    world.duffel.faults.add({ kind: 'wrong-currency', on: 'GET /air/batch_offer_requests' });
    await expect(world.supplier.hold(requestOf(offer))).rejects.toMatchObject({
      code: 'offer-expired',
    });
  });

  test('an order that is only accepted is found once it exists', async () => {
    const requested = await request();
    world.duffel.acceptOrdersLater('succeed');
    await expect(world.supplier.hold(requested)).rejects.toThrow(SupplierUnanswered);
    expect((await world.supplier.find(requested.reference))?.total).toEqual(
      requested.supplierTotal,
    );
  });

  test('after 429 it waits once, for as long as Duffel tells', async () => {
    const [offer] = await find();
    world.duffel.faults.add({ kind: 'rate-limit', on: 'GET /air/offers', times: 1 });
    expect((await world.supplier.price(offer!.id)).id).toBe(offer!.id);
    world.duffel.faults.add({ kind: 'rate-limit', on: 'GET /air/offers' });
    await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({
      code: 'supplier-unavailable',
    });
  });

  test('a wrong token is our own fault, and is reported to the operator', async () => {
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const stranger = anotherDuffel(world, 'x', createLogger('info', { write }));
    const [offer] = await find();
    await expect(stranger.price(offer!.id)).rejects.toMatchObject({ code: 'supplier-unavailable' });
    expect(lines.join()).toContain('does not accept our token');
  });
});
