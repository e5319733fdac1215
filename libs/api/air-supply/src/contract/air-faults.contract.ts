import type { FaultKind } from '@karvon/supplier-simulators';
import { supplierTotal } from '../supplier-total';
import { SupplierPriceChanged, SupplierUnanswered } from '../air-supplier';
import type { AirUnderFaults } from './air-under-faults';
import { supplierSteps } from './supplier-steps';

/** The names of a supplier's calls, or their beginnings, by which faults are switched on. */
export interface AirCallNames {
  /** Prices an offer again. */
  price: string;
  book: string;
  /** Pays an order, so that it gets its tickets. */
  pay: string;
}

const silences: FaultKind[] = [
  'slow',
  'hang',
  'cut-before',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
];

/**
 * Every fault at every call that sells: no unexpected error, never another price, never two orders. Call it in a spec of the
 * adapter.
 * @param options features of the protocol: without HTTP there are no redirects
 */
export function testAirFaults(
  name: string,
  open: () => Promise<AirUnderFaults>,
  calls: AirCallNames,
  { redirects = true }: { redirects?: boolean } = {},
): void {
  const noResponses = silences.filter((kind) => redirects || kind !== 'redirect');
  describe(`${name} when its calls fail`, () => {
    let world: AirUnderFaults;
    let ordersBefore: number;
    beforeAll(async () => {
      world = await open();
    }, 120_000);
    beforeEach(() => {
      ordersBefore = world.countOrders();
    });
    afterEach(async () => {
      world.faults.clear();
      // A minute without calls, after which the adapter calls a failed supplier again.
      await world.pass(1);
    });
    afterAll(() => world.close());

    /** Orders made by the running test. */
    const countOrders = () => world.countOrders() - ordersBefore;
    const { find, request } = supplierSteps(() => world);
    const price = async () => world.supplier.price((await find())[0]!.id);

    /** Shortens the adapter's timeout for slow and hanging calls; other faults have the usual one. */
    async function meet<T>(kind: FaultKind, on: 'read' | 'write', call: () => Promise<T>) {
      const usual = world.timeouts[on];
      if (kind === 'slow' || kind === 'hang') world.timeouts[on] = 100;
      try {
        return await call();
      } finally {
        world.timeouts[on] = usual;
      }
    }

    test.each(noResponses)(
      '%s: a read ends in "unavailable", and the next one succeeds',
      async (kind) => {
        const [offer] = await find();
        world.faults.add({ kind, on: calls.price });
        await expect(
          meet(kind, 'read', () => world.supplier.price(offer!.id)),
        ).rejects.toMatchObject({ code: 'supplier-unavailable' });
        world.faults.clear();
        expect((await world.supplier.price(offer!.id)).id).toBe(offer!.id);
      },
    );

    test.each(noResponses)(
      '%s: a booking without a response is made once, whatever its outcome',
      async (kind) => {
        const requested = await request();
        world.faults.add({ kind, on: calls.book, times: 1 });
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
          await world.pass(4);
        }
        expect((await world.supplier.hold(requested)).total).toEqual(requested.supplierTotal);
        expect(countOrders()).toBe(1);
      },
    );

    test('two processes that book under one reference make one order', async () => {
      const requested = await request();
      const other = world.another();
      await Promise.allSettled([world.supplier.hold(requested), other.hold(requested)]);
      expect(countOrders()).toBe(1);
      expect(await other.hold(requested)).toEqual(await world.supplier.hold(requested));
    });

    test('sums in another currency are refused', async () => {
      const [offer] = await find();
      world.faults.add({ kind: 'wrong-currency', on: '' });
      await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({
        code: 'offer-expired',
      });
      expect(await find()).toEqual([]);
    });

    test('seats that are gone, or cost more, are found when the offer is read or booked', async () => {
      const requested = await request();
      const { offerId } = requested;
      world.faults.add({ kind: 'sold-out', on: calls.price });
      await expect(world.supplier.price(offerId)).rejects.toMatchObject({ code: 'sold-out' });
      world.faults.clear();
      world.faults.add({ kind: 'sold-out', on: calls.book, times: 1 });
      await expect(world.supplier.hold(requested)).rejects.toMatchObject({ code: 'sold-out' });

      const dearer = await request();
      world.faults.add({ kind: 'price-changed', on: calls.book, times: 1 });
      await expect(world.supplier.hold(dearer)).rejects.toThrow(SupplierPriceChanged);
      const again = await world.supplier.price(dearer.offerId);
      const fare = again.fares.find(({ id }) => id === dearer.fareId)!;
      expect(supplierTotal(fare.lines).amount).toBeGreaterThan(dearer.supplierTotal.amount);
      expect(countOrders()).toBe(0);
    });

    test('when one request makes two bookings, one stays and the other is cancelled', async () => {
      const requested = await request('hold-unanswered');
      world.faults.add({ kind: 'double-booking', on: calls.book, times: 1 });
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
      world.faults.add({ kind: 'ticket-late', on: calls.pay, times: 1 });
      await expect(issue()).rejects.toThrow(SupplierUnanswered);
      await world.pass(6);
      expect((await issue()).tickets).toHaveLength(1);
    });

    test('after repeated failures a supplier is not called for a while', async () => {
      const [offer] = await find();
      world.faults.add({ kind: 'error', on: calls.price });
      for (let i = 0; i < 5; i++) await world.supplier.price(offer!.id).catch(() => undefined);
      world.faults.clear();
      await expect(world.supplier.price(offer!.id)).rejects.toMatchObject({
        code: 'supplier-unavailable',
        cause: { message: 'left alone' },
      });
      await world.pass(1);
      expect((await price()).fares.length).toBeGreaterThan(0);
    });
  });
}
