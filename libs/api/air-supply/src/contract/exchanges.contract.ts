import { addDays } from '@karvon/calendar';
import { SupplierQuoteExpired, SupplierTermsUnknown, SupplierUnanswered } from '../air-supplier';
import type { ContractTests } from './supplier-steps';
import type { Provocation } from './supplier-under-test';

/** Exchanges of issued tickets. */
export const testExchanges: ContractTests = (world, { offered, requestOf }) => {
  describe('exchanging tickets', () => {
    /** An order with tickets, and the wish to fly a day later. */
    async function wished(provocation: Provocation = 'nothing') {
      const offer = await offered();
      const request = requestOf(offer, world().passenger(provocation));
      const { supplierOrderId } = await world().supplier.hold(request);
      const { reference } = request;
      const { tickets } = await world().supplier.issue({ supplierOrderId, reference });
      const [before] = offer.slices;
      const date = addDays(before!.segments[0]!.departingAt.slice(0, 10), 1);
      return { supplierOrderId, tickets, wishes: [{ slice: 0, before: before!, date }] };
    }

    async function firstOffer({ supplierOrderId, wishes }: Awaited<ReturnType<typeof wished>>) {
      const [offer] = await world().supplier.offerExchange({ supplierOrderId, wishes });
      return { supplierOrderId, offerId: offer!.id };
    }

    test('offers are flights of that day between the same places, with their whole price', async () => {
      const { supplierOrderId, wishes } = await wished();
      const [{ before, date }] = wishes as [(typeof wishes)[number]];
      const offers = await world().supplier.offerExchange({ supplierOrderId, wishes });
      expect(offers.length).toBeGreaterThan(0);
      for (const { slices, fee, difference, expiresAt } of offers) {
        const { origin, destination } = before;
        expect(slices).toMatchObject([{ origin, destination }]);
        expect(slices[0]!.segments[0]!.departingAt.slice(0, 10)).toBe(date);
        expect(fee.amount).toBeGreaterThanOrEqual(0);
        expect(difference.currency).toBe(fee.currency);
        expect(expiresAt.getTime()).toBeGreaterThan(world().now().getTime());
      }
    });

    test('an offer is taken once, and the tickets have new numbers', async () => {
      const order = await wished();
      const taken = await firstOffer(order);
      const first = await world().supplier.confirmExchange(taken);
      expect(await world().supplier.confirmExchange(taken)).toEqual(first);
      const numbers = first.tickets.map(({ number }) => number);
      expect(numbers).toHaveLength(order.tickets.length);
      for (const { number } of order.tickets) expect(numbers).not.toContain(number);
    });

    test('after a lost response a repeated call returns the same exchange', async () => {
      const taken = await firstOffer(await wished('exchange-unanswered'));
      await expect(world().supplier.confirmExchange(taken)).rejects.toThrow(SupplierUnanswered);
      const { tickets } = await world().supplier.confirmExchange(taken);
      expect(tickets.length).toBeGreaterThan(0);
    });

    test('an offer that the airline withdraws changes nothing', async () => {
      const order = await wished('exchange-refused');
      const taken = await firstOffer(order);
      await expect(world().supplier.confirmExchange(taken)).rejects.toThrow(SupplierQuoteExpired);
    });

    test('if only a person can tell the terms, the offer is refused with that reason', async () => {
      const { supplierOrderId, wishes } = await wished('exchange-by-hand');
      await expect(world().supplier.offerExchange({ supplierOrderId, wishes })).rejects.toThrow(
        SupplierTermsUnknown,
      );
    });
  });
};
