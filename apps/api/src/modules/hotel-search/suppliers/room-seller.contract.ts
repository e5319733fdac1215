import { randomUUID } from 'node:crypto';
import type { Money } from '@karvon/money';
import { money } from '@karvon/money';
import { SupplierPriceChanged, SupplierUnanswered } from '../../../supplier-errors';
import { RoomRefused, type RoomRequest, type RoomSeller } from './room-seller';

/** The situations that the adapter's test bench must provide to the suite. */
export type RoomProvocation =
  | 'nothing'
  | 'refused'
  | 'unanswered'
  | 'request-confirmed'
  | 'request-refused'
  | 'waiting-list'
  | 'voucher-late'
  | 'cancel-refused';

export interface RoomSellerUnderTest {
  seller: RoomSeller;
  /** An available offer that can be cancelled for nothing today. */
  offer: { id: string; price: Money };
  /** An offer whose cancellation costs the full price. */
  strict: { id: string; price: Money };
  surname(provocation: RoomProvocation): string;
  /** Waits long enough for a hotel to answer and for a slow voucher to be made. */
  passMinutes(minutes: number): Promise<void>;
  /** Moves the time to the middle of the guests' stay. */
  passToStay(): Promise<void>;
  close(): Promise<void>;
}

/** The tests that every seller of rooms must pass; call it in a spec of the adapter. */
export function describeRoomSeller(name: string, open: () => Promise<RoomSellerUnderTest>): void {
  describe(`${name} as a seller of rooms`, () => {
    let bench: RoomSellerUnderTest;
    beforeAll(async () => {
      bench = await open();
    }, 120_000);
    afterAll(() => bench.close());

    function request(provocation: RoomProvocation = 'nothing', offer = bench.offer): RoomRequest {
      return {
        reference: randomUUID(),
        offerId: offer.id,
        price: offer.price,
        booker: { name: 'Anna', phone: '+998901234567', email: 'anna@example.com' },
        guests: [{ category: 'adult', name: 'Anna', surname: bench.surname(provocation) }],
      };
    }

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
      const refused = request('refused');
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
      const wanted = request('unanswered');
      await expect(bench.seller.book(wanted)).rejects.toThrow(SupplierUnanswered);
      expect(await bench.seller.find(wanted.reference)).toMatchObject({ state: 'confirmed' });
    });

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

    test('makes a voucher only for a confirmed room, and may take a while', async () => {
      const [room, late, requested] = await Promise.all(
        (['nothing', 'voucher-late', 'request-confirmed'] as const).map((provocation) =>
          bench.seller.book(request(provocation)),
        ),
      );
      await expect(bench.seller.requestVoucher(requested!.supplierOrderId)).rejects.toThrow(
        RoomRefused,
      );
      const { taskId } = await bench.seller.requestVoucher(room!.supplierOrderId);
      expect(await bench.seller.requestVoucher(room!.supplierOrderId)).toEqual({ taskId });
      expect(await bench.seller.voucher(taskId)).toEqual({ number: expect.any(String) });
      const task = await bench.seller.requestVoucher(late!.supplierOrderId);
      expect(await bench.seller.voucher(task.taskId)).toBeNull();
      await bench.passMinutes(10);
      expect(await bench.seller.voucher(task.taskId)).toEqual({ number: expect.any(String) });
    });

    test('nothing can be cancelled after the day of arrival', async () => {
      const { supplierOrderId } = await bench.seller.book(request());
      await bench.passToStay();
      expect(await bench.seller.info(supplierOrderId)).toMatchObject({ penaltyNow: null });
      await expect(bench.seller.cancel(supplierOrderId)).rejects.toThrow(RoomRefused);
    });
  });
}
