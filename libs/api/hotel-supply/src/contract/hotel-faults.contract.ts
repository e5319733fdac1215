import type { FaultKind } from '@karvon/supplier-simulators';
import { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { faultSteps, type HotelsUnderFaults } from './hotels-under-faults';
import { testChangeFaults } from './room-change-faults.contract';

/** The names of a supplier's calls, as faults are switched on for them; a beginning is enough. */
export interface HotelCallNames {
  search: string;
  /** Prices an offer again. */
  price: string;
  /** Books, and changes what is booked. */
  book: string;
}

const silences: FaultKind[] = [
  'hang',
  'cut-before',
  'cut-after',
  'cut-body',
  'invalid',
  'huge',
  'redirect',
  'error',
];

/**
 * Every fault at every call that matters: no unexpected error, never another price, never two orders. Call it in a spec of
 * the adapter.
 * @param open every line of the adapter's log goes to `onLog`
 * @param secret matches what must not be in the log, such as the account's password
 * @param twins whether one request can make two bookings; a supplier that takes a number of ours for one order only says `false`
 */
export function describeHotelFaults(
  name: string,
  open: (onLog: (line: string) => void) => Promise<HotelsUnderFaults>,
  {
    calls,
    secret,
    changes = true,
    twins = true,
  }: { calls: HotelCallNames; secret: RegExp; changes?: boolean; twins?: boolean },
): void {
  describe(`${name} when its calls fail`, () => {
    let world: HotelsUnderFaults;
    let lines: string[] = [];
    const current = () => world;
    const steps = faultSteps(current);
    const { search, offer, request } = steps;

    beforeAll(async () => {
      world = await open((line) => void lines.push(line));
      await steps.chooseOffer();
      // Only now, because a simulator builds its world at the first search.
      world.timeouts.read = world.timeouts.write = 3_000;
    }, 120_000);
    beforeEach(() => {
      lines = [];
    });
    afterEach(async () => {
      world.faults.clear();
      // Whoever did not answer is left alone for half a minute.
      await world.passMinutes(1);
    });
    afterAll(() => world.close());

    test.each(silences)('a search with the fault "%s" fails with a problem', async (kind) => {
      world.faults.add({ kind, on: calls.search, times: 1 });
      await expect(search()).rejects.toMatchObject({ code: 'supplier-unavailable' });
    });

    test('a slow search is given up after its time', async () => {
      world.faults.add({ kind: 'slow', on: calls.search, times: 1, ms: 60_000 });
      world.timeouts.read = 200;
      await expect(search()).rejects.toMatchObject({ code: 'supplier-unavailable' });
      world.timeouts.read = 3_000;
    });

    test('hotels in another currency than requested are left out', async () => {
      world.faults.add({ kind: 'wrong-currency', on: '' });
      expect(await search()).toEqual([]);
      await expect(world.supplier.price(offer().id, 'ru')).rejects.toMatchObject({
        code: 'supplier-unavailable',
      });
    });

    test('a room is gone, or costs more, when it is priced again', async () => {
      const { id, price } = offer();
      world.faults.add({ kind: 'sold-out', on: calls.price, times: 1 });
      await expect(world.supplier.price(id, 'ru')).rejects.toMatchObject({ code: 'sold-out' });
      world.faults.add({ kind: 'price-changed', on: calls.price });
      const now = await world.supplier.price(id, 'ru');
      expect(now.offer.price.amount).toBeGreaterThan(price.amount);
      expect(now.offer.id).not.toBe(id);
      await expect(world.seller.book(request())).rejects.toThrow(SupplierPriceChanged);
    });

    test.each(['cut-after', 'cut-body', 'invalid', 'redirect', 'error'] as const)(
      'a booking that meets "%s" is not asked for again: it is looked up',
      async (kind) => {
        const requested = request();
        world.faults.add({ kind, on: calls.book, times: 1 });
        await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
        const found = await world.seller.find(requested.reference);
        expect(world.countOrders(requested.reference)).toBe(found ? 1 : 0);
        // At once the outcome is unknown; later a missing order counts as never made.
        if (!found) {
          await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
          await world.passMinutes(5);
        }
        const booked = await world.seller.book(requested);
        expect(booked).toMatchObject({ state: 'confirmed', price: offer().price });
        expect(world.countOrders(requested.reference)).toBe(1);
      },
    );

    if (twins)
      test('when one request makes two bookings, one stays and the other is cancelled', async () => {
        const requested = request(steps.surnameOf('booking-time-out'));
        world.faults.add({ kind: 'double-booking', on: calls.book, times: 1 });
        await expect(world.seller.book(requested)).rejects.toThrow(SupplierUnanswered);
        expect(world.countOrders(requested.reference)).toBe(2);
        const found = await world.seller.find(requested.reference);
        expect(found).toMatchObject({ state: 'confirmed' });
        expect(world.countOrders(requested.reference)).toBe(1);
        expect(lines.join('\n')).toMatch(/booked twice/);
      });

    test('a voucher may take minutes', async () => {
      world.faults.add({ kind: 'voucher-late', on: calls.book, times: 1 });
      const { supplierOrderId } = await world.seller.book(request());
      const { taskId } = await world.seller.requestVoucher(supplierOrderId);
      expect(await world.seller.voucher(taskId)).toBeNull();
      await world.passMinutes(10);
      expect(await world.seller.voucher(taskId)).toEqual({ number: expect.any(String) });
    });

    test("the log contains neither the account's secret nor a guest's name", async () => {
      await world.seller.book(request('XOJAYEVA'));
      world.faults.add({ kind: 'cut-after', on: calls.book, times: 1 });
      await world.seller.book(request('XOJAYEVA')).catch(() => {});
      expect(lines.join('\n')).toMatch(/nobody knows/);
      expect(lines.join('\n')).not.toMatch(/XOJAYEVA/i);
      expect(lines.join('\n')).not.toMatch(secret);
    });

    if (changes) testChangeFaults(current, steps, calls.book);
  });
}
