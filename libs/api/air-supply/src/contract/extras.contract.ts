import { randomUUID } from 'node:crypto';
import { extraKey, extrasOfferSchema } from '@karvon/contract';
import { times } from '@karvon/money';
import { SupplierExtrasRefused, SupplierUnanswered, type HoldRequest } from '../air-supplier';
import type { PricedExtra, SupplierExtras } from '../sell-extras';
import type { ContractTests } from './supplier-steps';
import type { Provocation } from './supplier-under-test';

/** The first bag that is sold to a passenger, at its price. */
export function aBag({ bags }: SupplierExtras, passenger = 0, quantity = 1): PricedExtra {
  const bag = bags.find((one) => one.passenger === passenger)!;
  const { slices, kg, price } = bag;
  return { kind: 'bag', passenger, slices, kg, quantity, price: times(price, quantity) };
}

/** The last unoccupied seat with a price on the first flight. */
export function aSeat({ seatMaps }: SupplierExtras, passenger = 0): PricedExtra {
  const { slice, segment, rows } = seatMaps[0]!;
  const seats = rows.flatMap(({ sections }) => sections.flat());
  const seat = seats.findLast((one) => (one?.prices[passenger]?.amount ?? 0) > 0)!;
  const { designator, prices } = seat;
  return { kind: 'seat', passenger, slice, segment, designator, price: prices[passenger]! };
}

/** Bags and seats beside a fare. */
export const testExtras: ContractTests = (world, { ticketed, request }) => {
  describe('extra bags and seats', () => {
    const ask = (supplierOrderId: string | null, requested?: HoldRequest) =>
      world().supplier.offerExtras({
        supplierOrderId,
        offerId: requested?.offerId ?? 'none',
        fareId: requested?.fareId ?? 'none',
        passengers: requested?.passengers.map(({ type }) => type) ?? ['adult', 'adult'],
      });
    const buy = (
      supplierOrderId: string,
      extras: PricedExtra[],
      reference: string = randomUUID(),
    ) => world().supplier.buyExtras({ supplierOrderId, reference, extras });
    /** How many pieces of a kind of bag can still be bought. */
    async function left(supplierOrderId: string, extra: PricedExtra): Promise<number> {
      const { bags } = await ask(supplierOrderId);
      const same = bags.find(
        (bag) => extraKey({ kind: 'bag', ...bag, quantity: 1 }) === extraKey(extra),
      );
      return same?.maxQuantity ?? 0;
    }
    async function instant(provocation: Provocation = 'nothing') {
      const requested = await request(provocation, world().instant);
      return { requested, offered: await ask(null, requested) };
    }

    test('an offer that cannot be held is sold with bags and seats, each only once', async () => {
      const { offered } = await instant();
      expect(() => extrasOfferSchema.parse(offered)).not.toThrow();
      const keys = offered.bags.map((bag) => extraKey({ kind: 'bag', ...bag, quantity: 1 }));
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { price } of offered.bags) expect(price.amount).toBeGreaterThan(0);
      const [map] = offered.seatMaps;
      const seats = map!.rows.flatMap(({ sections }) => sections.flat());
      const taken = seats.filter((seat) => seat?.prices.every((price) => price === null));
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.length).toBeLessThan(seats.length);
      await expect(ask(null)).rejects.toMatchObject({ code: 'offer-expired' });
    });

    test('an order with tickets gets another bag, once per reference', async () => {
      const supplierOrderId = await ticketed();
      const bag = aBag(await ask(supplierOrderId), 1);
      const before = await left(supplierOrderId, bag);
      const reference = randomUUID();
      await buy(supplierOrderId, [bag], reference);
      await buy(supplierOrderId, [bag], reference);
      expect(await left(supplierOrderId, bag)).toBe(before - 1);
    });

    test('a seat is sold after the tickets are issued, or not offered', async () => {
      const supplierOrderId = await ticketed();
      const offered = await ask(supplierOrderId);
      expect(offered.seatMaps.length > 0).toBe(world().sellsSeatsLater);
      if (!world().sellsSeatsLater) return;
      const seat = aSeat(offered);
      await buy(supplierOrderId, [seat]);
      await expect(buy(supplierOrderId, [{ ...seat, passenger: 1 }])).rejects.toThrow(
        SupplierExtrasRefused,
      );
    });

    test('an offer that can be held shows what its hold is sold, at the same prices', async () => {
      const requested = await request();
      const before = await ask(null, requested);
      const { supplierOrderId } = await world().supplier.hold(requested);
      expect(before.bags.length).toBeGreaterThan(0);
      expect(before).toEqual(await ask(supplierOrderId, requested));
    });

    test('a hold shows what its tickets can have, and gets nothing before', async () => {
      const requested = await request();
      const { supplierOrderId } = await world().supplier.hold(requested);
      const bag = aBag(await ask(supplierOrderId, requested));
      await expect(buy(supplierOrderId, [bag])).rejects.toThrow(SupplierExtrasRefused);
    });

    test('one extra that is dearer, too many or for another passenger refuses the whole purchase', async () => {
      const supplierOrderId = await ticketed();
      const bag = aBag(await ask(supplierOrderId));
      const before = await left(supplierOrderId, bag);
      const price = { ...bag.price, amount: bag.price.amount - 100 };
      const [other] = [aBag(await ask(supplierOrderId), 1)];
      const wrong = [
        { ...bag, price },
        { ...bag, quantity: before + 1, price: times(bag.price, before + 1) },
        { ...bag, passenger: 7 },
        { ...bag, slices: [3] },
      ] as PricedExtra[];
      for (const one of wrong)
        await expect(buy(supplierOrderId, [other, one])).rejects.toThrow(SupplierExtrasRefused);
      expect(await left(supplierOrderId, bag)).toBe(before);
      expect(await left(supplierOrderId, other)).toBeGreaterThan(0);
    });

    test('when the carrier refuses, nothing is bought', async () => {
      const supplierOrderId = await ticketed('extras-refused');
      const bag = aBag(await ask(supplierOrderId));
      const before = await left(supplierOrderId, bag);
      await expect(buy(supplierOrderId, [bag])).rejects.toThrow(SupplierExtrasRefused);
      expect(await left(supplierOrderId, bag)).toBe(before);
    });

    test('after a lost response a repeated purchase finds the first', async () => {
      const supplierOrderId = await ticketed('extras-unanswered');
      const bag = aBag(await ask(supplierOrderId));
      const before = await left(supplierOrderId, bag);
      const reference = randomUUID();
      await expect(buy(supplierOrderId, [bag], reference)).rejects.toThrow(SupplierUnanswered);
      await buy(supplierOrderId, [bag], reference);
      expect(await left(supplierOrderId, bag)).toBe(before - 1);
    });

    test('extras are bought together with seats that cannot be held, once per reference', async () => {
      const { requested, offered } = await instant();
      const extras = [aBag(offered), aSeat(offered)];
      const order = await world().supplier.order({ ...requested, extras });
      expect(order.total).toEqual(requested.supplierTotal);
      expect(await world().supplier.order({ ...requested, extras })).toEqual(order);
      const again = { ...(await request('nothing', world().instant)), extras: [extras[1]!] };
      await expect(world().supplier.order(again)).rejects.toThrow(SupplierExtrasRefused);
    });

    test('an order whose extras are refused is not made, and can be made without them', async () => {
      const { requested, offered } = await instant('extras-refused');
      const asked = { ...requested, extras: [aBag(offered)] };
      await expect(world().supplier.order(asked)).rejects.toThrow(SupplierExtrasRefused);
      expect(await world().supplier.find(requested.reference)).toBeNull();
      const order = await world().supplier.order(requested);
      expect(order.tickets).toHaveLength(1);
    });

    test('after a lost response a repeated order with extras is the same order', async () => {
      const { requested, offered } = await instant('extras-unanswered');
      const asked = { ...requested, extras: [aBag(offered)] };
      await expect(world().supplier.order(asked)).rejects.toThrow(SupplierUnanswered);
      const found = await world().supplier.find(requested.reference);
      expect(await world().supplier.order(asked)).toMatchObject({ pnr: found!.pnr });
    });
  });
};
