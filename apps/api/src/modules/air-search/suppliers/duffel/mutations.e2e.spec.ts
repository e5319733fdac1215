import { startDuffel, type DuffelUnderTest } from '../../../../testing/duffel';
import { createBreaker, createDice, mutateField } from '../../../../testing/mutate-response';
import { rounds } from '../../../../testing/rounds';
import { supplierTotal } from '../../agency-price';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '../air-supplier';
import { flight, provocations } from '../contract/provocations';
import { supplierSteps } from '../contract/supplier-steps';

const MUTATIONS = rounds(200, 1_000);

/** A response with one field removed, of another type, or shortened. */
function mutate(body: unknown): unknown {
  const changed = structuredClone(body);
  mutateField((changed as { data?: unknown } | null)?.data, dice, {
    wrong: [null, 7, 'x', true, [], {}],
    shortened: (value) => (typeof value === 'string' || Array.isArray(value) ? value : undefined),
  });
  return changed;
}

const dice = createDice(20_261_123);
const breaker = createBreaker([
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
]);
const { counted, onBroken } = breaker;
let world: DuffelUnderTest;
beforeAll(async () => {
  world = await startDuffel({
    change: (response) =>
      breaker.broken && response.body ? { ...response, body: mutate(response.body) } : response,
  });
});
afterAll(() => world.close());

const { find, offered, request } = supplierSteps(() => ({
  ...provocations,
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
}));

/** What each fare of a search costs, by its id. */
async function pricesFound(): Promise<Map<string, number>> {
  const fares = (await find()).flatMap((offer) => offer.fares);
  return new Map(fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
}

test(`${MUTATIONS} broken answers: never an unexpected error, never another price`, async () => {
  const offer = await offered();
  const prices = new Map(offer.fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
  const sold = await request();
  const { supplierOrderId } = await world.supplier.hold(sold);
  const { tickets } = await world.supplier.issue({ supplierOrderId, reference: sold.reference });
  const whole = { supplierOrderId, reason: null, waived: false };
  const retained = (await world.supplier.quoteCancellation(whole)).tariff.kept.amount;

  const acts: (() => Promise<void>)[] = [
    async () => {
      const priced = await onBroken(() => world.supplier.price(offer.id));
      for (const { id, lines } of priced?.fares ?? [])
        if (prices.has(id)) expect(supplierTotal(lines).amount).toBe(prices.get(id));
    },
    async () => void (await onBroken(() => world.supplier.rules(offer.id, offer.fares[0]!.id))),
    async () => {
      const hold = await onBroken(() => world.supplier.find(sold.reference));
      if (hold) expect(hold.total).toEqual(sold.supplierTotal);
    },
    async () => {
      const issued = await onBroken(() =>
        world.supplier.issue({ supplierOrderId, reference: sold.reference }),
      );
      if (issued) expect(issued.tickets).toEqual(tickets);
    },
    async () => {
      const quote = await onBroken(() => world.supplier.quoteCancellation(whole));
      if (quote) expect(quote.tariff.kept.amount).toBe(retained);
    },
    async () => void (await onBroken(() => world.supplier.findChange({ supplierOrderId }))),
  ];
  for (let i = 0; i < MUTATIONS; i++) await acts[dice(acts.length)]!();
  // Both must happen: some broken fields are not read, others are.
  expect(counted.fulfilled).toBeGreaterThan(MUTATIONS / 10);
  expect(counted.refused).toBeGreaterThan(MUTATIONS / 10);
});

test('searches on broken answers show right prices or none', async () => {
  // Ids are of one search: prices of the same fares are the same in all.
  const right = new Set((await pricesFound()).values());
  for (let i = 0; i < 25; i++)
    for (const price of (await onBroken(pricesFound))?.values() ?? [])
      expect(right).toContain(price);
});

test('bookings on broken answers are made once, at the agreed price', async () => {
  for (let i = 0; i < 25; i++) {
    const requested = await request();
    const before = world.duffel.countOrders();
    const hold = await onBroken(() => world.supplier.hold(requested));
    if (hold) expect(hold.total).toEqual(requested.supplierTotal);
    const found = await world.supplier.find(requested.reference);
    expect(world.duffel.countOrders() - before).toBe(found ? 1 : 0);
  }
});
