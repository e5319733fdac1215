import { startDuffel, type DuffelUnderTest } from '../../../../testing/suppliers/duffel';
import { createBreaker, createDice, mutateField } from '../../../../testing/mutate-response';
import { addDays } from '@karvon/calendar';
import { rounds } from '../../../../testing/rounds';
import { supplierTotal } from '../../agency-price';
import {
  SupplierIssueRefused,
  SupplierPriceChanged,
  SupplierQuoteExpired,
  SupplierTermsUnknown,
  SupplierUnanswered,
} from '../air-supplier';
import type { Provocation } from '../contract/supplier-under-test';
import type { ExchangeTerms } from '../exchange-tickets';
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

const { find, offered, request, requestOf } = supplierSteps(() => ({
  ...provocations,
  supplier: world.supplier,
  holdable: flight('JFK', 'EWR'),
}));

/** What each fare of a search costs, by its id. */
async function pricesFound(): Promise<Map<string, number>> {
  const fares = (await find()).flatMap((offer) => offer.fares);
  return new Map(fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
}

/** An order with tickets, and the wish to fly a day later. */
async function wished(provocation: Provocation = 'nothing') {
  const offer = await offered();
  const sold = requestOf(offer, provocations.passenger(provocation));
  const { supplierOrderId } = await world.supplier.hold(sold);
  await world.supplier.issue({ supplierOrderId, reference: sold.reference });
  const before = offer.slices[0]!;
  const date = addDays(before.segments[0]!.departingAt.slice(0, 10), 1);
  return { supplierOrderId, wishes: [{ slice: 0, before, date }] };
}

const costOf = ({ fee, difference }: ExchangeTerms) => fee.amount + difference.amount;

test(`${MUTATIONS} broken answers about fares, tickets, exchanges and refunds: never an unexpected error, never another price`, async () => {
  const offer = await offered();
  const prices = new Map(offer.fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
  const sold = await request();
  const { supplierOrderId } = await world.supplier.hold(sold);
  const { tickets } = await world.supplier.issue({ supplierOrderId, reference: sold.reference });
  const all = { supplierOrderId, reason: null, waived: false };
  const { id: whole, tariff } = await world.supplier.quoteCancellation(all);
  const retained = tariff.kept.amount;
  const order = await wished();
  const offers = await world.supplier.offerExchange(order);
  const costs = new Set(offers.map(costOf));
  const done = await wished();
  const [first] = await world.supplier.offerExchange(done);
  const taken = { supplierOrderId: done.supplierOrderId, offerId: first!.id };
  const exchanged = await world.supplier.confirmExchange(taken);
  const { supplierOrderId: movedOrder } = await wished('flight-moved');
  const change = await world.supplier.findChange({ supplierOrderId: movedOrder });
  const moved = { supplierOrderId: movedOrder, changeId: change!.id };

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
      const quote = await onBroken(() => world.supplier.quoteCancellation(all));
      if (quote) expect(quote.tariff.kept.amount).toBe(retained);
    },
    async () => void (await onBroken(() => world.supplier.findChange({ supplierOrderId }))),
    async () => {
      const offers = await onBroken(() => world.supplier.offerExchange(order));
      for (const one of offers ?? []) expect(costs).toContain(costOf(one));
    },
    async () => {
      const again = await onBroken(() => world.supplier.confirmExchange(taken));
      if (again) expect(again).toEqual(exchanged);
    },
    async () => void (await onBroken(() => world.supplier.acceptChange(moved))),
    async () => void (await onBroken(() => world.supplier.findCancellation(whole))),
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

test('tickets are paid, exchanged and given back once, whatever the answers look like', async () => {
  for (let i = 0; i < MUTATIONS / 10; i++) {
    const requested = await request();
    const { supplierOrderId } = await world.supplier.hold(requested);
    const issue = () => world.supplier.issue({ supplierOrderId, reference: requested.reference });
    const issued = await onBroken(issue);
    const paid = await issue();
    if (issued) expect(issued).toEqual(paid);

    const order = await wished();
    const [offer] = await world.supplier.offerExchange(order);
    const taken = { supplierOrderId: order.supplierOrderId, offerId: offer!.id };
    const exchanged = await onBroken(() => world.supplier.confirmExchange(taken));
    const now = await world.supplier.confirmExchange(taken);
    if (exchanged) expect(exchanged).toEqual(now);

    const quote = await world.supplier.quoteCancellation({
      supplierOrderId,
      reason: null,
      waived: false,
    });
    const confirm = () => world.supplier.confirmCancellation({ quoteId: quote.id });
    await onBroken(confirm);
    await confirm();
    expect(await world.supplier.findCancellation(quote.id)).toBe('confirmed');
  }
});

test('an exchange that is done is never told as one that has changed nothing', async () => {
  const order = await wished();
  const [offer] = await world.supplier.offerExchange(order);
  const taken = { supplierOrderId: order.supplierOrderId, offerId: offer!.id };
  await world.supplier.confirmExchange(taken);
  for (let i = 0; i < MUTATIONS / 4; i++) {
    const again = () =>
      world.supplier.confirmExchange(taken).catch((error: unknown) => {
        if (error instanceof SupplierQuoteExpired) throw new Error('told as undone');
        throw error;
      });
    await onBroken(again);
  }
});
