import { randomUUID } from 'node:crypto';
import { SupplierIssueRefused, SupplierPriceChanged, SupplierUnanswered } from '../air-supplier';
import type { ContractTests } from './supplier-steps';

/** Holds, tickets, and orders of seats that cannot be held. */
export const testSales: ContractTests = (world, { offered, request }) => {
  test('a hold has the agreed price, a time to pay, and a promised price for no longer than that', async () => {
    const requested = await request();
    const hold = await world().supplier.hold(requested);
    expect(hold.total).toEqual(requested.supplierTotal);
    expect(hold.pnr).toMatch(/^[A-Z0-9]{5,8}$/);
    expect(hold.payBefore.getTime()).toBeGreaterThan(world().now().getTime());
    if (hold.priceGuaranteedUntil)
      expect(hold.priceGuaranteedUntil.getTime()).toBeLessThanOrEqual(hold.payBefore.getTime());
  });

  test('one reference is one hold, however often and at whatever time it is requested', async () => {
    const requested = await request();
    const holds = await Promise.all(
      Array.from({ length: 5 }, () => world().supplier.hold(requested)),
    );
    expect(new Set(holds.map(({ supplierOrderId }) => supplierOrderId)).size).toBe(1);
    expect(await world().supplier.hold(requested)).toEqual(holds[0]);
    expect(await world().supplier.find(requested.reference)).toEqual(holds[0]);
    expect(await world().supplier.find(randomUUID())).toBeNull();
  });

  test('a price other than the agreed one is reported, and nothing is held', async () => {
    const requested = await request();
    const supplierTotal = {
      ...requested.supplierTotal,
      amount: requested.supplierTotal.amount - 100,
    };
    await expect(world().supplier.hold({ ...requested, supplierTotal })).rejects.toThrow(
      SupplierPriceChanged,
    );
    expect(await world().supplier.find(requested.reference)).toBeNull();
  });

  test.each(['sold-out', 'hold-refused', 'passenger-data-refused'] as const)(
    '%s is a problem, and nothing is held',
    async (provocation) => {
      const requested = await request(provocation);
      await expect(world().supplier.hold(requested)).rejects.toMatchObject({ code: provocation });
      expect(await world().supplier.find(requested.reference)).toBeNull();
    },
  );

  test('a hold whose response is lost is found by our reference', async () => {
    const requested = await request('hold-unanswered');
    await expect(world().supplier.hold(requested)).rejects.toThrow(SupplierUnanswered);
    expect(await world().supplier.find(requested.reference)).toMatchObject({
      total: requested.supplierTotal,
    });
  });

  test('tickets are issued once, one for each passenger', async () => {
    const requested = await request();
    const { supplierOrderId } = await world().supplier.hold(requested);
    const issue = () => world().supplier.issue({ supplierOrderId, reference: requested.reference });
    const [first, second] = await Promise.all([issue(), issue()]);
    expect(first.tickets.map(({ passengerIndex }) => passengerIndex)).toEqual([0, 1]);
    for (const { number } of first.tickets) expect(number).toMatch(/^\d{13}$/);
    expect([second, await issue()]).toEqual([first, first]);
  });

  test('a carrier that does not issue is reported', async () => {
    const requested = await request('issue-refused');
    const { supplierOrderId } = await world().supplier.hold(requested);
    await expect(
      world().supplier.issue({ supplierOrderId, reference: requested.reference }),
    ).rejects.toThrow(SupplierIssueRefused);
  });

  test('seats given back once or twice can no longer be issued', async () => {
    const requested = await request();
    const { supplierOrderId } = await world().supplier.hold(requested);
    await world().supplier.cancel({ supplierOrderId });
    await world().supplier.cancel({ supplierOrderId });
    expect(await world().supplier.find(requested.reference)).toBeNull();
    await expect(
      world().supplier.issue({ supplierOrderId, reference: requested.reference }),
    ).rejects.toThrow(SupplierIssueRefused);
  });

  describe('where seats cannot be held', () => {
    test('the offer tells that seats cannot be held, and a hold is refused', async () => {
      const { fares, instantFares } = await offered(world().instant);
      expect(instantFares).toEqual(fares.map(({ id }) => id));
      await expect(
        world().supplier.hold(await request('nothing', world().instant)),
      ).rejects.toMatchObject({ code: 'hold-refused' });
    });

    test('an order is bought together with its tickets, once per reference', async () => {
      const requested = await request('nothing', world().instant);
      const order = await world().supplier.order(requested);
      expect(order.total).toEqual(requested.supplierTotal);
      expect(order.tickets).toHaveLength(1);
      expect(await world().supplier.order(requested)).toEqual(order);
      expect(await world().supplier.find(requested.reference)).toMatchObject({ pnr: order.pnr });
    });

    test('after a lost response a repeated order is the same order', async () => {
      const requested = await request('hold-unanswered', world().instant);
      await expect(world().supplier.order(requested)).rejects.toThrow(SupplierUnanswered);
      const found = await world().supplier.find(requested.reference);
      expect(await world().supplier.order(requested)).toMatchObject({ pnr: found!.pnr });
    });

    test('seats that are gone are not bought', async () => {
      const requested = await request('sold-out', world().instant);
      await expect(world().supplier.order(requested)).rejects.toMatchObject({ code: 'sold-out' });
      expect(await world().supplier.find(requested.reference)).toBeNull();
    });
  });
};

/** These run last, because the offer stays dearer afterwards. */
export const testRaisedPrices: ContractTests = (world, { request }) => {
  test('a price raised at the hold is reported, and can be booked once it is agreed', async () => {
    await expect(world().supplier.hold(await request('price-raised'))).rejects.toThrow(
      SupplierPriceChanged,
    );
    const again = await request('price-raised');
    expect((await world().supplier.hold(again)).total).toEqual(again.supplierTotal);
  });
};
