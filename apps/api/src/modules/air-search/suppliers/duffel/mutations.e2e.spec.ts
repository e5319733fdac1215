import { ProblemError } from '../../../../http/problem';
import { startDuffel, type DuffelUnderTest } from '../../../../testing/duffel';
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

/** Pseudo-random numbers that are the same in every run. */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Holder = Record<string, unknown>;

/** Every field of a response with its parent object. */
function fieldsOf(value: unknown, into: [Holder, string][] = []): [Holder, string][] {
  if (typeof value === 'object' && value !== null)
    for (const key of Object.keys(value)) {
      into.push([value as Holder, key]);
      fieldsOf((value as Holder)[key], into);
    }
  return into;
}

/** An answer with one field gone, of another type, or cut short. */
function mutate(body: unknown, dice: (below: number) => number): unknown {
  const changed = structuredClone(body);
  const fields = fieldsOf((changed as { data?: unknown } | null)?.data);
  const [holder, key] = fields[dice(fields.length)] ?? [];
  if (!holder || key === undefined) return changed;
  const before = holder[key];
  const kind = dice(3);
  if (kind === 0) delete holder[key];
  else if (kind === 1) holder[key] = [null, 7, 'x', true, [], {}][dice(6)];
  else if (typeof before === 'string') holder[key] = before.slice(0, dice(before.length + 1));
  else if (Array.isArray(before)) holder[key] = before.slice(0, dice(before.length + 1));
  else delete holder[key];
  return changed;
}

/** What the port may answer instead of a result: everything else would be a 5xx. */
const isExpected = (error: unknown): boolean =>
  error instanceof ProblemError ||
  [
    SupplierIssueRefused,
    SupplierPriceChanged,
    SupplierQuoteExpired,
    SupplierTermsUnknown,
    SupplierUnanswered,
  ].some((kind) => error instanceof kind);

const dice = createDice(20_261_123);
let broken = false;
let answered = 0;
let refused = 0;
let world: DuffelUnderTest;
beforeAll(async () => {
  world = await startDuffel({
    change: (answer) =>
      broken && answer.body ? { ...answer, body: mutate(answer.body, dice) } : answer,
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

/** Runs `act` on broken answers: its result, or null for an expected refusal. */
async function onBroken<Result>(act: () => Promise<Result>): Promise<Result | null> {
  broken = true;
  try {
    const result = await act();
    answered += 1;
    return result;
  } catch (error) {
    if (!isExpected(error)) throw error;
    refused += 1;
    return null;
  } finally {
    broken = false;
  }
}

test(`${MUTATIONS} broken answers: never an unexpected error, never another price`, async () => {
  const offer = await offered();
  const prices = new Map(offer.fares.map(({ id, lines }) => [id, supplierTotal(lines).amount]));
  const sold = await request();
  const { supplierOrderId } = await world.supplier.hold(sold);
  const { tickets } = await world.supplier.issue({ supplierOrderId, reference: sold.reference });
  const whole = { supplierOrderId, reason: null, waived: false };
  const kept = (await world.supplier.quoteCancellation(whole)).tariff.kept.amount;

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
      if (quote) expect(quote.tariff.kept.amount).toBe(kept);
    },
    async () => void (await onBroken(() => world.supplier.findDisruption({ supplierOrderId }))),
  ];
  for (let i = 0; i < MUTATIONS; i++) await acts[dice(acts.length)]!();
  // Both must happen: some broken fields are not read, others are.
  expect(answered).toBeGreaterThan(MUTATIONS / 10);
  expect(refused).toBeGreaterThan(MUTATIONS / 10);
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
    const asked = await request();
    const before = world.duffel.countOrders();
    const hold = await onBroken(() => world.supplier.hold(asked));
    if (hold) expect(hold.total).toEqual(asked.supplierTotal);
    const found = await world.supplier.find(asked.reference);
    expect(world.duffel.countOrders() - before).toBe(found ? 1 : 0);
  }
});
