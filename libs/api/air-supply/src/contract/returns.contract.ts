import { SupplierQuoteExpired, SupplierTermsUnknown, SupplierUnanswered } from '../air-supplier';
import type { ContractTests } from './supplier-steps';

/** Quotes, confirmations, and refunds that the carrier causes. */
export const testReturns: ContractTests = (world, { request, ticketed, quote }) => {
  describe('giving tickets back', () => {
    test('a quote tells the price paid and the amount kept, and changes nothing', async () => {
      const requested = await request();
      const { supplierOrderId } = await world().supplier.hold(requested);
      await expect(quote(supplierOrderId)).rejects.toThrow(SupplierTermsUnknown);
      const issued = await world().supplier.issue({
        supplierOrderId,
        reference: requested.reference,
      });
      const { id, tariff, taxes, expiresAt } = await quote(supplierOrderId);
      expect(tariff.paid.amount + taxes.paid.amount).toBe(requested.supplierTotal.amount);
      for (const { paid, kept } of [tariff, taxes]) {
        expect(kept.amount).toBeGreaterThanOrEqual(0);
        expect(kept.amount).toBeLessThanOrEqual(paid.amount);
      }
      expect(expiresAt.getTime()).toBeGreaterThan(world().now().getTime());
      expect(await world().supplier.findCancellation(id)).toBe('open');
      expect(
        await world().supplier.issue({ supplierOrderId, reference: requested.reference }),
      ).toEqual(issued);
    });

    test('a quote is confirmed once', async () => {
      const { id } = await quote(await ticketed());
      await world().supplier.confirmCancellation({ quoteId: id });
      await world().supplier.confirmCancellation({ quoteId: id });
      expect(await world().supplier.findCancellation(id)).toBe('confirmed');
      expect(await world().supplier.findCancellation('none')).toBeNull();
    });

    test('a confirmation whose response is lost is found by its quote', async () => {
      const { id } = await quote(await ticketed('cancel-unanswered'));
      await expect(world().supplier.confirmCancellation({ quoteId: id })).rejects.toThrow(
        SupplierUnanswered,
      );
      expect(await world().supplier.findCancellation(id)).toBe('confirmed');
    });

    test('a refund agreed with the carrier keeps nothing, and neither does one after a change by the carrier', async () => {
      const plain = await ticketed();
      expect((await quote(plain, true)).tariff.kept.amount).toBe(0);
      const delayed = { supplierOrderId: await ticketed('flight-delayed') };
      const forced = await world().supplier.quoteCancellation({
        ...delayed,
        reason: 'flight-delayed',
        waived: false,
      });
      expect(forced.tariff.kept.amount).toBe(0);
    });

    test('a part is given back separately: the rest stays, and the parts add up to the order', async () => {
      const requested = await request();
      const { supplierOrderId } = await world().supplier.hold(requested);
      await world().supplier.issue({ supplierOrderId, reference: requested.reference });
      const slices = Array.from(world().holdable.legs, (_leg, index) => index);
      const sendRequest = (...passengers: number[]) =>
        world().supplier.quoteCancellation({
          supplierOrderId,
          reason: null,
          waived: false,
          part: passengers.map((passenger) => ({ passenger, slices })),
        });
      if (!world().givesPartsBack) {
        await expect(sendRequest(0)).rejects.toThrow(SupplierTermsUnknown);
        return void (await expect(sendRequest(0, 1)).resolves.toMatchObject({ tariff: {} }));
      }
      const [first, both] = [await sendRequest(0), await sendRequest(0, 1)];
      await world().supplier.confirmCancellation({ quoteId: first.id });
      await world().supplier.confirmCancellation({ quoteId: first.id });
      expect(await world().supplier.find(requested.reference)).not.toBeNull();
      await expect(sendRequest(0)).rejects.toThrow(SupplierTermsUnknown);
      await expect(world().supplier.confirmCancellation({ quoteId: both.id })).rejects.toThrow(
        SupplierQuoteExpired,
      );
      const rest = await quote(supplierOrderId);
      const paid = [first, rest].map(({ tariff, taxes }) => tariff.paid.amount + taxes.paid.amount);
      expect(paid[0]! + paid[1]!).toBe(requested.supplierTotal.amount);
      await world().supplier.confirmCancellation({ quoteId: rest.id });
      expect(await world().supplier.find(requested.reference)).toBeNull();
    });

    // This test stands near the end, because it moves the clock.
    test('a quote that is too old is refused, and a new one is valid', async () => {
      const order = await ticketed();
      const { id, expiresAt } = await quote(order);
      await world().pass(Math.ceil((expiresAt.getTime() - world().now().getTime()) / 60_000) + 1);
      await expect(world().supplier.confirmCancellation({ quoteId: id })).rejects.toThrow(
        SupplierQuoteExpired,
      );
      await world().supplier.confirmCancellation({ quoteId: (await quote(order)).id });
    });
  });
};
