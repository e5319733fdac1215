import { addDays } from '@karvon/calendar';
import {
  createBreaker,
  createDice,
  type ChangeResponse,
  type Mutation,
} from '@karvon/platform/testing/mutate-response';
import { rounds } from '@karvon/platform/testing/rounds';
import { supplierTotal } from '../supplier-total';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '../air-supplier';
import type { AirUnderFaults } from './air-under-faults';
import { brokenExchanges, brokenReturns, brokenSales, type Act } from './broken-acts.contract';
import { supplierSteps } from './supplier-steps';
import type { Provocation } from './supplier-under-test';

const MUTATIONS = rounds(200, 1_000);
const dice = createDice(20_261_123);

/**
 * Many broken responses: never an unexpected error, never another price, never two orders. Call it in a spec of the adapter.
 * @param open the simulator's responses go through `change`
 */
export function testAirMutations(
  name: string,
  open: (change: ChangeResponse) => Promise<AirUnderFaults>,
  {
    mutation,
    exchanges = true,
    returns = true,
  }: { mutation: Mutation; exchanges?: boolean; returns?: boolean },
): void {
  describe(`${name} on broken responses`, () => {
    const breaker = createBreaker([
      SupplierIssueRefused,
      SupplierPriceChanged,
      SupplierQuoteExpired,
      SupplierTermsUnknown,
      SupplierUnanswered,
    ]);
    const { counted, onBroken } = breaker;
    let world: AirUnderFaults;
    beforeAll(async () => {
      world = await open(breaker.change(dice, mutation));
    }, 120_000);
    afterAll(() => world.close());

    const steps = supplierSteps(() => world);
    const { find, offered, request, requestOf } = steps;

    /** The price of each fare of a search. */
    async function pricesFound(): Promise<number[]> {
      const fares = (await find()).flatMap((offer) => offer.fares);
      return fares.map(({ lines }) => supplierTotal(lines).amount);
    }

    /** An order with tickets, and the wish to fly a day later. */
    async function wished(provocation: Provocation = 'nothing') {
      const offer = await offered();
      const sold = requestOf(offer, world.passenger(provocation));
      const { supplierOrderId } = await world.supplier.hold(sold);
      await world.supplier.issue({ supplierOrderId, reference: sold.reference });
      const before = offer.slices[0]!;
      const date = addDays(before.segments[0]!.departingAt.slice(0, 10), 1);
      return { supplierOrderId, wishes: [{ slice: 0, before, date }] };
    }

    /** An order and the first offer of its exchange. */
    async function exchangeable() {
      const order = await wished();
      const [offer] = await world.supplier.offerExchange(order);
      return { supplierOrderId: order.supplierOrderId, offerId: offer!.id };
    }

    test(`${MUTATIONS} broken responses: never an unexpected error, never another price`, async () => {
      const acts: Act[] = await brokenSales(world.supplier, steps, breaker);
      if (returns) acts.push(...(await brokenReturns(world.supplier, steps, breaker)));
      if (exchanges) acts.push(...(await brokenExchanges(world.supplier, wished, breaker)));
      for (let i = 0; i < MUTATIONS; i++) await acts[dice(acts.length)]!();
      // Both must occur: the adapter ignores some broken fields and refuses others.
      expect(counted.fulfilled).toBeGreaterThan(MUTATIONS / 10);
      expect(counted.refused).toBeGreaterThan(MUTATIONS / 10);
    }, 600_000);

    test('searches show right prices or none', async () => {
      // Ids differ from search to search, but the fares and their prices are the same.
      const right = new Set(await pricesFound());
      for (let i = 0; i < MUTATIONS / 8; i++)
        for (const price of (await onBroken(pricesFound)) ?? []) expect(right).toContain(price);
    }, 600_000);

    test('bookings are made once, at the agreed price', async () => {
      for (let i = 0; i < MUTATIONS / 8; i++) {
        const requested = await request();
        const before = world.countOrders();
        const hold = await onBroken(() => world.supplier.hold(requested));
        if (hold) expect(hold.total).toEqual(requested.supplierTotal);
        const found = await world.supplier.find(requested.reference);
        expect(world.countOrders() - before).toBe(found ? 1 : 0);
      }
    }, 600_000);

    test(`tickets are paid${returns ? ' and given back' : ''} once`, async () => {
      for (let i = 0; i < MUTATIONS / 10; i++) {
        const requested = await request();
        const { supplierOrderId } = await world.supplier.hold(requested);
        const issue = () =>
          world.supplier.issue({ supplierOrderId, reference: requested.reference });
        const issued = await onBroken(issue);
        const paid = await issue();
        if (issued) expect(issued).toEqual(paid);
        if (!returns) continue;

        const quote = await steps.quote(supplierOrderId);
        const confirm = () => world.supplier.confirmCancellation({ quoteId: quote.id });
        await onBroken(confirm);
        await confirm();
        expect(await world.supplier.findCancellation(quote.id)).toBe('confirmed');
      }
    }, 600_000);

    if (!exchanges) return;

    test('tickets are exchanged once', async () => {
      for (let i = 0; i < MUTATIONS / 10; i++) {
        const taken = await exchangeable();
        const exchanged = await onBroken(() => world.supplier.confirmExchange(taken));
        const now = await world.supplier.confirmExchange(taken);
        if (exchanged) expect(exchanged).toEqual(now);
      }
    }, 600_000);

    test('an exchange that is done is never reported as one without effect', async () => {
      const taken = await exchangeable();
      await world.supplier.confirmExchange(taken);
      for (let i = 0; i < MUTATIONS / 4; i++)
        await onBroken(() =>
          world.supplier.confirmExchange(taken).catch((error: unknown) => {
            if (error instanceof SupplierQuoteExpired) throw new Error('told as undone');
            throw error;
          }),
        );
    }, 600_000);
  });
}
