import { addDays } from '@karvon/calendar';
import { money } from '@karvon/money';
import { SupplierChangeOver, SupplierExtrasRefused, SupplierTermsUnknown } from '../air-supplier';
import type { ContractTests } from './supplier-steps';

/** A supplier without exchanges leaves every wish to an operator. */
export const testNoExchanges: ContractTests = (world, { offered, ticketed }) => {
  test('a wish to fly on another day is left to an operator', async () => {
    const [before] = (await offered()).slices;
    const date = addDays(before!.segments[0]!.departingAt.slice(0, 10), 1);
    const wishes = [{ slice: 0, before: before!, date }];
    const supplierOrderId = await ticketed();
    await expect(world().supplier.offerExchange({ supplierOrderId, wishes })).rejects.toThrow(
      SupplierTermsUnknown,
    );
  });
};

/** A supplier without refunds leaves each one to an operator. */
export const testNoReturns: ContractTests = (world, { ticketed, quote }) => {
  test('the terms of a refund are left to an operator', async () => {
    await expect(quote(await ticketed())).rejects.toThrow(SupplierTermsUnknown);
    expect(await world().supplier.findCancellation('none')).toBeNull();
  });
};

/** A supplier that does not tell about changed flights. */
export const testNoChanges: ContractTests = (world, { ticketed }) => {
  test('changes by airlines are unknown, and none is accepted', async () => {
    const { supplier } = world();
    const supplierOrderId = await ticketed('flight-cancelled');
    expect(await supplier.findChange({ supplierOrderId })).toBeNull();
    await expect(supplier.acceptChange({ supplierOrderId, changeId: 'none' })).rejects.toThrow(
      SupplierChangeOver,
    );
  });
};

/** A supplier that sells tickets without extras. */
export const testNoExtras: ContractTests = (world, { request, ticketed }) => {
  test('no bags or seats are offered or sold, neither before the issue nor after', async () => {
    const { supplier, instant } = world();
    const { offerId, fareId } = await request('nothing', instant);
    const supplierOrderId = await ticketed();
    for (const id of [null, supplierOrderId])
      expect(
        await supplier.offerExtras({
          ...{ supplierOrderId: id, offerId, fareId },
          passengers: ['adult'],
        }),
      ).toEqual({ bags: [], seatMaps: [] });
    const bag = { kind: 'bag' as const, passenger: 0, slices: [0], kg: 23, quantity: 1 };
    const extras = [{ ...bag, price: money(100, 'UZS') }];
    await expect(
      supplier.buyExtras({ supplierOrderId, reference: 'nothing', extras }),
    ).rejects.toThrow(SupplierExtrasRefused);
  });
};
