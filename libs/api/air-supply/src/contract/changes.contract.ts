import { SupplierChangeOver } from '../air-supplier';
import type { ContractTests } from './supplier-steps';

/** Changes of flights by airlines. */
export const testChanges: ContractTests = (world, { ticketed }) => {
  describe('changes by airlines', () => {
    const find = (supplierOrderId: string) => world().supplier.findChange({ supplierOrderId });

    test('an order whose flights are as they were sold has no change', async () => {
      expect(await find(await ticketed())).toBeNull();
    });

    test('cancelled flights have no replacement and cannot be accepted', async () => {
      const supplierOrderId = await ticketed('flight-cancelled');
      const change = (await find(supplierOrderId))!;
      expect(change).toMatchObject({ acceptable: false, answer: 'open' });
      expect(change.slices.length).toBeGreaterThan(0);
      expect(change.slices.every(({ after }) => after === null)).toBe(true);
      await expect(
        world().supplier.acceptChange({ supplierOrderId, changeId: change.id }),
      ).rejects.toThrow(SupplierChangeOver);
    });

    test.each([
      ['flight-delayed', true],
      ['flight-moved', false],
    ] as const)('%s: the new flights are reported, and accepted once', async (who, kept) => {
      const supplierOrderId = await ticketed(who);
      const change = (await find(supplierOrderId))!;
      expect(change).toMatchObject({ acceptable: true, answer: 'open' });
      for (const { before, after } of change.slices) {
        const [was, now] = [before.segments[0]!, after!.segments[0]!];
        expect(Date.parse(now.departingAt)).toBeGreaterThan(Date.parse(was.departingAt));
        expect(was.flightNumber === now.flightNumber).toBe(kept);
      }
      const accept = () => world().supplier.acceptChange({ supplierOrderId, changeId: change.id });
      await accept();
      await accept();
      expect(await find(supplierOrderId)).toMatchObject({ id: change.id, answer: 'accepted' });
    });
  });
};
