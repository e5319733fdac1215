import { randomUUID } from 'node:crypto';
import { addDays } from '@karvon/calendar';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
  type SearchLeg,
} from './air-supplier';
import { supplierSteps, type SupplierUnderTest } from './supplier-under-test';

/** What every adapter of the supplier port must do; a new one is ready when it passes. */
export function testAirSupplier(name: string, setUp: () => Promise<SupplierUnderTest>): void {
  describe(`${name} keeps the contract of a supplier`, () => {
    let world: SupplierUnderTest;
    beforeAll(async () => {
      world = await setUp();
    }, 120_000);
    afterAll(() => world.close());

    const { find, offered, request, ticketed, quote } = supplierSteps(() => world);

    test('a search answers in batches that say how far it is, each offer once', async () => {
      const progress: [number, number][] = [];
      const ids: string[] = [];
      await world.supplier.search(
        world.holdable,
        (offers, { answered, failed, total }) => {
          progress.push([answered + failed, total]);
          ids.push(...offers.map(({ id }) => id));
        },
        new AbortController().signal,
      );
      expect(ids.length).toBeGreaterThan(0);
      expect(new Set(ids).size).toBe(ids.length);
      expect(progress.map(([done]) => done)).toEqual(
        [...progress.map(([done]) => done)].sort((a, b) => a - b),
      );
      const [done, total] = progress.at(-1)!;
      expect(done).toBe(total);
    });

    test('a search that is called off ends', async () => {
      const gone = new AbortController();
      gone.abort();
      await expect(
        world.supplier.search(world.holdable, () => undefined, gone.signal),
      ).resolves.toBeUndefined();
    });

    test('what a carrier does not say is unknown, never no', async () => {
      for (const { fares } of await find(world.silent))
        for (const { baggage } of fares)
          for (const slice of baggage) expect(slice).toEqual({ carryOn: null, checked: null });
      for (const { fares } of await find(world.holdable))
        for (const { refund, exchange } of fares)
          for (const { allowed, fee } of [refund, exchange])
            if (allowed !== 'yes') expect(fee).toBeNull();
    });

    test('baggage is told for each slice, in the cabin and in the hold', async () => {
      for (const { fares, slices } of await find(world.holdable))
        for (const { baggage } of fares) {
          expect(baggage).toHaveLength(slices.length);
          for (const bag of baggage.flatMap(({ carryOn, checked }) => [carryOn, checked]))
            if (bag?.pieces === 0) expect(bag.kg).toBeNull();
        }
    });

    test('a price is good for a while, for the travellers asked for, and has rules in both languages', async () => {
      const offer = await offered(world.holdable);
      expect(offer.travellers).toEqual(world.holdable.travellers);
      expect(offer.expiresAt.getTime()).toBeGreaterThan(world.now().getTime());
      expect(offer.instantPaymentRequired).toBe(false);
      const rules = await world.supplier.rules(offer.id, offer.fares[0]!.id);
      expect(rules.sections.ru.length).toBeGreaterThan(0);
      expect(rules.sections.uz).toHaveLength(rules.sections.ru.length);
      expect(rules.original).toMatch(/\w/);
      for (const ask of [world.supplier.price('none'), world.supplier.rules('none', 'none')])
        await expect(ask).rejects.toMatchObject({ code: 'offer-expired' });
    });

    test('prices it remembers are of the trips asked about, for these travellers, and were seen before', async () => {
      const { legs, travellers, cabin } = world.holdable;
      const [{ origin, destination, date }] = legs as [SearchLeg];
      const trips = [
        { out: date, back: null },
        { out: date, back: addDays(date, 7) },
      ];
      const only = { directOnly: false, selfTransfers: false };
      const ask = { origin, destination, trips, travellers, cabin, ...only };
      const prices = await world.supplier.cachedPrices(ask, new AbortController().signal);
      expect(prices.some(({ lines }) => lines !== null)).toBe(world.remembersPrices);
      for (const { out, back, lines, observedAt } of prices) {
        expect(trips).toContainEqual({ out, back });
        expect(observedAt.getTime()).toBeLessThanOrEqual(world.now().getTime());
        if (lines) {
          const count = lines.reduce((sum, line) => sum + line.count, 0);
          expect(count).toBe(travellers.adult + travellers.child + travellers.baby);
        }
      }
      // Called off it ends, one way or the other.
      await Promise.allSettled([world.supplier.cachedPrices(ask, AbortSignal.abort())]);
    });

    test('a hold is at the agreed price, with a time to pay and a promise not longer than that', async () => {
      const asked = await request();
      const hold = await world.supplier.hold(asked);
      expect(hold.total).toEqual(asked.supplierTotal);
      expect(hold.pnr).toMatch(/^[A-Z0-9]{5,8}$/);
      expect(hold.payBefore.getTime()).toBeGreaterThan(world.now().getTime());
      if (hold.priceGuaranteedUntil)
        expect(hold.priceGuaranteedUntil.getTime()).toBeLessThanOrEqual(hold.payBefore.getTime());
    });

    test('one reference is one hold, however often and at once it is asked for', async () => {
      const asked = await request();
      const holds = await Promise.all(Array.from({ length: 5 }, () => world.supplier.hold(asked)));
      expect(new Set(holds.map(({ supplierOrderId }) => supplierOrderId)).size).toBe(1);
      expect(await world.supplier.hold(asked)).toEqual(holds[0]);
      expect(await world.supplier.find(asked.reference)).toEqual(holds[0]);
      expect(await world.supplier.find(randomUUID())).toBeNull();
    });

    test('another price than agreed is told, and nothing is held', async () => {
      const asked = await request();
      const supplierTotal = { ...asked.supplierTotal, amount: asked.supplierTotal.amount - 100 };
      await expect(world.supplier.hold({ ...asked, supplierTotal })).rejects.toThrow(
        SupplierPriceChanged,
      );
      expect(await world.supplier.find(asked.reference)).toBeNull();
    });

    test.each(['sold-out', 'hold-refused', 'passenger-data-refused'] as const)(
      '%s is a problem, and nothing is held',
      async (provocation) => {
        const asked = await request(provocation);
        await expect(world.supplier.hold(asked)).rejects.toMatchObject({ code: provocation });
        expect(await world.supplier.find(asked.reference)).toBeNull();
      },
    );

    test('a hold whose answer is lost is found by our reference', async () => {
      const asked = await request('hold-unanswered');
      await expect(world.supplier.hold(asked)).rejects.toThrow(SupplierUnanswered);
      expect(await world.supplier.find(asked.reference)).toMatchObject({
        total: asked.supplierTotal,
      });
    });

    test('tickets are issued once, one for each passenger', async () => {
      const asked = await request();
      const { supplierOrderId } = await world.supplier.hold(asked);
      const issue = () => world.supplier.issue({ supplierOrderId, reference: asked.reference });
      const [first, second] = await Promise.all([issue(), issue()]);
      expect(first.tickets.map(({ passengerIndex }) => passengerIndex)).toEqual([0, 1]);
      for (const { number } of first.tickets) expect(number).toMatch(/^\d{13}$/);
      expect([second, await issue()]).toEqual([first, first]);
    });

    test('a carrier that does not issue says so', async () => {
      const asked = await request('issue-refused');
      const { supplierOrderId } = await world.supplier.hold(asked);
      await expect(
        world.supplier.issue({ supplierOrderId, reference: asked.reference }),
      ).rejects.toThrow(SupplierIssueRefused);
    });

    test('seats given back, once or twice, are not issued any more', async () => {
      const asked = await request();
      const { supplierOrderId } = await world.supplier.hold(asked);
      await world.supplier.cancel({ supplierOrderId });
      await world.supplier.cancel({ supplierOrderId });
      expect(await world.supplier.find(asked.reference)).toBeNull();
      await expect(
        world.supplier.issue({ supplierOrderId, reference: asked.reference }),
      ).rejects.toThrow(SupplierIssueRefused);
    });

    describe('where seats cannot be held', () => {
      test('the offer says so, and a hold is refused', async () => {
        expect(await offered(world.instant)).toMatchObject({ instantPaymentRequired: true });
        await expect(
          world.supplier.hold(await request('nothing', world.instant)),
        ).rejects.toMatchObject({ code: 'hold-refused' });
      });

      test('an order is bought with its tickets, once per reference', async () => {
        const asked = await request('nothing', world.instant);
        const order = await world.supplier.order(asked);
        expect(order.total).toEqual(asked.supplierTotal);
        expect(order.tickets).toHaveLength(1);
        expect(await world.supplier.order(asked)).toEqual(order);
        expect(await world.supplier.find(asked.reference)).toMatchObject({ pnr: order.pnr });
      });

      test('an order whose answer is lost is the same when asked for again', async () => {
        const asked = await request('hold-unanswered', world.instant);
        await expect(world.supplier.order(asked)).rejects.toThrow(SupplierUnanswered);
        const found = await world.supplier.find(asked.reference);
        expect(await world.supplier.order(asked)).toMatchObject({ pnr: found!.pnr });
      });

      test('seats that are gone are not bought', async () => {
        const asked = await request('sold-out', world.instant);
        await expect(world.supplier.order(asked)).rejects.toMatchObject({ code: 'sold-out' });
        expect(await world.supplier.find(asked.reference)).toBeNull();
      });
    });

    describe('giving tickets back', () => {
      test('a quote says what is kept of what was paid, and changes nothing', async () => {
        const asked = await request();
        const { supplierOrderId } = await world.supplier.hold(asked);
        await expect(quote(supplierOrderId)).rejects.toThrow(SupplierTermsUnknown);
        const issued = await world.supplier.issue({ supplierOrderId, reference: asked.reference });
        const { id, tariff, taxes, expiresAt } = await quote(supplierOrderId);
        expect(tariff.paid.amount + taxes.paid.amount).toBe(asked.supplierTotal.amount);
        for (const { paid, kept } of [tariff, taxes]) {
          expect(kept.amount).toBeGreaterThanOrEqual(0);
          expect(kept.amount).toBeLessThanOrEqual(paid.amount);
        }
        expect(expiresAt.getTime()).toBeGreaterThan(world.now().getTime());
        expect(await world.supplier.findCancellation(id)).toBe('open');
        expect(await world.supplier.issue({ supplierOrderId, reference: asked.reference })).toEqual(
          issued,
        );
      });

      test('a quote is confirmed once and for all', async () => {
        const { id } = await quote(await ticketed());
        await world.supplier.confirmCancellation({ quoteId: id });
        await world.supplier.confirmCancellation({ quoteId: id });
        expect(await world.supplier.findCancellation(id)).toBe('confirmed');
        expect(await world.supplier.findCancellation('none')).toBeNull();
      });

      test('a confirmation whose answer is lost is found by its quote', async () => {
        const { id } = await quote(await ticketed('cancel-unanswered'));
        await expect(world.supplier.confirmCancellation({ quoteId: id })).rejects.toThrow(
          SupplierUnanswered,
        );
        expect(await world.supplier.findCancellation(id)).toBe('confirmed');
      });

      test("a carrier's word takes nothing, and its records say what happened to the flights", async () => {
        const plain = await ticketed();
        expect(await world.supplier.findDisruption({ supplierOrderId: plain })).toBeNull();
        expect((await quote(plain, true)).tariff.kept.amount).toBe(0);
        const cancelled = { supplierOrderId: await ticketed('flight-cancelled') };
        expect(await world.supplier.findDisruption(cancelled)).toEqual({ kind: 'cancelled' });
        const delayed = { supplierOrderId: await ticketed('flight-delayed') };
        expect(await world.supplier.findDisruption(delayed)).toMatchObject({ kind: 'delayed' });
        const forced = await world.supplier.quoteCancellation({
          ...delayed,
          reason: 'flight-delayed',
          waived: false,
        });
        expect(forced.tariff.kept.amount).toBe(0);
      });

      test('a part is given back by itself: what stays is as it was, and the parts add up to the order', async () => {
        const asked = await request();
        const { supplierOrderId } = await world.supplier.hold(asked);
        await world.supplier.issue({ supplierOrderId, reference: asked.reference });
        const slices = Array.from(world.holdable.legs, (_leg, index) => index);
        const ask = (...passengers: number[]) =>
          world.supplier.quoteCancellation({
            supplierOrderId,
            reason: null,
            waived: false,
            part: passengers.map((passenger) => ({ passenger, slices })),
          });
        if (!world.givesPartsBack) {
          await expect(ask(0)).rejects.toThrow(SupplierTermsUnknown);
          return void (await expect(ask(0, 1)).resolves.toMatchObject({ tariff: {} }));
        }
        const [first, both] = [await ask(0), await ask(0, 1)];
        await world.supplier.confirmCancellation({ quoteId: first.id });
        await world.supplier.confirmCancellation({ quoteId: first.id });
        expect(await world.supplier.find(asked.reference)).not.toBeNull();
        await expect(ask(0)).rejects.toThrow(SupplierTermsUnknown);
        await expect(world.supplier.confirmCancellation({ quoteId: both.id })).rejects.toThrow(
          SupplierQuoteExpired,
        );
        const rest = await quote(supplierOrderId);
        const paid = [first, rest].map(
          ({ tariff, taxes }) => tariff.paid.amount + taxes.paid.amount,
        );
        expect(paid[0]! + paid[1]!).toBe(asked.supplierTotal.amount);
        await world.supplier.confirmCancellation({ quoteId: rest.id });
        expect(await world.supplier.find(asked.reference)).toBeNull();
      });

      // Near the end: time passes for the whole world.
      test('a quote that is too old is refused, and a new one is good', async () => {
        const order = await ticketed();
        const { id, expiresAt } = await quote(order);
        await world.pass(Math.ceil((expiresAt.getTime() - world.now().getTime()) / 60_000) + 1);
        await expect(world.supplier.confirmCancellation({ quoteId: id })).rejects.toThrow(
          SupplierQuoteExpired,
        );
        await world.supplier.confirmCancellation({ quoteId: (await quote(order)).id });
      });
    });

    // Last: the offer stays dearer for everybody.
    test('a price raised at the hold is told, and is good once it is agreed to', async () => {
      await expect(world.supplier.hold(await request('price-raised'))).rejects.toThrow(
        SupplierPriceChanged,
      );
      const again = await request('price-raised');
      expect((await world.supplier.hold(again)).total).toEqual(again.supplierTotal);
    });
  });
}
