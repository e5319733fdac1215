import { randomUUID } from 'node:crypto';
import { money } from '@karvon/money';
import { SupplierPriceChanged, SupplierUnanswered } from '@karvon/platform/supplier-errors';
import { RoomRefused } from '../room-seller';
import { testRoomChanges } from './room-changes.contract';
import { roomSteps, type RoomSellerUnderTest } from './room-seller-under-test';

/**
 * The tests that every seller of rooms must pass; call it in a spec of the adapter.
 * A seller that asks no hotels (`requests`) or makes no `changes` of names and wishes says so and is spared their tests.
 */
export function describeRoomSeller(
  name: string,
  open: () => Promise<RoomSellerUnderTest>,
  { requests = true, changes = true }: { requests?: boolean; changes?: boolean } = {},
): void {
  describe(`${name} as a seller of rooms`, () => {
    let bench: RoomSellerUnderTest;
    beforeAll(async () => {
      bench = await open();
    }, 120_000);
    afterAll(() => bench.close());

    const current = () => bench;
    const steps = roomSteps(current);
    const { booked, change, request } = steps;

    test('books once under a reference, however often it is called', async () => {
      const wanted = request();
      const [first, second] = await Promise.all([
        bench.seller.book(wanted),
        bench.seller.book(wanted),
      ]);
      expect(first).toMatchObject({
        state: 'confirmed',
        confirmation: expect.any(String),
        price: bench.offer.price,
        penaltyNow: money(0, bench.offer.price.currency),
        penalty: null,
        amendable: changes,
        amendment: null,
      });
      expect(second).toEqual(first);
      expect(await bench.seller.find(wanted.reference)).toEqual(first);
      expect(await bench.seller.info(first.supplierOrderId)).toEqual(first);
    });

    test('finds no booking that it did not make', async () => {
      expect(await bench.seller.find(randomUUID())).toBeNull();
      await expect(bench.seller.info('nonsense')).rejects.toThrow(RoomRefused);
      await expect(bench.seller.cancel('nonsense')).rejects.toThrow(RoomRefused);
      await expect(bench.seller.voucher('nonsense')).rejects.toThrow(RoomRefused);
    });

    test('a refusal, another price and an unknown offer book nothing', async () => {
      const refused = request('booking-refused');
      await expect(bench.seller.book(refused)).rejects.toMatchObject({ code: 'hotel-not-booked' });
      const { amount, currency } = bench.offer.price;
      const cheaper = { ...request(), price: money(amount - 1, currency) };
      await expect(bench.seller.book(cheaper)).rejects.toThrow(SupplierPriceChanged);
      const unknown = { ...request(), offerId: 'nonsense' };
      await expect(bench.seller.book(unknown)).rejects.toMatchObject({ code: 'offer-expired' });
      for (const { reference } of [refused, cheaper, unknown])
        expect(await bench.seller.find(reference)).toBeNull();
    });

    test('finds a booking by its reference after a lost response', async () => {
      const wanted = request('booking-time-out');
      await expect(bench.seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
      expect(await bench.seller.find(wanted.reference)).toMatchObject({ state: 'confirmed' });
    });

    test('cancels once, at the price of that moment', async () => {
      const { supplierOrderId } = await bench.seller.book(request('nothing', bench.strict));
      const { price } = bench.strict;
      expect(await bench.seller.info(supplierOrderId)).toMatchObject({ penaltyNow: price });
      const [first, second] = await Promise.all([
        bench.seller.cancel(supplierOrderId),
        bench.seller.cancel(supplierOrderId),
      ]);
      expect(first).toMatchObject({ state: 'cancelled', penalty: price, penaltyNow: null });
      expect(second).toEqual(first);
    });

    test('reports a cancellation that is not accepted', async () => {
      const { supplierOrderId } = await bench.seller.book(request('cancel-refused'));
      await expect(bench.seller.cancel(supplierOrderId)).rejects.toThrow(RoomRefused);
      expect(await bench.seller.info(supplierOrderId)).toMatchObject({ state: 'confirmed' });
    });

    test('refuses to change what the hotel does not change, and what it does not know', async () => {
      const id = await booked('no-changes');
      expect(await bench.seller.info(id)).toMatchObject({ state: 'confirmed', amendable: false });
      await expect(bench.seller.amend(id, change())).rejects.toThrow(RoomRefused);
      await expect(bench.seller.amend('nonsense', change())).rejects.toThrow(RoomRefused);
    });

    test('makes a voucher only for a confirmed room, and may take a while', async () => {
      const [room, late, gone] = await Promise.all(
        (['nothing', 'voucher-late', 'nothing'] as const).map((provocation) =>
          bench.seller.book(request(provocation)),
        ),
      );
      await bench.seller.cancel(gone!.supplierOrderId);
      await expect(bench.seller.requestVoucher(gone!.supplierOrderId)).rejects.toThrow(RoomRefused);
      const { taskId } = await bench.seller.requestVoucher(room!.supplierOrderId);
      expect(await bench.seller.requestVoucher(room!.supplierOrderId)).toEqual({ taskId });
      expect(await bench.seller.voucher(taskId)).toEqual({ number: expect.any(String) });
      const task = await bench.seller.requestVoucher(late!.supplierOrderId);
      expect(await bench.seller.voucher(task.taskId)).toBeNull();
      await bench.passMinutes(10);
      expect(await bench.seller.voucher(task.taskId)).toEqual({ number: expect.any(String) });
    });

    if (changes) testRoomChanges(current, steps);

    if (requests)
      test('a requested hotel answers later, a waiting list waits, and both are cancelled for nothing', async () => {
        const [yes, no, waiting] = await Promise.all(
          (['request-confirmed', 'request-refused', 'waiting-list'] as const).map((provocation) =>
            bench.seller.book(request(provocation)),
          ),
        );
        const free = money(0, bench.offer.price.currency);
        expect(yes).toMatchObject({ state: 'requested', confirmation: null, penaltyNow: free });
        expect(no).toMatchObject({ state: 'requested', confirmation: null });
        expect(waiting).toMatchObject({ state: 'waiting-list', penaltyNow: free });
        await expect(bench.seller.amend(yes!.supplierOrderId, change())).rejects.toThrow(
          RoomRefused,
        );
        await expect(bench.seller.requestVoucher(yes!.supplierOrderId)).rejects.toThrow(
          RoomRefused,
        );
        await bench.passMinutes(10);
        const stateOf = async (id: string) => (await bench.seller.info(id)).state;
        expect(await stateOf(yes!.supplierOrderId)).toBe('confirmed');
        expect(await bench.seller.info(no!.supplierOrderId)).toMatchObject({
          state: 'refused',
          penaltyNow: null,
        });
        expect(await stateOf(waiting!.supplierOrderId)).toBe('waiting-list');
        expect(await bench.seller.cancel(waiting!.supplierOrderId)).toMatchObject({
          state: 'cancelled',
          penalty: free,
        });
      });

    test('nothing can be cancelled after the day of arrival', async () => {
      const { supplierOrderId } = await bench.seller.book(request());
      await bench.passToStay();
      expect(await bench.seller.info(supplierOrderId)).toMatchObject({ penaltyNow: null });
      await expect(bench.seller.cancel(supplierOrderId)).rejects.toThrow(RoomRefused);
    });
  });
}
