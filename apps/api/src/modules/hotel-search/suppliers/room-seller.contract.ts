import { randomUUID } from 'node:crypto';
import type { Money } from '@karvon/money';
import { money } from '@karvon/money';
import { SupplierPriceChanged, SupplierUnanswered } from '../../../supplier-errors';
import { RoomRefused, type RoomChange, type RoomRequest, type RoomSeller } from './room-seller';

/** The situations that the adapter's test bench must provide to the suite. */
export type RoomProvocation =
  | 'nothing'
  | 'refused'
  | 'unanswered'
  | 'request-confirmed'
  | 'request-refused'
  | 'waiting-list'
  | 'voucher-late'
  | 'cancel-refused'
  | 'no-changes'
  | 'change-refused'
  | 'change-late'
  | 'change-unanswered';

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
        amendable: true,
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

    const change = (provocation: RoomProvocation = 'nothing', name = 'Olga'): RoomChange => ({
      reference: randomUUID(),
      guests: [{ category: 'adult', name, surname: bench.surname(provocation) }],
      comment: 'A high floor',
    });
    const booked = async (provocation?: RoomProvocation) =>
      (await bench.seller.book(request(provocation))).supplierOrderId;

    test('changes names and wishes once under a reference, and again under another one', async () => {
      const id = await booked();
      const first = change();
      const made = await bench.seller.amend(id, first);
      expect(made).toMatchObject({ state: 'confirmed', amendment: 'confirmed', amendable: true });
      expect(await bench.seller.amend(id, first)).toEqual(made);
      expect(await bench.seller.info(id)).toEqual(made);
      expect(await bench.seller.amend(id, change('nothing', 'Irina'))).toEqual(made);
      const { taskId } = await bench.seller.requestVoucher(id);
      expect(await bench.seller.voucher(taskId)).toEqual({ number: expect.any(String) });
      expect(await bench.seller.cancel(id)).toMatchObject({ state: 'cancelled', amendable: false });
      await expect(bench.seller.amend(id, change())).rejects.toThrow(RoomRefused);
    });

    test('a hotel may answer a change later; the booking stands meanwhile', async () => {
      const id = await booked();
      const late = change('change-late');
      const asked = await bench.seller.amend(id, late);
      expect(asked).toMatchObject({ state: 'confirmed', amendment: 'in-work', amendable: false });
      expect(await bench.seller.amend(id, late)).toEqual(asked);
      await expect(bench.seller.amend(id, change())).rejects.toThrow(RoomRefused);
      await bench.passMinutes(10);
      const amended = { state: 'confirmed', amendment: 'confirmed', amendable: true };
      expect(await bench.seller.amend(id, late)).toMatchObject(amended);
    });

    test('after a refused change the booking stands, and may be changed otherwise', async () => {
      const id = await booked();
      const refused = change('change-refused');
      const stands = { state: 'confirmed', amendment: 'refused', amendable: true };
      expect(await bench.seller.amend(id, refused)).toMatchObject(stands);
      expect(await bench.seller.amend(id, refused)).toMatchObject(stands);
      expect(await bench.seller.amend(id, change())).toMatchObject({ amendment: 'confirmed' });
    });

    test('a change whose answer was lost is found, and not requested again', async () => {
      const id = await booked();
      const lost = change('change-unanswered');
      await expect(bench.seller.amend(id, lost)).rejects.toThrow(SupplierUnanswered);
      expect(await bench.seller.amend(id, lost)).toMatchObject({ amendment: 'confirmed' });
    });

    test('refuses to change what the hotel does not change, and what it does not know', async () => {
      const id = await booked('no-changes');
      expect(await bench.seller.info(id)).toMatchObject({ state: 'confirmed', amendable: false });
      await expect(bench.seller.amend(id, change())).rejects.toThrow(RoomRefused);
      await expect(bench.seller.amend('nonsense', change())).rejects.toThrow(RoomRefused);
      const requested = await booked('request-confirmed');
      await expect(bench.seller.amend(requested, change())).rejects.toThrow(RoomRefused);
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
